import { type Db, sql } from '../../../platform/db/db.ts'

/** A slot begins less than an hour before what fills it: no month before that is looked at. */
const slotMs = 3_600_000

/** The widest range for the day ahead of all coins that were forecast since then; null where none was. */
export async function widestDay(db: Db, source: 'live' | 'simulated', since: Date): Promise<number | null> {
  const row = await db.row<{ widest: number | null }>(sql`select max(half_width)::float8 as widest from record_claims
    where source = ${source} and what = '1day' and issued_at >= ${since}
    and slot_at >= ${new Date(since.getTime() - slotMs)}`)
  return row?.widest ?? null
}
