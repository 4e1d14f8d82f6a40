import type { ReplyOf, record as routes } from '@pusula/contract'
import type { Horizon } from '@pusula/engine'
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
  sql`source = ${source} and kind <> 'asked' and symbol = ${symbol ?? ''} and day >= ${dayOf(since)}`

export const rangeDays = (db: Db, selection: Selection) =>
  db.rows<RangeSum>(sql`select kind, symbol, what, to_char(day, 'YYYY-MM-DD') as day, graded, below, above, unknown,
    error, unchanged_error as "unchangedError", side_said as "sideSaid", side_right as "sideRight", loss,
    constant_loss as "constantLoss", hours, missed_hours as "missedHours"
    from record_range_days where ${chosen(selection)} order by day`)

export const chanceDays = (db: Db, selection: Selection) =>
  db.rows<ChanceSum>(sql`select kind, symbol, what, to_char(day, 'YYYY-MM-DD') as day, graded, stated, happened
    from record_chance_days where ${chosen(selection)}`)

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
    (max(day) - min(day) + 1)::int as days from record_range_days where ${chosen(selection)} group by kind, what`)

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

export const latestGraded = (
  db: Db,
  { source, since, symbol }: Selection,
  { beforeId = null, isMissed = false }: { beforeId?: number | null | undefined; isMissed?: boolean | undefined } = {},
): Promise<GradedPrediction[]> =>
  db.rows<GradedPrediction>(sql`select c.id, c.symbol, c.what as horizon, c.issued_at as "issuedAt", c.due_at as "dueAt",
    c.price_usd as "priceUsd", c.median_usd as "medianUsd", c.low80_usd as "lowUsd", c.high80_usd as "highUsd",
    c.rise_probability as "riseProbability", g.actual_usd as "actualUsd", g.outcome = 0 as "isInside", c.hash
    from record_grades g join record_claims c on c.id = g.claim_id and c.slot_at = g.slot_at
    where c.source = ${source} and g.slot_at >= ${since} and c.slot_at >= ${since} and g.actual_usd is not null and c.terms is null
      and (${symbol ?? null}::text is null or c.symbol = ${symbol ?? null})
      and (${beforeId}::bigint is null or g.claim_id < ${beforeId}) and (not ${isMissed} or g.outcome <> 0)
    order by g.claim_id desc limit ${pageSize}`)

/** The months of the chain, each with its first entry, the newest first. */
export const chainMonths = (db: Db) =>
  db.rows<{ month: string; firstId: number }>(sql`select to_char(month, 'YYYY-MM') as month, "firstId"
    from (select date_trunc('month', slot_at at time zone 'UTC') as first from record_claims order by id limit 1) begin,
    generate_series(first, (select max(slot_at) at time zone 'UTC' from record_claims), interval '1 month') month
    cross join lateral (select id as "firstId" from record_claims where slot_at >= month at time zone 'UTC'
      and slot_at < (month + interval '1 month') at time zone 'UTC' order by id limit 1) found
    order by month desc`)

export const lastCheck = (db: Db) =>
  db.row<{ checkedAt: Date; brokenAt: number | null }>(
    sql`select checked_at as "checkedAt", broken_at as "brokenAt" from record_checks`,
  )
