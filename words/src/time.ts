// Lengths of time and UTC's day. The day of another zone is in dates.ts: the first load of a page needs no calendar.

export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The calendar day of an instant in UTC, such as 2026-11-15. */
export const utcDay = (at: Date | number): string => new Date(at).toISOString().slice(0, 10)
