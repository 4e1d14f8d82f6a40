import { type Arena, column } from '../column.ts'

export interface Averages {
  readonly simple: Float64Array
  readonly exponential: Float64Array
}

/**
 * The simple and the exponential moving average of the last `period` values, both from candle `period - 1` on. They share
 * their first value, the mean of the first `period` values, and one walk: each waits for its own last value only, so two
 * side by side take little longer than one.
 *
 * The simple average counts from that first mean and moves on by what enters less what leaves, so a market that never
 * moved stays exactly where it is. The exponential one starts there as in TA-Lib: starting from the first price alone
 * leaves EMA200 up to 14 % off after 500 candles.
 */
export function averages(source: Float64Array, period: number, arena?: Arena): Averages {
  const { length } = source
  const simple = column(length, period - 1, arena)
  const exponential = column(length, period - 1, arena)
  if (length < period) return { simple, exponential }
  const first = meanUpTo(source, period - 1, period)
  const share = 1 / period
  const weight = 2 / (period + 1)
  let moved = 0
  let average = first
  simple[period - 1] = first
  exponential[period - 1] = first
  for (let i = period; i < length; i++) {
    moved += source[i] - source[i - period]
    average += (source[i] - average) * weight
    simple[i] = first + moved * share
    exponential[i] = average
  }
  return { simple, exponential }
}

/** The mean of the `period` values that end at `last`, exact where they are all equal. */
export function meanUpTo(source: Float64Array, last: number, period: number): number {
  const anchor = source[last]
  let sum = 0
  for (let i = last - period + 1; i < last; i++) sum += source[i] - anchor
  return anchor + sum / period
}
