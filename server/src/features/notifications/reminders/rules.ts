import { reminderRule } from '@pusula/contract'
import { clockIn } from '@pusula/words'

const hourMs = 3_600_000

/** Nobody is woken up for something that can wait. */
export function isQuiet(timeZone: string, at: Date): boolean {
  const { hour } = clockIn(timeZone)(at)
  return hour >= reminderRule.quietFromHour || hour < reminderRule.quietUntilHour
}

/** The first moment from now on at which nobody sleeps, to the quarter of an hour: zones are not all whole hours apart. */
export function afterQuiet(timeZone: string, now: Date): Date {
  const quarterMs = hourMs / 4
  let at = now
  while (isQuiet(timeZone, at)) at = new Date((Math.floor(at.getTime() / quarterMs) + 1) * quarterMs)
  return at
}

interface Reader {
  hours: number
  lastSeenAt: Date
  remindedAt: Date | null
}

/** Away for as long as they chose, and not reminded within a day. */
export const isMissed = ({ hours, lastSeenAt, remindedAt }: Reader, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= hours * hourMs &&
  (remindedAt === null || now.getTime() - remindedAt.getTime() >= reminderRule.apartHours * hourMs)
