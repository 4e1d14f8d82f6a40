import { type Db, sql, type Tx } from '../../../../platform/db/db.ts'

/** A checkpoint that was signed, as it is handed out. */
export interface SignedCheckpoint {
  size: number
  root: Buffer
  verifierKey: string
  note: string
  signedAt: Date
}

const fields = sql`size, root, verifier_key as "verifierKey", note, signed_at as "signedAt"`

export const newestCheckpoint = (db: Db) =>
  db.row<SignedCheckpoint>(sql`select ${fields} from record_checkpoints order by day desc limit 1`)

/** The last of each day, the newest first. */
export const dailyCheckpoints = (db: Db, limit: number) =>
  db.rows<SignedCheckpoint & { day: string }>(sql`select to_char(day, 'YYYY-MM-DD') as day, ${fields}
    from record_checkpoints order by day desc limit ${limit}`)

/** Of a day the last one is kept, and nothing is signed for a day before another that was: a clock that ran ahead is waited for. */
export const saveCheckpoint = (tx: Tx, { size, root, verifierKey, note, signedAt }: SignedCheckpoint) =>
  tx.run(sql`insert into record_checkpoints (day, size, root, verifier_key, note, signed_at)
    values (greatest((${signedAt}::timestamptz at time zone 'UTC')::date, (select max(day) from record_checkpoints)), ${size},
      ${root}, ${verifierKey}, ${note}, ${signedAt})
    on conflict (day) do update set size = excluded.size, root = excluded.root, verifier_key = excluded.verifier_key,
      note = excluded.note, signed_at = excluded.signed_at`)

/** Those of entries that were lost are taken away. */
export const dropCheckpointsAbove = (tx: Tx, size: number) =>
  tx.run(sql`delete from record_checkpoints where size > ${size}`)

/** One signs at a time across all instances; whoever comes second need not. */
export const takeSigningTurn = async (tx: Tx): Promise<boolean> =>
  (await tx.row<{ isMine: boolean }>(sql`select pg_try_advisory_xact_lock(7220441, 2) as "isMine"`))?.isMine ?? false
