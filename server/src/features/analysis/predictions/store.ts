import type { Horizon } from '@pusula/engine'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import { type ChainedPrediction, chain, firstHash, type Prediction } from './chain.ts'

const chainLock = 7_220_440

const fields = sql`id, source, symbol, horizon, issued_at as "issuedAt", due_at as "dueAt", price_usd as "priceUsd",
  median_usd as "medianUsd", low50_usd as "low50Usd", high50_usd as "high50Usd", low80_usd as "low80Usd",
  high80_usd as "high80Usd", rise_probability as "riseProbability", scale, calibration, lean,
  model, half_width as "halfWidth", previous_hash as "previousHash", hash`

/** Adds predictions to the end of the chain; those already issued for the same coin, horizon and time are left as they are. */
export async function keepPredictions(db: Tx, predictions: Prediction[]): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(${chainLock})`)
  const fresh: Prediction[] = []
  for (const prediction of predictions) if (!(await isKept(db, prediction))) fresh.push(prediction)
  const last = await chainHead(db)
  for (const link of chain(fresh, last)) await insert(db, link)
}

const isKept = async (db: Db, { source, symbol, horizon, issuedAt }: Prediction): Promise<boolean> =>
  (await db.row(sql`select 1 from analysis_predictions where source = ${source} and symbol = ${symbol}
    and horizon = ${horizon} and issued_at = ${issuedAt}`)) !== undefined

export const chainHead = async (db: Db): Promise<{ id: number; hash: string }> =>
  (await db.row<{ id: number; hash: string }>(
    sql`select id, hash from analysis_predictions order by id desc limit 1`,
  )) ?? { id: 0, hash: firstHash }

const insert = (db: Db, link: ChainedPrediction) =>
  db.run(sql`insert into analysis_predictions (id, source, symbol, horizon, issued_at, due_at, price_usd, median_usd,
    low50_usd, high50_usd, low80_usd, high80_usd, rise_probability, scale, calibration, lean, model, half_width, previous_hash, hash)
    values (${link.id}, ${link.source}, ${link.symbol}, ${link.horizon}, ${link.issuedAt}, ${link.dueAt}, ${link.priceUsd},
      ${link.medianUsd}, ${link.low50Usd}, ${link.high50Usd}, ${link.low80Usd}, ${link.high80Usd}, ${link.riseProbability},
      ${link.scale}, ${link.calibration}, ${link.lean}, ${link.model}, ${link.halfWidth}, ${link.previousHash}, ${link.hash})`)

/** The whole chain, a page at a time. */
export async function* wholeChain(db: Db): AsyncGenerator<ChainedPrediction> {
  let after = 0
  while (true) {
    const page = await db.rows<ChainedPrediction>(
      sql`select ${fields} from analysis_predictions where id > ${after} order by id limit 5000`,
    )
    const last = page.at(-1)
    if (!last) return
    yield* page
    after = last.id
  }
}

/** Predictions whose time has come and that nobody has graded, oldest first. */
export const duePredictions = (db: Db, source: Prediction['source'], now: Date, limit: number) =>
  db.rows<ChainedPrediction>(sql`select ${fields} from analysis_predictions p
    where source = ${source} and due_at <= ${now} and not exists (select 1 from analysis_grades g where g.prediction_id = p.id)
    order by due_at, id limit ${limit}`)

/** Writes a grade once; false if another instance was quicker. */
export const keepGrade = async (db: Db, id: number, actualUsd: number | null, level: number | null, now: Date) =>
  (await db.run(sql`insert into analysis_grades (prediction_id, actual_usd, level, graded_at)
    values (${id}, ${actualUsd}, ${level}, ${now}) on conflict do nothing`)) === 1

/** From so many results on a rate says something. */
const enoughGraded = 30

/** How often the likely range of a coin held since then, by horizon: where there is enough to say so. */
export async function liveRecord(db: Db, source: string, symbol: string, since: Date) {
  const rows = await db.rows<{
    horizon: Horizon
    graded: number
    heldRatio: number
    days: number
  }>(sql`select p.horizon,
    count(*) as graded, avg((g.actual_usd between p.low80_usd and p.high80_usd)::int)::float8 as "heldRatio",
    ceil(extract(epoch from max(p.due_at) - min(p.due_at)) / 86400)::int as days
    from analysis_predictions p join analysis_grades g on g.prediction_id = p.id
    where p.source = ${source} and p.symbol = ${symbol} and p.due_at >= ${since} and g.actual_usd is not null
    group by p.horizon having count(*) >= ${enoughGraded}`)
  return Object.fromEntries(rows.map(({ horizon, ...held }) => [horizon, { kind: 'live' as const, ...held }]))
}

const lateMs = 3_600_000

/** Predictions whose time came more than an hour ago and that nobody has graded. */
export const lateGrades = async (db: Db, source: 'live' | 'simulated', now: Date): Promise<number> =>
  (
    await db.row<{ count: number }>(sql`select count(*) as count from analysis_predictions p
      where source = ${source} and due_at <= ${new Date(now.getTime() - lateMs)}
        and not exists (select 1 from analysis_grades g where g.prediction_id = p.id)`)
  )?.count ?? 0
