import { DAY_MS, HOUR_MS, homeZone, zonedDay } from '@pusula/words'
import { type Sql, sql } from './db/db.ts'

// Days of Istanbul, by which most people here count; Turkey has kept +03:00 all year since 2016.
const offsetMs = 3 * HOUR_MS

/** The day in Istanbul of a column, in SQL. */
export const homeDayIn = (column: Sql): Sql => sql`to_char(${column} at time zone 'Europe/Istanbul', 'YYYY-MM-DD')`

/** When the day of a moment began in Istanbul. */
export const homeDayStart = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + offsetMs) / DAY_MS) * DAY_MS - offsetMs)

/** The last days in Istanbul up to this one, the oldest first. */
export const lastHomeDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, i) => zonedDay(now.getTime() - (count - 1 - i) * DAY_MS, homeZone))
