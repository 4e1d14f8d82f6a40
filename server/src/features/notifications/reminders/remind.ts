import type { Language } from '@pusula/contract'
import type { Platform } from '../../../platform.ts'
import { lastSeenOf } from '../../accounts/index.ts'
import { addDeliveries } from '../delivery/store.ts'
import { reminderMessage } from '../messages.ts'
import { isMissed, isQuiet } from './rules.ts'
import { type Candidate, candidatesAfter, markReminded } from './store.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const accountsAtOnce = 500
/** A reminder that arrives much later than it was meant disturbs. */
const worthMs = 4 * hourMs

/** Reminds members who have been away, at most once a day, outside quiet hours. Returns how many were reminded. */
export async function remindAbsent({ database, clock }: Platform): Promise<number> {
  const now = clock.now()
  const remindedBefore = new Date(now.getTime() - dayMs)
  let reminded = 0
  let last: string | null = null
  for (;;) {
    const page: Candidate[] = await candidatesAfter(database, last, remindedBefore, accountsAtOnce)
    const accountIds = [...new Set(page.map(({ accountId }) => accountId))]
    last = accountIds.at(-1) ?? null
    if (last === null) return reminded
    const seen = await lastSeenOf(database, accountIds)
    const isDue = ({ accountId, subscribedAt, timeZone, ...reader }: Candidate) =>
      !isQuiet(timeZone, now) && isMissed({ ...reader, lastSeenAt: seen.get(accountId) ?? subscribedAt }, now)
    const due = page.filter(isDue)
    for (const accountId of new Set(due.map(candidate => candidate.accountId)))
      await database.transaction(async tx => {
        if (!(await markReminded(tx, accountId, now, remindedBefore))) return
        reminded++
        for (const { subscriptionId, language } of due.filter(candidate => candidate.accountId === accountId))
          await addDeliveries(tx, [subscriptionId], reminder(language, now))
      })
  }
}

const reminder = (language: Language, now: Date) => ({
  key: `reminder ${now.toISOString()}`,
  urgency: 'normal' as const,
  message: reminderMessage(language),
  now,
  dueAt: now,
  expiresAt: new Date(now.getTime() + worthMs),
})
