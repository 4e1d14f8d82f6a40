import { homeDayStart } from '../../../platform/days.ts'
import { type Db, sql } from '../../../platform/db/db.ts'
import type { Platform } from '../../../platform.ts'
import { type CreditStatus, creditStatus, type Tier } from '../rules.ts'

interface Counts {
  credits: number
  used: number
  usedToday: number
}

/** One snapshot of balance and use. Used are the analyses that were paid for and not refunded. */
const countsOf = (db: Db, accountId: string, now: Date) =>
  db.row<Counts>(sql`select
    coalesce((select balance from credits_balances where account_id = ${accountId}), 0) as credits,
    (select coalesce(-sum(amount), 0)::int from credits_entries
      where account_id = ${accountId} and reason in ('analysis', 'refund')) as used,
    (select count(*)::int from credits_entitlements
      where account_id = ${accountId} and state <> 'refunded' and opened_at >= ${homeDayStart(now)}) as "usedToday"`)

const statusIn = (tier: Tier, counts: Counts | undefined) =>
  creditStatus(tier, counts?.credits ?? 0, counts?.used ?? 0, counts?.usedToday ?? 0)

/** What a person has. */
export const creditStatusOf = async (db: Db, accountId: string, tier: Tier, now: Date): Promise<CreditStatus> =>
  statusIn(tier, await countsOf(db, accountId, now))

/** What a person has, for those who only look and ask every few seconds. */
export function creditStatusReader({ database, memory, clock }: Platform) {
  const counts = memory.keep('credits', accountId => countsOf(database, accountId, clock.now()))
  return async (accountId: string, tier: Tier): Promise<CreditStatus> => statusIn(tier, await counts(accountId))
}
