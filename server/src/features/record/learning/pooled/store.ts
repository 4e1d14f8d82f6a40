import { nextMissLevel, type Pooled, type PooledHour, startPooled } from '@pusula/engine'
import { HOUR_MS } from '@pusula/words'
import { type Db, sql, type Tx } from '../../../../platform/db/db.ts'
import type { Claim } from '../../log/claims.ts'
import { pooledEntry } from '../../log/entries.ts'
import { appendEntries } from '../../log/store/entries.ts'

type Source = Claim['source']

const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)

interface Pair extends Pooled {
  hour: Date
  learntUntil: Date
}

const newestPair = (db: Db, source: Source): Promise<Pair | undefined> =>
  db.row<Pair>(sql`select hour, miss_level as "missLevel", four_hour_level as "fourHourLevel", learnt_until as "learntUntil"
    from record_pooled where source = ${source} order by hour desc limit 1`)

/** Pooled calibration state of all coins. */
export async function pooledOf(db: Db, source: Source): Promise<Pooled> {
  const { missLevel, fourHourLevel } = (await newestPair(db, source)) ?? startPooled
  return { missLevel, fourHourLevel }
}

/**
 * Counts a one-day forecast of the plan that was graded; a coin has one in each hour. It belongs to the hour in which it was graded, also after a
 * gap, so that a pair never depends on what came later. Whoever calls this has its turn.
 */
export async function teachPooled(tx: Tx, source: Source, missed: boolean, now: Date): Promise<void> {
  await tx.run(sql`insert into record_pooled_grades (source, hour, graded, missed)
    values (${source}, greatest(${hourOf(now)}::timestamptz, (select max(hour) from record_pooled where source = ${source})),
      1, ${missed ? 1 : 0})
    on conflict (source, hour) do update set graded = record_pooled_grades.graded + 1,
      missed = record_pooled_grades.missed + excluded.missed`)
}

/**
 * Makes the pair of an hour that has begun, once: from the hours that were graded since the last pair, and the four-hour levels of the coins of
 * the plan as they are. Before anything was learnt there is none. Whoever calls this has its turn.
 */
export async function closeHour(tx: Tx, source: Source, now: Date): Promise<void> {
  const hour = hourOf(now)
  const last = await newestPair(tx, source)
  if (last && last.hour >= hour) return
  const graded = await tx.rows<{ hour: Date; missedShare: number }>(sql`delete from record_pooled_grades
    where source = ${source} and hour < ${hour} returning hour, missed::float8 / graded as "missedShare"`)
  if (!last && !graded.length) return
  let missLevel = last?.missLevel ?? 0
  let learntUntil = last?.learntUntil
  for (const each of graded.sort((a, b) => a.hour.getTime() - b.hour.getTime())) {
    const spacingMs = learntUntil ? Math.max(0, each.hour.getTime() - learntUntil.getTime()) : HOUR_MS
    missLevel = nextMissLevel(missLevel, { missedShare: each.missedShare, spacingMs })
    learntUntil = each.hour
  }
  const mean = await tx.row<{ level: number }>(sql`select coalesce(avg(coalesce(log_multiplier, 0)), 0) as level
    from record_coins left join (select * from record_calibrations where horizon = '4hour') levels using (source, symbol)
    where source = ${source} and is_planned`)
  const pair = { missLevel, fourHourLevel: mean?.level ?? 0 }
  await savePairs(tx, source, [{ atMs: hour.getTime(), ...pair }], learntUntil ?? hour)
  await appendEntries(tx, [pooledEntry({ source, hour, ...pair })])
}

/** All pairs, oldest first. */
export async function pooledPath(db: Db, source: Source): Promise<PooledHour[]> {
  const rows = await db.rows<Omit<Pair, 'learntUntil'>>(sql`select hour, miss_level as "missLevel",
    four_hour_level as "fourHourLevel" from record_pooled where source = ${source} order by hour`)
  return rows.map(({ hour, missLevel, fourHourLevel }) => ({ atMs: hour.getTime(), missLevel, fourHourLevel }))
}

/** Lets the path begin with that of a replay; nothing was learnt before it. */
export async function startPooledFrom(tx: Tx, source: Source, pairs: readonly PooledHour[]): Promise<void> {
  await tx.run(sql`delete from record_pooled where source = ${source}`)
  await savePairs(tx, source, pairs)
}

async function savePairs(tx: Tx, source: Source, pairs: readonly PooledHour[], learntUntil?: Date): Promise<void> {
  const hours = pairs.map(({ atMs }) => new Date(atMs))
  await tx.run(sql`insert into record_pooled (source, hour, miss_level, four_hour_level, learnt_until)
    select ${source}, hour, miss_level, four_hour_level, coalesce(${learntUntil ?? null}::timestamptz, hour)
    from unnest(${hours}::timestamptz[], ${pairs.map(({ missLevel }) => missLevel)}::float8[],
      ${pairs.map(({ fourHourLevel }) => fourHourLevel)}::float8[]) as made(hour, miss_level, four_hour_level)`)
}
