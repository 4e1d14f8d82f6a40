import type { ReplyOf, record as routes } from '@pusula/contract'
import { type Horizon, horizons } from '@pusula/engine'
import { type Db, sql } from '../../../platform/db/db.ts'
import type { GapReason } from '../issuing/store.ts'
import type { ChanceSum, PlanSum, RangeSum } from '../rollups/sums.ts'

type TrackRecord = ReplyOf<typeof routes.trackRecord>
type GradedPrediction = TrackRecord['latest'][number]

/** Which results a reader looks at. */
export interface Selection {
  source: TrackRecord['source']
  since: Date
  /** All coins where it is left out. */
  symbol: string | undefined
}

const pageSize = 50
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

const chosen = ({ source, since, symbol }: Selection) =>
  sql`source = ${source} and kind in ('live', 'replayed') and symbol = ${symbol ?? ''} and day >= ${dayOf(since)}`

/** Rows of numbers travel as text: the driver takes ten times as long to read them. */
const numbersIn = (text: string): number[] => JSON.parse(`[${text.slice(1, -1)}]`)

type AsText<Row, Names extends keyof Row> = Omit<Row, Names> & Record<Names, string>

export async function rangeDays(db: Db, selection: Selection): Promise<RangeSum[]> {
  const rows = await db.rows<AsText<RangeSum, 'hours' | 'missedHours'>>(sql`select kind, symbol, what,
    to_char(day, 'YYYY-MM-DD') as day, graded, below, above, unknown, error, unchanged_error as "unchangedError",
    side_said as "sideSaid", side_right as "sideRight", loss, constant_loss as "constantLoss", hours::text,
    missed_hours::text as "missedHours" from record_range_days where ${chosen(selection)} and what = any(${horizons})
    order by day`)
  return rows.map(row => ({ ...row, hours: numbersIn(row.hours), missedHours: numbersIn(row.missedHours) }))
}

/** What was issued live and will never be known: ranges, plans and touches. */
export const unknownSince = async (db: Db, selection: Selection): Promise<number> =>
  (
    await db.row<{ unknown: number | null }>(sql`select sum(unknown)::int as unknown from record_range_days
      where ${chosen(selection)} and kind = 'live'`)
  )?.unknown ?? 0

export async function chanceDays(db: Db, selection: Selection): Promise<ChanceSum[]> {
  const rows = await db.rows<AsText<ChanceSum, 'graded' | 'stated' | 'happened'>>(sql`select kind, symbol, what,
    to_char(day, 'YYYY-MM-DD') as day, graded::text, stated::text, happened::text
    from record_chance_days where ${chosen(selection)}`)
  return rows.map(row => ({
    ...row,
    graded: numbersIn(row.graded),
    stated: numbersIn(row.stated),
    happened: numbersIn(row.happened),
  }))
}

export const planDays = (db: Db, selection: Selection) =>
  db.rows<Pick<PlanSum, 'kind' | 'what' | 'graded' | 'target' | 'stop' | 'result'>>(sql`select kind, what,
    sum(graded)::int as graded, sum(target)::int as target, sum(stop)::int as stop, sum(result) as result
    from record_plan_days where ${chosen(selection)} group by kind, what`)

export interface CoinSum {
  kind: 'live' | 'replayed'
  what: Horizon
  graded: number
  missed: number
  days: number
}

/** How often the ranges of a coin held, by horizon and kind. */
export const coinSums = (db: Db, selection: Selection) =>
  db.rows<CoinSum>(sql`select kind, what, sum(graded)::int as graded, sum(below + above)::int as missed,
    (max(day) - min(day) + 1)::int as days from record_range_days
    where ${chosen(selection)} and what = any(${horizons}) group by kind, what`)

export const coinsWithRecord = async (db: Db, source: string): Promise<string[]> =>
  (
    await db.rows<{ symbol: string }>(sql`select symbol from record_coins where source = ${source} and is_planned
      order by symbol`)
  ).map(({ symbol }) => symbol)

export const firstLiveDay = async (db: Db, source: string): Promise<string | null> =>
  (
    await db.row<{ day: string | null }>(sql`select to_char(min(day), 'YYYY-MM-DD') as day from record_range_days
      where source = ${source} and kind = 'live' and symbol = ''`)
  )?.day ?? null

export const gapsSince = (db: Db, { source, since, symbol }: Selection) =>
  db.rows<{ reason: GapReason; slots: number }>(sql`select reason, sum(slots)::int as slots from record_gaps
    where source = ${source} and last_slot >= ${since} and (${symbol ?? null}::text is null or symbol = ${symbol ?? null})
    group by reason order by reason`)

interface Wish {
  beforeId?: number | undefined
  isMissed?: boolean | undefined
}

/** The newest entries are looked through first, then more and more of those before: years of others cost nothing. */
const firstLook = 4_000
const lookGrowth = 4

export async function latestGraded(db: Db, selection: Selection, wish: Wish = {}): Promise<GradedPrediction[]> {
  const found: GradedPrediction[] = []
  let upTo = wish.beforeId ? wish.beforeId - 1 : Number.MAX_SAFE_INTEGER
  const head = await db.row<{ id: number }>(sql`select id from record_head`)
  upTo = Math.min(upTo, head?.id ?? 0)
  for (let count = firstLook; upTo > 0; count *= lookGrowth) {
    found.push(
      ...(await gradedAmong(db, selection, wish.isMissed ?? false, upTo - count, upTo, pageSize - found.length)),
    )
    if (found.length >= pageSize) break
    upTo -= count
  }
  return found
}

const gradedAmong = (
  db: Db,
  { source, since, symbol }: Selection,
  isMissed: boolean,
  after: number,
  upTo: number,
  limit: number,
) =>
  db.rows<GradedPrediction>(sql`select c.id, c.symbol, c.what as horizon, c.issued_at as "issuedAt", c.due_at as "dueAt",
    c.price_usd as "priceUsd", c.median_usd as "medianUsd", c.low80_usd as "lowUsd", c.high80_usd as "highUsd",
    c.rise_probability as "riseProbability", g.actual_usd as "actualUsd", g.outcome = 0 as "isInside", c.hash
    from (select * from record_claims where id > ${after} and id <= ${upTo} and source = ${source} and slot_at >= ${since}
      and terms is null and (${symbol ?? null}::text is null or symbol = ${symbol ?? null}) order by id desc offset 0) c
    cross join lateral (select actual_usd, outcome from record_grades where claim_id = c.id and slot_at = c.slot_at offset 0) g
    where g.actual_usd is not null and (not ${isMissed} or g.outcome <> 0) order by c.id desc limit ${limit}`)

/** The months of the chain, each with its first entry, the newest first. */
export const chainMonths = (db: Db) =>
  db.rows<{ month: string; firstId: number }>(
    sql`select month, first_id as "firstId" from record_months order by month desc`,
  )

export const lastCheck = (db: Db) =>
  db.row<{ checkedAt: Date; brokenAt: number | null; isAsWritten: boolean }>(
    sql`select checked_at as "checkedAt", broken_at as "brokenAt", broken_at is null and finding is null as "isAsWritten"
      from record_checks`,
  )
