import { type Arena, column } from '../column.ts'

export interface Bollinger {
  readonly upper: Float64Array
  readonly middle: Float64Array
  readonly lower: Float64Array
}

/**
 * Bollinger bands: the simple average and `deviations` population standard deviations around it, from candle
 * `period - 1` on.
 *
 * A running sum of squares keeps the rounding of every price it ever saw, and the root makes it visible. So windows are
 * walked in blocks of `period` that share one candle, the anchor: what lies before it is summed backwards once (kept in
 * the outputs until they are overwritten), what follows forwards. Nothing is ever subtracted, and no distance from the
 * anchor exceeds the window's own range: as exact for a coin at 1e-8 as for one at 1e6, exactly 0 in a flat window, and
 * without the fixed epsilon that makes TA-Lib call small prices motionless.
 */
export function bollinger(close: Float64Array, period = 20, deviations = 2, arena?: Arena): Bollinger {
  const { length } = close
  const upper = column(length, period - 1, arena)
  const middle = column(length, period - 1, arena)
  const lower = column(length, period - 1, arena)
  const weight = 1 / period
  for (let start = period - 1; start < length; start += period) {
    const end = Math.min(start + period, length)
    const anchor = close[start]
    let sum = 0
    let squares = 0
    for (let i = start; i > start - period; i--) {
      const distance = close[i] - anchor
      sum += distance
      squares += distance * distance
      if (i + period > end) continue
      middle[i + period - 1] = sum
      upper[i + period - 1] = squares
    }
    sum = 0
    squares = 0
    for (let i = start; i < end; i++) {
      const distance = close[i] - anchor
      sum += distance
      squares += distance * distance
      const mean = (middle[i] + sum) * weight
      const variance = Math.max((upper[i] + squares) * weight - mean * mean, 0)
      const reach = deviations * Math.sqrt(variance)
      middle[i] = anchor + mean
      upper[i] = anchor + mean + reach
      lower[i] = anchor + mean - reach
    }
  }
  return { upper, middle, lower }
}
