import { dayMs, firstSince, type Past } from './past.ts'
import { usualOf } from './usual.ts'

const swingDays = 7

/** How far the days of the last week swung, against the weeks of the last 90 days; null where that is not known. */
export function readSwing({ at, hours, days }: Past): number | null {
  const { high, low } = days
  const dayRange = (day: number) => Math.log(high[day] / low[day])
  const weekAt = (day: number) => meanOf(back => dayRange(day - back))
  const usual = usualOf(weekAt, swingDays - 1, high.length)
  const start = firstSince(hours, at - swingDays * dayMs)
  if (usual === null || start === 0) return null
  const lately = meanOf(back => {
    const from = firstSince(hours, at - (back + 1) * dayMs)
    return lateRange(hours, from, firstSince(hours, at - back * dayMs))
  })
  return lately / usual
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
  const start = firstSince(hours, at - dayMs)
  if (usual === null || start === 0) return null
  let traded = 0
  for (let i = start; i < hours.close.length; i++) traded += hours.volume[i] * hours.close[i]
  return traded / usual
}

/** Size of the swing of a usual day; null where there are too few days to know. */
export const usualDaySwing = ({ days: { high, low } }: Past): number | null =>
  usualOf(day => Math.log(high[day] / low[day]), 0, high.length)
