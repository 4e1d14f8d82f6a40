import { DAY_MS } from '@pusula/words'
import { type Sql, sql } from './db/db.ts'

// Turkey has kept +03:00 all year since 2016; most people here count their day by it.
const offsetMs = 3 * 60 * 60_000

/** The day of a moment, such as 2026-11-15. */
export const dayOf = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 10)

/** The same in a query. */
export const dayIn = (column: Sql): Sql => sql`to_char(${column} at time zone 'Europe/Istanbul', 'YYYY-MM-DD')`

/** When the day of a moment began. */
export const dayStart = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + offsetMs) / DAY_MS) * DAY_MS - offsetMs)

/** The last days up to this one, the oldest first. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, i) => dayOf(new Date(now.getTime() - (count - 1 - i) * DAY_MS)))
