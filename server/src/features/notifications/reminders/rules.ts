import { reminderRule } from '@pusula/contract'
import { clockIn, HOUR_MS } from '@pusula/words'

const quarterMs = HOUR_MS / 4

/** Time zones differ by quarter hours; quiet hours begin and end with one. */
const nextQuarter = (at: Date) => new Date((Math.floor(at.getTime() / quarterMs) + 1) * quarterMs)

/** Nobody is woken up for something that can wait. */
export function isQuiet(timeZone: string, at: Date): boolean {
  const { hour } = clockIn(timeZone)(at)
  return hour >= reminderRule.quietFromHour || hour < reminderRule.quietUntilHour
}

/** The first moment from now on at which nobody sleeps. */
export function afterQuiet(timeZone: string, now: Date): Date {
  let at = now
  while (isQuiet(timeZone, at)) at = nextQuarter(at)
  return at
}

/** The first moment from now on at which somebody sleeps, and no later than `latest`: a browser that comes back then stays silent. */
export function beforeQuiet(timeZone: string, now: Date, latest: Date): Date {
  let at = now
  while (at < latest && !isQuiet(timeZone, at)) at = nextQuarter(at)
  return at < latest ? at : latest
}

interface Reader {
  hours: number
  lastSeenAt: Date
  remindedAt: Date | null
}

/** Away for as long as they chose, and not reminded within a day. */
export const isMissed = ({ hours, lastSeenAt, remindedAt }: Reader, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= hours * HOUR_MS &&
  (remindedAt === null || now.getTime() - remindedAt.getTime() >= reminderRule.apartHours * HOUR_MS)

/** The day of the week at a place; 0 is Sunday. */
export function weekdayIn(timeZone: string, at: Date): number {
  const { year, month, day } = clockIn(timeZone)(at)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}
