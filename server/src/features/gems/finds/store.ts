import type { GemLevel } from '@pusula/engine'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Market } from '../../market/index.ts'
import type { FindEnd, FindRecord, FindSecret } from '../../record/index.ts'

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

/** Write-once outcome: a second write changes nothing. */
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

const change = sql`last_usd / price_usd`

/** All whose days are over, each once, the delisted at the last price anybody paid: who was at its target first has reached it. */
export async function recordOf(db: Db, source: Source): Promise<FindRecord> {
  const row = await db.row<FindRecord>(sql`select count(*)::int as over,
    (count(*) filter (where reached_at is not null))::int as reached,
    (count(*) filter (where outcome = 'delisted' and reached_at is null))::int as delisted,
    (count(*) filter (where ${change} >= 2))::int as doubled, (count(*) filter (where ${change} <= 0.5))::int as halved,
    (count(*) filter (where ${change} > last_leader_usd / leader_usd))::int as "aheadOfBitcoin",
    100 * (percentile_cont(0.5) within group (order by ${change}) - 1) as "medianChangePercent"
    from gems_finds where source = ${source} and outcome is not null`)
  const none = { over: 0, reached: 0, delisted: 0, doubled: 0, halved: 0, aheadOfBitcoin: 0, medianChangePercent: null }
  return row ?? none
}

interface SourcedFind extends Find {
  source: Source
}

/** Those that are not in the log, the oldest first; another instance that is at it comes first. */
export const unsealedFinds = (tx: Tx, limit: number) =>
  tx.rows<SourcedFind>(sql`select ${columns}, source from gems_finds f
    where not exists (select from gems_seals s where s.find_id = f.id) order by id limit ${limit} for update skip locked`)

export const saveSeals = (tx: Tx, finds: readonly Find[], secrets: readonly FindSecret[]) =>
  tx.run(sql`insert into gems_seals (find_id, entry_id, salt, said)
    select * from unnest(${finds.map(({ id }) => id)}::bigint[], ${secrets.map(({ id }) => id)}::bigint[],
      ${secrets.map(({ salt }) => salt)}::text[], ${secrets.map(({ said }) => said)}::text[])`)

/** What is told of a gem whose days are over. */
type UnloggedEnd = FindSecret & { findId: number; end: FindEnd; endedAt: Date }

/** Those that have ended and whose end is not in the log, the oldest first. */
export async function unloggedEnds(tx: Tx, limit: number): Promise<UnloggedEnd[]> {
  const rows = await tx.rows<
    FindEnd & Omit<UnloggedEnd, 'end'>
  >(sql`select s.find_id as "findId", s.entry_id as id, s.salt, s.said,
      f.closed_at as "endedAt", f.outcome, f.last_usd as "lastUsd", f.last_leader_usd as "lastLeaderUsd", f.reached_at as "reachedAt"
    from gems_seals s join gems_finds f on f.id = s.find_id where s.end_entry_id is null and f.outcome is not null
    order by f.closed_at, f.id limit ${limit} for update of s skip locked`)
  return rows.map(({ outcome, lastUsd, lastLeaderUsd, reachedAt, ...rest }) => ({
    ...rest,
    end: { outcome, lastUsd, lastLeaderUsd, reachedAt },
  }))
}

export const saveEndEntries = (tx: Tx, ended: readonly UnloggedEnd[], first: number) =>
  tx.run(sql`update gems_seals s set end_entry_id = ${first}::bigint + place - 1
    from unnest(${ended.map(({ findId }) => findId)}::bigint[]) with ordinality as logged(find_id, place)
    where s.find_id = logged.find_id`)

/** A gem as it is shown, with what it was sealed with. */
export interface LoggedFind extends SourcedFind {
  entryId: number
  salt: string
  said: string
  closedAt: Date | null
}

export const findsInLog = (db: Db, entryIds: readonly number[]) =>
  db.rows<LoggedFind>(sql`select ${columns}, source, closed_at as "closedAt", entry_id as "entryId", salt, said
    from gems_finds join gems_seals on find_id = id where entry_id = any(${entryIds}::bigint[])`)

export const findCount = async (db: Db): Promise<{ finds: number; ended: number; logged: number }> =>
  (await db.row<{ finds: number; ended: number; logged: number }>(sql`select count(*) as finds, count(outcome) as ended,
    count(end_entry_id) as logged from gems_finds left join gems_seals on find_id = id`)) ?? {
    finds: 0,
    ended: 0,
    logged: 0,
  }
