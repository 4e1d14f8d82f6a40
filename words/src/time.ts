import { clockIn, isoDay } from './dates.ts'

export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The calendar day of an instant in UTC, such as 2026-11-15. */
export const utcDay = (at: Date | number): string => new Date(at).toISOString().slice(0, 10)

/** The calendar day of an instant in a time zone, such as 2026-11-15. */
export const zonedDay = (at: Date | number, zone: string): string => isoDay(new Date(at), clockIn(zone))

/** The same for many instants: what the zone is ahead of UTC is looked up once for each hour that occurs. */
export function zonedDays(zone: string): (at: Date | number) => string {
  const wallOf = clockIn(zone)
  const offsets = new Map<number, number>()
  return at => {
    const atMs = at.valueOf()
    const hour = Math.floor(atMs / HOUR_MS)
    let offsetMs = offsets.get(hour)
    if (offsetMs === undefined) {
      const wall = wallOf(new Date(hour * HOUR_MS))
      offsetMs = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute) - hour * HOUR_MS
      offsets.set(hour, offsetMs)
    }
    return utcDay(atMs + offsetMs)
  }
}
