import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Head } from '../chain/chain.ts'
import { claimFields, claimOf } from '../chain/store.ts'
import type { Entry } from './lines.ts'

const pageSize = 1_000

const gradeOf = sql`(select json_build_object('outcome', outcome, 'actualUsd', actual_usd, 'level', level, 'loss', loss,
  'constantLoss', constant_loss, 'resultRatio', result_ratio, 'randomOutcome', random_outcome, 'randomRatio', random_ratio,
  'leveragedRatio', leveraged_ratio, 'venue', venue,
  'gradedAt', to_char(graded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from record_grades g where g.claim_id = c.id and g.slot_at = c.slot_at) as grade`

/** Entries after one and before another, with their grades, a page at a time. */
export async function* entriesBetween(db: Db, after: number, before: number): AsyncGenerator<Entry[]> {
  while (true) {
    const rows = await db.rows<Entry & { terms: number[] | null }>(sql`select ${claimFields}, ${gradeOf}
      from record_claims c where id > ${after} and id < ${before} order by id limit ${pageSize}`)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(claimOf)
    after = last.id
  }
}

export interface Seal {
  /** The day that was over. */
  day: string
  lastId: number
  hash: string
  /** Graded since the seal before, and a hash of all of them. */
  grades: number
  gradesHash: string
  sealedAt: Date
}

const sealFields = sql`to_char(day, 'YYYY-MM-DD') as day, last_id as "lastId", hash, grades, grades_hash as "gradesHash",
  sealed_at as "sealedAt"`

/** The newest first. */
export const seals = (db: Db, limit: number) =>
  db.rows<Seal>(sql`select ${sealFields} from record_seals order by day desc limit ${limit}`)

export const keepSeal = (db: Tx, { day, lastId, hash, grades, gradesHash, sealedAt }: Seal) =>
  db.run(sql`insert into record_seals (day, last_id, hash, grades, grades_hash, sealed_at)
    values (${day}, ${lastId}, ${hash}, ${grades}, ${gradesHash}, ${sealedAt}) on conflict do nothing`)

/** A moment, or the next after the last seal where that is later: what is sealed gets no grade any more. */
export const afterSeals = async (db: Tx, now: Date): Promise<Date> =>
  (
    await db.row<{ at: Date }>(sql`select greatest(${now}::timestamptz, max(sealed_at) + interval '1 millisecond') as at
      from record_seals`)
  )?.at ?? now

/** The grades that were given after a moment and up to another, in words, in the order of their claims; what earlier editions did not know is left out. */
export async function* gradeWords(db: Db, after: Date, upTo: Date): AsyncGenerator<string[]> {
  let last = 0
  while (true) {
    const rows = await db.rows<{ id: number; words: string }>(sql`select claim_id as id, concat_ws(',', claim_id,
      coalesce(outcome::text, '-'), coalesce(actual_usd::text, '-'), coalesce(level::text, '-'), coalesce(loss::text, '-'),
      coalesce(constant_loss::text, '-'), coalesce(result_ratio::text, '-'), coalesce(random_outcome::text, '-'),
      coalesce(random_ratio::text, '-'), leveraged_ratio::text, venue) as words
      from record_grades where graded_at > ${after} and graded_at <= ${upTo} and claim_id > ${last} order by claim_id limit 5000`)
    if (!rows.length) return
    yield rows.map(({ words }) => words)
    last = rows.at(-1)?.id ?? last
  }
}

/** A file that does not change any more: its length, its hash, and how many bytes have gone by after which entries. */
export interface MeasuredFile {
  bytes: number
  hash: string
  entries: number[]
  offsets: number[]
}

interface FileName {
  month: string
  format: string
}

export const keepFile = (
  db: Db,
  { month, format }: FileName,
  edition: number,
  { bytes, hash, entries, offsets }: MeasuredFile,
) =>
  db.run(sql`insert into record_files (month, format, edition, bytes, hash, entries, offsets)
    values (${month}, ${format}, ${edition}, ${bytes}, ${hash}, ${entries}, ${offsets})
    on conflict (month, format) do update set edition = excluded.edition, bytes = excluded.bytes, hash = excluded.hash,
      entries = excluded.entries, offsets = excluded.offsets`)

export async function measuredFile(db: Db, month: string, format: string, edition: number) {
  const found = await db.row<MeasuredFile>(sql`select bytes, hash, entries::text[], offsets::text[] from record_files
    where month = ${month} and format = ${format} and edition = ${edition}`)
  return found && { ...found, entries: found.entries.map(Number), offsets: found.offsets.map(Number) }
}

/** The lengths of the files that lines are taken from, by month. */
export const fileSizes = (db: Db, edition: number) =>
  db.rows<{ month: string; bytes: number }>(sql`select month, bytes from record_files
    where format = 'ndjson' and edition = ${edition}`)

/** What has waited longer for its grade will never have one. */
const forgottenAfterMs = 60 * 86_400_000

/** The first entry that still waits for its grade; one beyond all where none does. */
export const firstUnsettled = async (db: Db, now: Date): Promise<number> =>
  (
    await db.row<{ id: number | null }>(sql`select min(claim_id) as id from record_pending
      where due_at > ${new Date(now.getTime() - forgottenAfterMs)}`)
  )?.id ?? Number.MAX_SAFE_INTEGER

/** The entry of the chain with this number. */
export const hashAt = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.row<Head>(sql`select id, hash from record_claims where id = ${id}`))?.hash

export const keepCheck = (
  db: Db,
  check: { length: number; brokenAt: number | null; finding: string | null },
  now: Date,
) =>
  db.run(sql`insert into record_checks (checked_at, length, broken_at, finding)
    values (${now}, ${check.length}, ${check.brokenAt}, ${check.finding})
    on conflict (is_only) do update set checked_at = excluded.checked_at, length = excluded.length,
      broken_at = excluded.broken_at, finding = excluded.finding`)

export const firstIdSince = async (db: Db, since: Date): Promise<number | undefined> =>
  (await db.row<{ id: number | null }>(sql`select min(id) as id from record_claims where slot_at >= ${since}`))?.id ??
  undefined

/** 1 where the last look found something that is not as it was written; nothing before the first look. */
export const lastFinding = async (db: Db): Promise<number | undefined> =>
  (
    await db.row<{ wrong: number }>(
      sql`select (broken_at is not null or finding is not null)::int as wrong from record_checks`,
    )
  )?.wrong
