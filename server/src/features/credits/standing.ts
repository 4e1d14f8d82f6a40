import { dayStart } from '../../platform/days.ts'
import { type Db, sql } from '../../platform/db/db.ts'
import { type Standing, standing, type Tier } from './rules.ts'

/** What a person has, read at one moment. Used are the analyses that were paid for and not refunded. */
export async function standingOf(db: Db, accountId: string, tier: Tier, now: Date): Promise<Standing> {
  const row = await db.row<{ credits: number; used: number; usedToday: number }>(sql`select
    coalesce((select balance from credits_balances where account_id = ${accountId}), 0) as credits,
    (select coalesce(-sum(amount), 0)::int from credits_entries
      where account_id = ${accountId} and reason in ('analysis', 'refund')) as used,
    (select count(*)::int from credits_entitlements
      where account_id = ${accountId} and state <> 'refunded' and opened_at >= ${dayStart(now)}) as "usedToday"`)
  return standing(tier, row?.credits ?? 0, row?.used ?? 0, row?.usedToday ?? 0)
}
