import type { Candles } from '../candles.ts'

/**
 * The largest difference between two columns as a share of the largest value, from candle `from` on. Infinite where one
 * is defined and the other is not: an agreement on nothing must not pass for an agreement.
 */
export function differenceRatio(ours: ArrayLike<number>, theirs: ArrayLike<number>, from = 0): number {
  let largest = 0
  let difference = 0
  for (let i = from; i < ours.length; i++) {
    if (Number.isNaN(ours[i]) && Number.isNaN(theirs[i])) continue
    const apart = Math.abs(ours[i] - theirs[i])
    if (Number.isNaN(apart)) return Number.POSITIVE_INFINITY
    largest = Math.max(largest, Math.abs(theirs[i]))
    difference = Math.max(difference, apart)
  }
  return largest === 0 || theirs.length !== ours.length ? Number.POSITIVE_INFINITY : difference / largest
}

/** The candles one by one, as libraries that work candle by candle want them. */
export function candlesOf({ open, high, low, close, volume }: Candles) {
  return Array.from(close, (_, i) => ({
    open: open[i],
    high: high[i],
    low: low[i],
    close: close[i],
    volume: volume[i],
  }))
}
