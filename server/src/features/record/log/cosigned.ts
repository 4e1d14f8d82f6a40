import { type Db, sql } from '../../../platform/db/db.ts'

/** A checkpoint of ours that somebody else has cosigned. */
export interface Cosigned {
  name: string
  size: number
  at: Date
}

/** Who vouches for the log: of each the newest. */
export const cosignersOf = (db: Db) =>
  db.rows<Cosigned>(sql`select name, size, cosigned_at as at from record_cosignatures order by name`)
