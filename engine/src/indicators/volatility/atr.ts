import type { Candles } from '../../candles.ts'
import { type Arena, column } from '../column.ts'

/** The widest of the candle's own range and its reach from the close before: a gap counts as movement. */
export function trueRange(high: number, low: number, closeBefore: number): number {
  return Math.max(high, closeBefore) - Math.min(low, closeBefore)
}

/**
 * Wilder's average true range as in TA-Lib, in price. The first candle has no close before it and is left out, so the
 * first average, of candles 1 to `period`, stands at candle `period`. A flat market reads 0.
 */
export function atr({ high, low, close }: Candles, period = 14, arena?: Arena): Float64Array {
  const { length } = close
  const out = column(length, period, arena)
  if (length <= period) return out
  let average = 0
  for (let i = 1; i <= period; i++) average += trueRange(high[i], low[i], close[i - 1]) / period
  out[period] = average
  const weight = 1 / period
  for (let i = period + 1; i < length; i++) {
    average += (trueRange(high[i], low[i], close[i - 1]) - average) * weight
    out[i] = average
  }
  return out
}
