import { type Db, type Sql, sql } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'
import type { StoredEntry } from '../rules/stored-entry.ts'
import { type EntryRow, entryColumns, entryOf } from './entries.ts'

/** Pages of entries by cursor (`after`, keyset paging), not by offset. Which entries are wanted; a year begins and ends where the account has its midnight. */
export interface PageWish {
  coin?: string | undefined
  year?: number | undefined
  search?: string | undefined
  after?: string | undefined
  limit: number
}

interface Page {
  entries: StoredEntry[]
  next: string | null
  total: number
}

/** What was typed, also where it holds the signs of a pattern. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, sign => `\\${sign}`)}%`

const dayIn = (timeZone: string) => sql`coalesce(traded_day, (traded_at at time zone ${timeZone})::date)`

function wanted(accountId: string, { coin, year, search }: PageWish, timeZone: string): Sql {
  const ofCoin = coin === undefined ? sql`true` : sql`symbol = ${coin}`
  const ofYear =
    year === undefined
      ? sql`true`
      : sql`${dayIn(timeZone)} between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`
  const pattern = search && containing(search)
  const withWord = pattern
    ? sql`(notes ilike ${pattern} or name ilike ${pattern} or symbol ilike ${pattern})`
    : sql`true`
  return sql`account_id = ${accountId} and ${ofCoin} and ${ofYear} and ${withWord}`
}

/** Where a page ends: the last entry on it, by which the next one begins however many come or go meanwhile. */
const cursorOf = ({ tradedAt, id }: StoredEntry): string => Buffer.from(`${tradedAt} ${id}`).toString('base64url')

/** An instant as a cursor names it: of what Date.parse takes besides, the database refuses much. */
const isInstant = (written: string): boolean =>
  /^[12]\d{3}-/.test(written) && !Number.isNaN(Date.parse(written)) && new Date(written).toISOString() === written

function beyond(cursor: string | undefined): Sql {
  if (cursor === undefined) return sql`true`
  const [tradedAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!isInstant(tradedAt)) throw new Problem('request.invalid', { fields: [{ field: 'after', rule: 'format' }] })
  return sql`(traded_at, id) < (${tradedAt}::timestamptz, ${id})`
}

export async function pageOf(db: Db, accountId: string, wish: PageWish, timeZone: string): Promise<Page> {
  const where = wanted(accountId, wish, timeZone)
  const rows = await db.rows<EntryRow>(sql`select ${entryColumns} from portfolio_entries
    where ${where} and ${beyond(wish.after)} order by traded_at desc, id desc limit ${wish.limit + 1}`)
  const counted = await db.row<{ count: number }>(
    sql`select count(*)::int as count from portfolio_entries where ${where}`,
  )
  const entries = rows.slice(0, wish.limit).map(entryOf)
  const last = entries.at(-1)
  return { entries, next: last && rows.length > wish.limit ? cursorOf(last) : null, total: counted?.count ?? 0 }
}

/** The newest purchases and sales of each coin. */
export async function newestOf(db: Db, accountId: string, most: number): Promise<Map<string, StoredEntry[]>> {
  const rows = await db.rows<EntryRow>(sql`select ${entryColumns} from (
      select *, row_number() over (partition by symbol order by traded_at desc, kind = 'sell' desc, created_at desc, id desc)
        as place from portfolio_entries where account_id = ${accountId} and kind in ('buy', 'sell')) as entries
    where place <= ${most} order by symbol, place`)
  const coins = new Map<string, StoredEntry[]>()
  for (const entry of rows.map(entryOf)) coins.set(entry.coinSymbol, [...(coins.get(entry.coinSymbol) ?? []), entry])
  return coins
}

/** In which something was noted, the newest first. */
export async function yearsNoted(db: Db, accountId: string, timeZone: string): Promise<number[]> {
  const rows = await db.rows<{ year: number }>(sql`select distinct extract(year from ${dayIn(timeZone)})::int as year
    from portfolio_entries where account_id = ${accountId} order by 1 desc`)
  return rows.map(({ year }) => year)
}
