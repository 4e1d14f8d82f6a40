import { DAY_MS } from '@pusula/words'
import { beganAt } from './moves.ts'
import { type Past, type Range, rangeOfHours, rangeSince } from './past.ts'

/** Where the price stands within what it has seen over a stretch. */
export interface Place extends Range {
  /** 0 at the low, 1 at the high. */
  readonly ratio: number
  /** The end of the range that was reached just now: within a day for a month's, within a week for a year's. */
  readonly fresh: 'high' | 'low' | null
}

export interface Places {
  readonly week: Range | null
  readonly month: Place | null
  readonly year: Place | null
}

const monthDays = 30
const yearDays = 365

/** Each only where the coin is that old. */
export function readPlaces(past: Past): Places {
  const { at, days, hours } = past
  const isOlder = (span: number) => days.time.length > 0 && days.time[0] <= at - span * DAY_MS
  const isKnown = hours.time.length > 0 && hours.time[0] <= at - 7 * DAY_MS
  return {
    week: isKnown ? rangeOfHours(past, at - 7 * DAY_MS) : null,
    month: isOlder(monthDays) && isKnown ? placeIn(past, monthDays, 1) : null,
    year: isOlder(yearDays) && isKnown ? placeIn(past, yearDays, 7) : null,
  }
}

function placeIn(past: Past, spanDays: number, freshDays: number): Place | null {
  // From the day that a move over as many days begins with: nothing rose further than from its low.
  const range = rangeSince(past, beganAt(past, spanDays))
  const { lowUsd, highUsd } = range
  if (!(highUsd > lowUsd)) return null
  const lately = rangeOfHours(past, past.at - freshDays * DAY_MS)
  const fresh = lately.highUsd >= highUsd ? 'high' : lately.lowUsd <= lowUsd ? 'low' : null
  return { ...range, ratio: (past.priceUsd - lowUsd) / (highUsd - lowUsd), fresh }
}
