import type { GemLevel } from '@pusula/engine'
import { type Db, sql } from '../../../platform/db/db.ts'
import type { Market } from '../../market/index.ts'

type Source = Market['source']

export interface Progress {
  lastUsd: number
  lastLeaderUsd: number
  reachedAt: Date | null
  /** Null while its days are not over. */
  outcome: 'reached' | 'missed' | 'delisted' | null
}

export interface Find {
  id: number
  symbol: string
  name: string
  grade: number
  level: GemLevel
  foundAt: Date
  dueAt: Date
  priceUsd: number
  targetUsd: number
  leaderUsd: number
  lastUsd: number
  lastLeaderUsd: number
  followedAt: Date
  reachedAt: Date | null
  outcome: Progress['outcome']
}

const columns = sql`id, symbol, name, grade, level, found_at as "foundAt", due_at as "dueAt", price_usd as "priceUsd",
  target_usd as "targetUsd", leader_usd as "leaderUsd", last_usd as "lastUsd", last_leader_usd as "lastLeaderUsd",
  followed_at as "followedAt", reached_at as "reachedAt", outcome`

export const openFinds = (db: Db, source: Source) =>
  db.rows<Find>(sql`select ${columns} from gems_finds where source = ${source} and outcome is null order by id`)

/** An outcome is written once: whoever comes second changes nothing. */
export const saveProgress = (db: Db, id: number, progress: Progress, now: Date) =>
  db.run(sql`update gems_finds set last_usd = ${progress.lastUsd}, last_leader_usd = ${progress.lastLeaderUsd},
    followed_at = ${now}, reached_at = ${progress.reachedAt}, outcome = ${progress.outcome},
    closed_at = ${progress.outcome && now} where id = ${id} and outcome is null`)

/** Those that the newest list no longer has, or whose days are over; the newest first. */
export const pastFinds = (db: Db, source: Source, runId: number, beforeId: number | undefined, limit: number) =>
  db.rows<Find>(sql`select ${columns} from gems_finds f where source = ${source}
    and (${beforeId ?? null}::bigint is null or id < ${beforeId ?? null})
    and (outcome is not null or not exists
      (select from gems_listings l where l.run_id = ${runId} and l.find_id = f.id))
    order by id desc limit ${limit}`)

interface GemRecord {
  over: number
  reached: number
  delisted: number
  doubled: number
  halved: number
  aheadOfBitcoin: number
  medianChangePercent: number | null
}

const change = sql`last_usd / price_usd`

/** All whose days are over, each once, the delisted at the last price anybody paid: who was at its target first has reached it. */
export async function recordOf(db: Db, source: Source): Promise<GemRecord> {
  const row = await db.row<GemRecord>(sql`select count(*)::int as over,
    (count(*) filter (where reached_at is not null))::int as reached,
    (count(*) filter (where outcome = 'delisted' and reached_at is null))::int as delisted,
    (count(*) filter (where ${change} >= 2))::int as doubled, (count(*) filter (where ${change} <= 0.5))::int as halved,
    (count(*) filter (where ${change} > last_leader_usd / leader_usd))::int as "aheadOfBitcoin",
    100 * (percentile_cont(0.5) within group (order by ${change}) - 1) as "medianChangePercent"
    from gems_finds where source = ${source} and outcome is not null`)
  const none = { over: 0, reached: 0, delisted: 0, doubled: 0, halved: 0, aheadOfBitcoin: 0, medianChangePercent: null }
  return row ?? none
}
