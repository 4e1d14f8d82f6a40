import { homeDayIn } from '../../../platform/days.ts'
import { type Db, sql } from '../../../platform/db/db.ts'

/** How many analyses were opened from a moment to another; what was refunded does not count. */
export async function countAnalyses(db: Db, since: Date, until: Date): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(*) as count from credits_entitlements
    where state <> 'refunded' and opened_at >= ${since} and opened_at <= ${until}`)
  return row?.count ?? 0
}

export async function analysesByCoin(db: Db, since: Date): Promise<Map<string, number>> {
  const rows = await db.rows<{ coin: string; count: number }>(sql`select coin, count(*) as count
    from credits_entitlements where state <> 'refunded' and opened_at >= ${since} group by coin`)
  return new Map(rows.map(({ coin, count }) => [coin, count]))
}

export const analysesByDay = (db: Db, since: Date) =>
  db.rows<{ day: string; analyses: number; activePeople: number }>(sql`select ${homeDayIn(sql`opened_at`)} as day,
    count(*) as analyses, count(distinct account_id) as "activePeople"
    from credits_entitlements where state <> 'refunded' and opened_at >= ${since} group by 1`)

/** Sold less what was taken back, and used less what was refunded. */
export const creditsByDay = (db: Db, since: Date) =>
  db.rows<{ day: string; creditsSold: number; creditsUsed: number }>(sql`select ${homeDayIn(sql`created_at`)} as day,
    coalesce(sum(amount) filter (where reason in ('purchase', 'reversal')), 0) as "creditsSold",
    coalesce(-sum(amount) filter (where reason in ('analysis', 'refund')), 0) as "creditsUsed"
    from credits_entries where created_at >= ${since} group by 1`)

/** How many of these accounts have ever bought credits. */
export async function countBuyers(db: Db, accountIds: readonly string[]): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(distinct account_id) as count from credits_entries
    where reason = 'purchase' and account_id = any(${accountIds}::uuid[])`)
  return row?.count ?? 0
}

export async function balancesOf(db: Db, accountIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.rows<{ id: string; balance: number }>(sql`select account_id as id, balance
    from credits_balances where account_id = any(${accountIds}::uuid[])`)
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}
