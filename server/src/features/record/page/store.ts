import type { ReplyOf, record as routes } from '@pusula/contract'
import { type Horizon, horizons } from '@pusula/engine'
import { utcDay } from '@pusula/words'
import { type Db, sql } from '../../../platform/db/db.ts'
import type { GapReason } from '../issuing/store.ts'
import { type AsText, numbersIn } from '../rollups/store.ts'
import type { ChanceSum, PlanDay, RangeSum } from '../rollups/sums.ts'

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

const chosen = ({ source, since, symbol }: Selection) =>
  sql`source = ${source} and kind in ('live', 'replayed') and symbol = ${symbol ?? ''} and day >= ${utcDay(since)}`

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
  db.rows<PlanDay>(sql`select kind, what, to_char(day, 'YYYY-MM-DD') as day, graded, unmet, target, stop, result,
    begun_said as "begunSaid", target_said as "targetSaid", stop_said as "stopSaid"
    from record_plan_days where ${chosen(selection)}`)

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
const firstLook = 12_000
const lookGrowth = 4

export async function latestGraded(db: Db, selection: Selection, wish: Wish = {}): Promise<GradedPrediction[]> {
  const found: GradedPrediction[] = []
  let upTo = wish.beforeId ? wish.beforeId - 1 : Number.MAX_SAFE_INTEGER
  upTo = Math.min(upTo, await newestClaim(db))
  for (let count = firstLook; upTo >= 0; count *= lookGrowth) {
    found.push(
      ...(await gradedAmong(db, selection, wish.isMissed ?? false, upTo - count, upTo, pageSize - found.length)),
    )
    if (found.length >= pageSize) break
    upTo -= count
  }
  return found
}

/** The number of the newest claim, looked for in the newest month that has any. */
async function newestClaim(db: Db): Promise<number> {
  const [month] = await logMonths(db)
  const since = month ? new Date(`${month.month}-01T00:00:00Z`) : new Date(0)
  return (
    (await db.row<{ id: number | null }>(sql`select max(id) as id from record_claims where slot_at >= ${since}`))?.id ??
    -1
  )
}

const gradedAmong = (
  db: Db,
  { source, since, symbol }: Selection,
  isMissed: boolean,
  after: number,
  upTo: number,
  limit: number,
) =>
  db.rows<GradedPrediction>(sql`select id, symbol, what as horizon, issued_at as "issuedAt", due_at as "dueAt",
    price_usd as "priceUsd", median_usd as "medianUsd", low80_usd as "lowUsd", high80_usd as "highUsd",
    rise_probability as "riseProbability", actual_usd as "actualUsd", outcome = 0 as "isInside"
    from (select * from record_claims where id > ${after} and id <= ${upTo} and source = ${source} and slot_at >= ${since}
      and median_usd is not null and (${symbol ?? null}::text is null or symbol = ${symbol ?? null}) order by id desc offset 0) c
    where actual_usd is not null and (not ${isMissed} or outcome <> 0) order by id desc limit ${limit}`)

/** How many claims are sealed: issued, and not yet due. */
export const sealedNow = async (db: Db, source: string): Promise<number> =>
  (
    await db.row<{ count: number }>(sql`select count(*) as count from record_pending
      where source = ${source} and not is_revealed`)
  )?.count ?? 0

/** The months of the log, each with its first entry, the newest first. */
export const logMonths = (db: Db) =>
  db.rows<{ month: string; firstId: number }>(
    sql`select month, first_id as "firstId" from record_months order by month desc`,
  )

export const lastCheck = (db: Db) =>
  db.row<{ checkedAt: Date; size: number; finding: string | null }>(
    sql`select checked_at as "checkedAt", size, finding from record_checks`,
  )

/** How many of the coins that are forecast have a replayed record, while some have none. */
export async function replayProgress(
  db: Db,
  source: Selection['source'],
): Promise<{ coins: number; of: number } | null> {
  const row = await db.row<{
    coins: number
    of: number
  }>(sql`select count(*) filter (where replayed <> 'none')::int as coins,
    count(*)::int as of from record_coins where source = ${source} and is_planned`)
  return !row || row.coins === row.of ? null : row
}
