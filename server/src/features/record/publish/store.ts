import { type Db, sql } from '../../../platform/db/db.ts'

const pageSize = 1_000

/** A claim for a table: what it says stands there once it is graded. */
export interface ClaimRow {
  id: number
  cells: (string | number | boolean | Date | null)[]
}

/** What stands over the cells. */
export const claimColumns = [
  ...['id', 'source', 'symbol', 'what', 'asked', 'slotAt', 'issuedAt', 'dueAt', 'state'],
  ...['priceUsd', 'medianUsd', 'low80Usd', 'high80Usd', 'riseProbability', 'outcome', 'actualUsd', 'gradedAt'],
] as const

/** The claims of a month, a page at a time; those that wait are sealed. */
export async function* claimsOfMonth(db: Db, month: string): AsyncGenerator<ClaimRow[]> {
  const from = new Date(`${month}-01T00:00:00Z`)
  const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1))
  const graded = (column: string) => ({ text: `case when graded_at is not null then ${column} end`, values: [] })
  let after = -1
  while (true) {
    const rows = await db.rows<
      Record<string, ClaimRow['cells'][number]> & { id: number }
    >(sql`select id, source, symbol, what, asked,
        slot_at, issued_at, due_at, case when graded_at is null then 'sealed' when outcome is null then 'unknown' else 'graded' end as state,
        ${graded('price_usd')} as price_usd, ${graded('median_usd')} as median_usd, ${graded('low80_usd')} as low80_usd,
        ${graded('high80_usd')} as high80_usd, ${graded('rise_probability')} as rise_probability, outcome, actual_usd, graded_at
      from record_claims where slot_at >= ${from} and slot_at < ${until} and id > ${after} order by id limit ${pageSize}`)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(row => ({ id: row.id, cells: Object.values(row) }))
    after = last.id
  }
}

/** A file that does not change any more: its length, its hash, and how many bytes have gone by before which entries. */
export interface MeasuredFile {
  bytes: number
  hash: string
  entries: number[]
  offsets: number[]
}

export const saveFile = (db: Db, month: string, { bytes, hash, entries, offsets }: MeasuredFile) =>
  db.run(sql`insert into record_files (month, bytes, hash, entries, offsets)
    values (${month}, ${bytes}, ${hash}, ${entries}, ${offsets}) on conflict do nothing`)

export async function measuredFile(db: Db, month: string): Promise<MeasuredFile | undefined> {
  const found = await db.row<MeasuredFile>(sql`select bytes, hash, entries::text[], offsets::text[] from record_files
    where month = ${month}`)
  return found && { ...found, entries: found.entries.map(Number), offsets: found.offsets.map(Number) }
}

/** The lengths of the files that stay as they are, by month. */
export const fileSizes = (db: Db) =>
  db.rows<{ month: string; bytes: number }>(sql`select month, bytes from record_files`)
