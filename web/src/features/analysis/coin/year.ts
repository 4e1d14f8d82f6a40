import type { Candles } from '../chart/draw.ts'

const yearDays = 365
/** A list of days may miss a few. */
const wholeDays = 360
const usualDays = 90
const fewestDays = 14
/** What lies between is usual. */
const [lessThan, moreThan] = [0.8, 1.25]

/** The lowest and the highest price of a year, that of now among them; none without days. */
export function yearOf({ low, high }: Pick<Candles, 'low' | 'high'>, nowUsd: number) {
  if (low.length === 0) return undefined
  return {
    lowUsd: Math.min(nowUsd, ...low.slice(-yearDays)),
    highUsd: Math.max(nowUsd, ...high.slice(-yearDays)),
    isWhole: low.length >= wholeDays,
  }
}

/** The volume of the last day against the median of ninety; usual where there are too few to say. */
export function volumeAgainstUsual({ volume }: Pick<Candles, 'volume'>, dayVolume: number): 'less' | 'usual' | 'more' {
  // The day that has not ended is no whole one.
  const ended = volume
    .slice(0, -1)
    .slice(-usualDays)
    .toSorted((one, other) => one - other)
  const median = ended[Math.floor(ended.length / 2)] ?? 0
  if (ended.length < fewestDays || median <= 0) return 'usual'
  const ratio = dayVolume / median
  if (ratio < lessThan) return 'less'
  return ratio > moreThan ? 'more' : 'usual'
}
