import { clockIn, DAY_MS, MINUTE_MS } from '@pusula/words'
import type { GradedDay } from '../record/index.ts'

/** Default time of a person's day summary, in their time zone. */
const morningMinute = 8 * 60 + 30

/** The last morning hour of a place, and the next one. */
export function lastMorning(zone: string, now: Date, wanted = morningMinute): { at: Date; nextAt: Date } {
  const clock = clockIn(zone)
  /** The moment of a day at which a wall shows the wanted minutes; where a clock is set that day, as near as it gets. */
  const nearest = (from: number): number => {
    const wall = clock(new Date(from))
    const off = wanted - (wall.hour * 60 + wall.minute)
    return from + off * MINUTE_MS
  }
  const nowMs = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  // Twice: the first step may lead across a change of the clocks.
  let atMs = nearest(nearest(nowMs))
  if (atMs > nowMs) atMs = nearest(nearest(atMs - DAY_MS))
  let nextMs = nearest(nearest(atMs + DAY_MS))
  if (nextMs <= nowMs) nextMs += DAY_MS
  return { at: new Date(atMs), nextAt: new Date(nextMs) }
}

const promised = 0.8

/** How a coin's range ended, and how far beyond its edge. */
export function gradeOf({ lowUsd, highUsd, endUsd, outcome }: GradedDay) {
  if (outcome > 0) return { outcome: 'above', beyondRatio: endUsd / highUsd - 1 } as const
  if (outcome < 0) return { outcome: 'below', beyondRatio: 1 - endUsd / lowUsd } as const
  return { outcome: 'inside', beyondRatio: 0 } as const
}

/** So many of them should have stayed inside. */
export const expectedHeld = (graded: number): number => Math.round(promised * graded)

/** A range so many times as wide as normal is worth a look. */
export const wideFrom = 1.4
/** A plan that begins at least so often, of a hundred, is worth watching. */
export const likelyFrom = 0.25
