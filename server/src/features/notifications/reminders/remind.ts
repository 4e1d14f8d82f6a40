import { DAY_MS, HOUR_MS } from '@pusula/words'
import type { Db } from '../../../platform/db/db.ts'
import type { Platform } from '../../../platform.ts'
import { lastSeenOf } from '../../accounts/index.ts'
import { addDeliveries } from '../../channels/index.ts'
import { reminderMessage } from '../messages.ts'
import type { Prices } from '../prices.ts'
import { type Followed, favoriteNews, type News } from './favorites.ts'
import { beforeQuiet, isMissed, isQuiet, weekdayIn } from './rules.ts'
import { type Candidate, candidatesAfter, markReminded } from './store.ts'

const accountsAtOnce = 500
/** TTL of a reminder: one that arrives much later disturbs. */
const worthMs = 4 * HOUR_MS

export interface ReminderDependencies {
  prices: Pick<Prices, 'tickers' | 'candles' | 'dayRanges'>
  /** The favorites of members; they stand further down and are handed in. */
  followedBy(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, readonly Followed[]>>
}

/** Reminds members who have been away, at most once a day, outside quiet hours. Returns how many were reminded. */
export async function remindAbsent(
  { database, clock }: Platform,
  { prices, followedBy }: ReminderDependencies,
): Promise<number> {
  const now = clock.now()
  const newsOf = favoriteNews(prices, now)
  const remindedBefore = new Date(now.getTime() - DAY_MS)
  let reminded = 0
  let last: string | null = null
  for (;;) {
    const page: Candidate[] = await candidatesAfter(database, last, remindedBefore, accountsAtOnce)
    const accountIds = [...new Set(page.map(({ accountId }) => accountId))]
    last = accountIds.at(-1) ?? null
    if (last === null) return reminded
    const seen = await lastSeenOf(database, accountIds)
    const seenAt = ({ accountId, subscribedAt }: Candidate) => seen.get(accountId) ?? subscribedAt
    const isDue = (candidate: Candidate) =>
      !isQuiet(candidate.timeZone, now) &&
      candidate.letterDay !== weekdayIn(candidate.timeZone, now) &&
      isMissed({ ...candidate, lastSeenAt: seenAt(candidate) }, now)
    const due = page.filter(isDue)
    const dueIds = [...new Set(due.map(({ accountId }) => accountId))]
    const followed = await followedBy(database, dueIds)
    for (const accountId of dueIds) {
      const browsers = due.filter(candidate => candidate.accountId === accountId)
      const lastSeenAt = new Date(Math.max(...browsers.map(browser => seenAt(browser).getTime())))
      const news = await newsOf(followed.get(accountId) ?? [], lastSeenAt)
      await database.transaction(async tx => {
        if (!(await markReminded(tx, accountId, now, remindedBefore))) return
        reminded++
        for (const browser of browsers) await addDeliveries(tx, [browser.subscriptionId], reminder(browser, news, now))
      })
    }
  }
}

const reminder = ({ language, timeZone }: Candidate, news: News, now: Date) => ({
  key: `reminder ${now.toISOString()}`,
  urgency: 'normal' as const,
  message: reminderMessage(language, news),
  now,
  dueAt: now,
  expiresAt: beforeQuiet(timeZone, now, new Date(now.getTime() + worthMs)),
})
