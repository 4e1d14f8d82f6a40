import type { StudiedCandles } from '../scores/reading.ts'

/** On which side of its 200-day average the price is, and for how long. */
export interface LongAverage {
  readonly priceUsd: number
  readonly side: 'above' | 'below'
  readonly days: number
  /** The average is not known for longer than that, so it may be more days. */
  readonly isAtLeast: boolean
}

export function readLongAverage({ candles, indicators }: StudiedCandles, priceUsd: number): LongAverage | null {
  const average = indicators.averages200.exponential
  const { close } = candles
  const averageUsd = average.at(-1) ?? Number.NaN
  if (!Number.isFinite(averageUsd) || averageUsd === priceUsd) return null
  const isAbove = priceUsd > averageUsd
  let day = close.length - 1
  while (day >= 0 && Number.isFinite(average[day]) && close[day] > average[day] === isAbove) day--
  const isAtLeast = day < 0 || !Number.isFinite(average[day])
  return { priceUsd: averageUsd, side: isAbove ? 'above' : 'below', days: close.length - 1 - day, isAtLeast }
}
