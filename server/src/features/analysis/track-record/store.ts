import type { ReplyOf, analysis as routes } from '@pusula/contract'
import { type Db, type Sql, sql } from '../../../platform/db/db.ts'
import { chainHead } from '../predictions/store.ts'

type TrackRecord = ReplyOf<typeof routes.trackRecord>
type GradedPrediction = TrackRecord['latest'][number]

/** Which predictions a reader looks at. */
export interface Selection {
  source: TrackRecord['source']
  since: Date
  symbol: string | undefined
}

const pageSize = 50
/** The chances whose truth is shown: a range that was given 40 % should have held in 40 % of all cases. */
const statedRatios = [0.2, 0.4, 0.6, 0.8, 0.9]

const chosen = ({ source, since, symbol }: Selection): Sql =>
  sql`p.source = ${source} and p.due_at >= ${since} and (${symbol ?? null}::text is null or p.symbol = ${symbol ?? null})`

const graded = (selection: Selection): Sql =>
  sql`from analysis_predictions p join analysis_grades g on g.prediction_id = p.id
    where ${chosen(selection)} and g.actual_usd is not null`

const score = sql`count(*) as graded,
  avg((g.actual_usd between p.low80_usd and p.high80_usd)::int)::float8 as "insideRatio",
  avg(abs(g.actual_usd - p.median_usd) / p.price_usd) as "errorRatio",
  avg(abs(g.actual_usd - p.price_usd) / p.price_usd) as "unchangedErrorRatio",
  avg(case when p.rise_probability = 0.5 or g.actual_usd = p.price_usd then null
    else ((p.rise_probability > 0.5) = (g.actual_usd > p.price_usd))::int end)::float8 as "directionRatio"`

/** How the forecasts did, by their length. */
export const horizonScores = (db: Db, selection: Selection) =>
  db.rows<TrackRecord['horizons'][number]>(sql`select p.horizon, ${score} ${graded(selection)}
    group by p.horizon order by min(p.due_at - p.issued_at)`)

export async function trackRecord(db: Db, selection: Selection): Promise<TrackRecord> {
  const [counts, horizons, coins, calibration, latest, head] = await Promise.all([
    db.row<{ issued: number; unknown: number }>(sql`select count(*) as issued,
      count(*) filter (where g.prediction_id is not null and g.actual_usd is null) as unknown
      from analysis_predictions p left join analysis_grades g on g.prediction_id = p.id where ${chosen(selection)}`),
    horizonScores(db, selection),
    db.rows<TrackRecord['coins'][number]>(sql`select p.symbol, ${score} ${graded(selection)}
      group by p.symbol order by count(*) desc, p.symbol limit 100`),
    calibrationPlot(db, selection),
    latestGraded(db, selection),
    chainHead(db),
  ])
  return {
    source: selection.source,
    issued: counts?.issued ?? 0,
    unknown: counts?.unknown ?? 0,
    graded: horizons.reduce((sum, horizon) => sum + horizon.graded, 0),
    horizons,
    coins,
    calibration,
    latest,
    chain: { length: head.id, hash: head.hash },
  }
}

/** The outcome lies inside the middle `stated` share of its forecast if its level is no farther from the middle. */
async function calibrationPlot(db: Db, selection: Selection): Promise<TrackRecord['calibration']> {
  const points = await db.rows<TrackRecord['calibration'][number]>(sql`select stated as "statedRatio",
    avg((abs(2 * g.level - 1) <= stated)::int)::float8 as "happenedRatio", count(*) as graded
    from unnest(${statedRatios}::float8[]) stated
    cross join lateral (select g.level ${graded(selection)}) g group by stated order by stated`)
  return points
}

export const latestGraded = (db: Db, selection: Selection, beforeId?: number): Promise<GradedPrediction[]> =>
  db.rows<GradedPrediction>(sql`select p.id, p.symbol, p.horizon, p.issued_at as "issuedAt", p.due_at as "dueAt",
    p.price_usd as "priceUsd", p.median_usd as "medianUsd", p.low80_usd as "lowUsd", p.high80_usd as "highUsd",
    p.rise_probability as "riseProbability", g.actual_usd as "actualUsd",
    g.actual_usd between p.low80_usd and p.high80_usd as "isInside", p.hash
    ${graded(selection)} and (${beforeId ?? null}::bigint is null or p.id < ${beforeId ?? null})
    order by p.id desc limit ${pageSize}`)
