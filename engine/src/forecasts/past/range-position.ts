import type { Candles } from '../../candles.ts'

/** Where the price stands in the range of the last candles: -1 at the bottom, 1 at the top, 0 without a range. */
export function rangePosition(candles: Candles, end: number, count: number, priceUsd: number): number {
  let high = priceUsd
  let low = priceUsd
  for (let i = Math.max(0, end - count); i < end; i++) {
    if (candles.high[i] > high) high = candles.high[i]
    if (candles.low[i] < low) low = candles.low[i]
  }
  return high > low ? (2 * priceUsd - high - low) / (high - low) : 0
}
