import type { IssuedRange, PortfolioRange, RangeGrade, Stake } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import { type Db, sql } from '../../../platform/db/db.ts'

/** A range that was said, before its day is over. */
export interface SaidRange {
  stakes: readonly Stake[]
  prices: Readonly<Record<string, number>>
  range: PortfolioRange
}

/** One for a portfolio and day: what was said first stands. */
export const saveRange = (db: Db, accountId: string, { stakes, prices, range }: SaidRange, now: Date) =>
  db.run(sql`insert into portfolio_ranges (account_id, day, issued_at, stakes, prices, value_usd, low_usd, high_usd,
      half_width, coin_count, assumed)
    values (${accountId}, (${now}::timestamptz at time zone 'UTC')::date, ${now}, ${JSON.stringify(stakes)}::jsonb,
      ${JSON.stringify(prices)}::jsonb, ${range.valueUsd}, ${range.range80?.lowUsd ?? null},
      ${range.range80?.highUsd ?? null}, ${range.halfWidth}, ${range.shares.length}, ${JSON.stringify(range.assumed)}::jsonb)
    on conflict (account_id, day) do nothing`)

/** Portfolios that have something in them and no range of this day yet. */
export async function unsaidPortfolios(db: Db, now: Date): Promise<string[]> {
  const rows = await db.rows<{ accountId: string }>(sql`select distinct account_id as "accountId" from portfolio_entries
    where not exists (select 1 from portfolio_ranges as ranges where ranges.account_id = portfolio_entries.account_id
      and day = (${now}::timestamptz at time zone 'UTC')::date) order by 1`)
  return rows.map(({ accountId }) => accountId)
}

interface DueRange extends IssuedRange {
  accountId: string
  issuedAt: Date
}

/** Ranges whose day is over, the oldest first; those of which a price cannot be had any more are let go after a week. */
export async function dueRanges(db: Db, before: Date, after: Date, most: number): Promise<DueRange[]> {
  const rows = await db.rows<Omit<DueRange, 'range80'> & { lowUsd: number; highUsd: number }>(sql`
    select account_id as "accountId", issued_at as "issuedAt", stakes, prices, low_usd as "lowUsd", high_usd as "highUsd"
    from portfolio_ranges where graded_at is null and low_usd is not null and issued_at <= ${before}
      and issued_at > ${after} order by issued_at limit ${most}`)
  return rows.map(({ lowUsd, highUsd, ...row }) => ({ ...row, range80: { lowUsd, highUsd } }))
}

export const gradeStored = (db: Db, { accountId, issuedAt }: DueRange, grade: RangeGrade, now: Date) =>
  db.run(sql`update portfolio_ranges set graded_at = ${now}, later_usd = ${grade.valueUsd},
    is_inside = ${grade.isInside}, is_below = ${grade.isBelow}
    where account_id = ${accountId} and issued_at = ${issuedAt} and graded_at is null`)

/** How often the ranges of one portfolio have held since then. */
export async function rangesHeld(db: Db, accountId: string, since: Date) {
  const row = await db.row<{ graded: number; inside: number }>(sql`select count(*)::int as graded,
    count(*) filter (where is_inside)::int as inside from portfolio_ranges
    where account_id = ${accountId} and graded_at is not null and issued_at >= ${since}`)
  return row ?? { graded: 0, inside: 0 }
}

export const dropRanges = (db: Db, accountId: string) =>
  db.run(sql`delete from portfolio_ranges where account_id = ${accountId}`)

/** Of so many holdings the price is followed; the rest of a portfolio is small. */
const mostMoving = 20

/** The range of somebody's portfolio for the day that has begun; null where nothing with a range is held. */
export async function rangeOfDay(db: Db, accountId: string, now: Date) {
  type Row = { lowUsd: number; highUsd: number; valueUsd: number; issuedAt: Date } & Pick<
    SaidRange,
    'stakes' | 'prices'
  >
  const row = await db.row<Row>(sql`select low_usd as "lowUsd", high_usd as "highUsd", value_usd as "valueUsd",
      issued_at as "issuedAt", stakes, prices from portfolio_ranges
    where account_id = ${accountId} and low_usd is not null and issued_at > ${new Date(now.getTime() - DAY_MS)}
    order by issued_at desc limit 1`)
  if (!row) return null
  const { issuedAt, stakes, prices, ...range } = row
  const coins = stakes
    .flatMap(({ coin, value, stable }) => {
      const priceUsd = prices[coin]
      return stable || !priceUsd ? [] : [{ symbol: coin, valueUsd: value, priceUsd }]
    })
    .sort((a, b) => b.valueUsd - a.valueUsd)
    .slice(0, mostMoving)
  return { ...range, coins, endsAt: new Date(issuedAt.getTime() + DAY_MS) }
}

/** What somebody's holdings came to since then, as the product of their whole days; null where too few of them are known. */
export async function returnSince(db: Db, accountId: string, since: Date, minDays: number): Promise<number | null> {
  const rows = await db.rows<{ ratio: number }>(sql`select later_usd / value_usd as ratio from portfolio_ranges
    where account_id = ${accountId} and graded_at is not null and value_usd > 0 and issued_at >= ${since}`)
  return rows.length < minDays ? null : rows.reduce((whole, { ratio }) => whole * ratio, 1) - 1
}

/** The coins that somebody has entries of. */
export const heldCoins = async (db: Db, accountId: string): Promise<string[]> =>
  (
    await db.rows<{ symbol: string }>(
      sql`select distinct symbol from portfolio_entries where account_id = ${accountId}`,
    )
  ).map(({ symbol }) => symbol)
