import { type Db, sql } from '../../../platform/db/db.ts'
import type { Ticker } from '../facts.ts'

/** Takes or keeps what only one may have at a time, for so long; by the database's clock, so that all mean the same. */
export const holdLease = async (db: Db, name: string, holder: string, forMs: number): Promise<boolean> => {
  const until = sql`clock_timestamp() + ${forMs}::float8 * interval '1 millisecond'`
  const row = await db.row(sql`insert into market_leases as l (name, holder, until)
    values (${name}, ${holder}, ${until})
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where l.holder = excluded.holder or l.until < clock_timestamp() returning holder`)
  return row !== undefined
}

/** Lets the next one have it at once. */
export const leaveLease = (db: Db, name: string, holder: string) =>
  db.run(sql`delete from market_leases where name = ${name} and holder = ${holder}`)

/** Keeps a board for the other instances, as old as it is. */
export const keepBoard = (db: Db, venue: string, tickers: readonly Ticker[], ageMs: number) =>
  db.run(sql`insert into market_boards (venue, tickers, seen_at)
    values (${venue}, ${JSON.stringify(tickers)}, clock_timestamp() - ${ageMs}::float8 * interval '1 millisecond')
    on conflict (venue) do update set tickers = excluded.tickers, seen_at = excluded.seen_at`)

/** A board that was kept a moment ago. */
export const readBoard = async (db: Db, venue: string): Promise<Ticker[] | undefined> =>
  (
    await db.row<{ tickers: Ticker[] }>(sql`select tickers from market_boards
      where venue = ${venue} and seen_at > clock_timestamp() - interval '8 seconds'`)
  )?.tickers
