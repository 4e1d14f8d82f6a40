import { DAY_MS, HOUR_MS } from '@pusula/words'
import { type Candles, completedCount, slice, type Timeframe } from '../candles.ts'

/** Candles and indicators that facts are read from. */
export interface Past {
  /** The moment of the analysis, and the price then. */
  readonly at: number
  readonly priceUsd: number
  /** Complete candles, oldest first. */
  readonly hours: Candles
  readonly days: Candles
}

export function pastOf(candles: Readonly<Record<Timeframe, Candles>>, at: number, priceUsd: number): Past {
  const complete = (timeframe: Timeframe) =>
    slice(candles[timeframe], 0, completedCount(candles[timeframe], timeframe, at))
  return { at, priceUsd, hours: complete('1h'), days: complete('1d') }
}

/** The place of the first candle that opened then or later. */
export function firstSince({ time }: Candles, moment: number): number {
  let [low, high] = [0, time.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (time[middle] < moment) low = middle + 1
    else high = middle
  }
  return low
}

/** The price that long ago, by hours where they reach back so far, else by days; null where neither do. */
export function priceAgo({ at, hours, days }: Past, agoMs: number): number | null {
  const byHours = closeBy(hours, at - agoMs, HOUR_MS)
  return byHours ?? closeBy(days, at - agoMs, DAY_MS)
}

function closeBy(candles: Candles, moment: number, spanMs: number): number | null {
  const next = firstSince(candles, moment - spanMs + 1)
  return next > 0 ? candles.close[next - 1] : null
}

export interface Range {
  readonly lowUsd: number
  readonly highUsd: number
}

/** Between which prices it moved in that time: the days of it, and the hours since the last of them. */
export function rangeSince({ priceUsd, hours, days }: Past, moment: number): Range {
  const lastDayEnd = days.time.length > 0 ? days.time[days.time.length - 1] + DAY_MS : 0
  const byDays = widened({ lowUsd: priceUsd, highUsd: priceUsd }, days, firstSince(days, moment))
  return widened(byDays, hours, firstSince(hours, Math.max(moment, lastDayEnd)))
}

/** The same by hours alone, for a stretch of a few days. */
export const rangeOfHours = ({ priceUsd, hours }: Past, moment: number): Range =>
  widened({ lowUsd: priceUsd, highUsd: priceUsd }, hours, firstSince(hours, moment))

function widened({ lowUsd, highUsd }: Range, { high, low }: Candles, start: number): Range {
  let [least, most] = [lowUsd, highUsd]
  for (let i = start; i < high.length; i++) {
    if (low[i] < least) least = low[i]
    if (high[i] > most) most = high[i]
  }
  return { lowUsd: least, highUsd: most }
}
