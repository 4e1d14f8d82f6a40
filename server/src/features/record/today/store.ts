import { DAY_MS, HOUR_MS } from '@pusula/words'
import { type Db, sql } from '../../../platform/db/db.ts'

type Source = 'live' | 'simulated'

/** A one-day range that was graded. */
export interface GradedDay {
  id: number
  symbol: string
  lowUsd: number
  highUsd: number
  endUsd: number
  dueAt: Date
  outcome: -1 | 0 | 1
}

/** Of each coin of the record, the last range of a day that had come due by a moment, of the day before it. */
export const gradedBy = (db: Db, source: Source, at: Date) =>
  db.rows<GradedDay>(sql`select distinct on (symbol) id, symbol, low80_usd as "lowUsd", high80_usd as "highUsd",
      actual_usd as "endUsd", due_at as "dueAt", outcome from record_claims
    where source = ${source} and what = '1day' and not asked and outcome is not null and actual_usd is not null
      and due_at <= ${at} and slot_at between ${new Date(at.getTime() - 2 * DAY_MS - HOUR_MS)} and ${new Date(at.getTime() - DAY_MS + HOUR_MS)}
    order by symbol, due_at desc`)

/** The newest range of a coin for the day ahead. */
export interface AheadDay {
  symbol: string
  priceUsd: number
  lowUsd: number
  highUsd: number
  halfWidth: number
  dueAt: Date
}

/** What was issued before that is no longer said of tomorrow. */
const freshMs = 2 * HOUR_MS

export const aheadOf = (db: Db, source: Source, now: Date) =>
  db.rows<AheadDay>(sql`select distinct on (symbol) symbol, price_usd as "priceUsd", low80_usd as "lowUsd",
      high80_usd as "highUsd", half_width as "halfWidth", due_at as "dueAt" from record_claims
    where source = ${source} and what = '1day' and not asked and slot_at >= ${new Date(now.getTime() - freshMs)}
    order by symbol, slot_at desc`)

/** How wide a coin's day usually is: the mean of its last month, of coins with at least a week of it. */
export const usualWidths = (db: Db, source: Source, now: Date) =>
  db.rows<{ symbol: string; halfWidth: number }>(sql`select symbol, avg(half_width)::float8 as "halfWidth"
    from record_claims where source = ${source} and what = '1day' and not asked
      and slot_at >= ${new Date(now.getTime() - 30 * DAY_MS)} group by symbol having count(*) >= ${7 * 24}`)

/** How many ranges of a day were graded live. */
export const countGradedDays = async (db: Db, source: Source): Promise<number> => {
  const [row] = await db.rows<{ count: number }>(sql`select count(*)::int as count from record_claims
    where source = ${source} and what = '1day' and not asked and outcome is not null`)
  return row?.count ?? 0
}

export interface FirstDue {
  horizon: '15min' | '1hour' | '1day'
  at: Date
}

/** When the first ranges that are not graded yet come due, by how far they reach. */
export const firstDue = (db: Db, source: Source) =>
  db.rows<FirstDue>(sql`select c.what as horizon, min(p.due_at) as at from record_pending p
    join record_claims c on c.id = p.claim_id and c.slot_at = p.slot_at
    where p.source = ${source} and c.what in ('15min', '1hour', '1day') and not c.asked group by c.what`)
