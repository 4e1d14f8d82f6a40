import type { EntryKind } from '@pusula/contract'
import { DAY_MS, HOUR_MS, utcDay, zonedDays } from '@pusula/words'
import { Problem } from '../../../platform/problem.ts'
import type { Entry } from './position.ts'

/** Trade time: an instant, or a calendar day without an hour. */
export type Moment = Pick<Entry, 'tradedAt' | 'day'>

/** There was nothing to buy before the first block of Bitcoin. */
const firstDay = '2009-01-03'
/** Tomorrow has begun on the first islands so many hours before it does in UTC. */
const firstIslandsMs = 14 * HOUR_MS

const isDay = (written: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(written)
const startOf = (day: string): string => `${day}T00:00:00.000Z`
const isCalendarDay = (day: string): boolean => {
  const atMs = Date.parse(startOf(day))
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(day)
}

/**
 * Where a day or an instant stands among the others. A day is ordered by UTC, by which prices and rates have their days as well: what was
 * bought on it is there from its beginning, what was sold on it goes at its end. No reader's clock has a say (decision 80).
 */
export const momentOf = (written: string, kind: EntryKind): Moment =>
  isDay(written)
    ? { day: written, tradedAt: kind === 'buy' ? startOf(written) : `${written}T23:59:59.999Z` }
    : { tradedAt: written }

/** Whether something can have been traded then. Tomorrow is allowed, since it has begun somewhere; later is a slip of the finger. */
export function withinTime(now: Date): (written: string) => boolean {
  const lastInstant = new Date(now.getTime() + DAY_MS).toISOString()
  const lastDay = utcDay(now.getTime() + firstIslandsMs)
  return written => firstDay <= written && written <= (isDay(written) ? lastDay : lastInstant)
}

/** A day or an instant as a caller writes it. */
export function readMoment(written: string, kind: Entry['kind'], now: Date): Moment {
  const at = new Date(written)
  const spelled = isDay(written) ? written : Number.isNaN(at.getTime()) ? '' : at.toISOString()
  if (withinTime(now)(spelled) && (!isDay(spelled) || isCalendarDay(spelled))) return momentOf(spelled, kind)
  throw new Problem('request.invalid', { fields: [{ field: 'purchaseDate', rule: 'range' }] })
}

/** The calendar day of an entry, where the account keeps its years. */
export type DayOf = (entry: Moment) => string

export function daysIn(timeZone: string): DayOf {
  const dayOf = zonedDays(timeZone)
  return ({ day, tradedAt }) => day ?? dayOf(Date.parse(tradedAt))
}

export const yearOfDay = (day: string): number => Number(day.slice(0, 4))
