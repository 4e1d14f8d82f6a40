import { type Db, sql, type Tx } from '../../../../platform/db/db.ts'

/** A checkpoint of ours that somebody else has cosigned. */
export interface Cosigned {
  name: string
  size: number
  note: string
  at: Date
}

/** Who vouches for the log: of each the newest. */
export const cosignersOf = (db: Db) =>
  db.rows<Cosigned>(sql`select name, size, note, cosigned_at as at from record_cosignatures order by name`)

export const saveCosigned = (db: Db, { name, size, note, at }: Cosigned) =>
  db.run(sql`insert into record_cosignatures as c (name, size, note, cosigned_at) values (${name}, ${size}, ${note}, ${at})
    on conflict (name) do update set size = excluded.size, note = excluded.note, cosigned_at = excluded.cosigned_at
    where c.cosigned_at < excluded.cosigned_at`)

/** A checkpoint of another log that we have cosigned. */
export interface Witnessed {
  origin: string
  size: number
  root: Buffer
  note: string
  at: Date
}

export const lastWitnessed = (db: Db, origin: string) =>
  db.row<Witnessed>(
    sql`select origin, size, root, note, cosigned_at as at from record_witnessed where origin = ${origin}`,
  )

/** In the place of the one before, and of no other: where another instance was quicker, nothing is written. */
export const saveWitnessed = (tx: Tx, { origin, size, root, note, at }: Witnessed, sizeBefore: number) =>
  tx.run(sql`insert into record_witnessed as w (origin, size, root, note, cosigned_at)
    values (${origin}, ${size}, ${root}, ${note}, ${at})
    on conflict (origin) do update set size = excluded.size, root = excluded.root, note = excluded.note,
      cosigned_at = excluded.cosigned_at where w.size = ${sizeBefore}`)
