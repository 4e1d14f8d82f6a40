import { DAY_MS } from '@pusula/words'
import { firstSince, type Past } from './past.ts'
import { usualDays, usualOf } from './usual.ts'

const swingDays = 7

/** How far the days swing. */
interface Swing {
  /** The days of the last week against the weeks of the last 90 days; null where that is not known. */
  readonly ratio: number | null
  /** Size of the swing of a usual day; null where there are too few days to know. */
  readonly usualDay: number | null
}

export function readSwing({ at, hours, days: { high, low } }: Past): Swing {
  const end = high.length
  const first = Math.max(0, end - usualDays - swingDays + 1)
  const ranges = new Float64Array(end)
  for (let day = first; day < end; day++) ranges[day] = Math.log(high[day] / low[day])
  const usualDay = usualOf(day => ranges[day], 0, end)
  const usualWeek = usualOf(day => meanOf(back => ranges[day - back]), swingDays - 1, end)
  const isKnown = firstSince(hours, at - swingDays * DAY_MS) > 0
  if (usualWeek === null || !isKnown) return { ratio: null, usualDay }
  const lately = meanOf(back =>
    lateRange(hours, firstSince(hours, at - (back + 1) * DAY_MS), firstSince(hours, at - back * DAY_MS)),
  )
  return { ratio: lately / usualWeek, usualDay }
}

function meanOf(measure: (back: number) => number): number {
  let sum = 0
  for (let back = 0; back < swingDays; back++) sum += measure(back)
  return sum / swingDays
}

function lateRange({ high, low }: Past['hours'], start: number, end: number): number {
  if (end <= start) return 0
  let [most, least] = [high[start], low[start]]
  for (let i = start + 1; i < end; i++) {
    if (high[i] > most) most = high[i]
    if (low[i] < least) least = low[i]
  }
  return Math.log(most / least)
}

/** Money traded in 24 hours against a usual day; null where it is not known. */
export function readVolume({ at, hours, days }: Past): number | null {
  const usual = usualOf(day => days.volume[day] * days.close[day], 0, days.close.length)
  const start = firstSince(hours, at - DAY_MS)
  if (usual === null || start === 0) return null
  let traded = 0
  for (let i = start; i < hours.close.length; i++) traded += hours.volume[i] * hours.close[i]
  return traded / usual
}
