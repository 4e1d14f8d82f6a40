import { DAY_MS } from '@pusula/words'
import { type Past, rangeSince } from './past.ts'

/** A young coin against its first trade and its top. */
export interface Beginning {
  readonly sinceFirstRatio: number
  readonly belowTopRatio: number
}

export function readBeginning(past: Past): Beginning | null {
  const first = past.days.open[0] ?? past.hours.open[0]
  if (first === undefined || !(first > 0)) return null
  const { highUsd } = rangeSince(past, 0)
  return { sinceFirstRatio: past.priceUsd / first - 1, belowTopRatio: 1 - past.priceUsd / highUsd }
}

/** How many whole days ago it was first traded, as far as the candles reach. */
export function ageInDays({ at, days, hours }: Past): number {
  return Math.floor((at - (days.time[0] ?? hours.time[0] ?? at)) / DAY_MS)
}
