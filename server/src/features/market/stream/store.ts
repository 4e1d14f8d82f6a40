import { type Db, sql } from '../../../platform/db/db.ts'
import type { Ticker } from '../facts.ts'

/** Shares tickers with the other instances, with their age. */
export const saveBoard = (db: Db, venue: string, tickers: readonly Ticker[], ageMs: number) =>
  db.run(sql`insert into market_boards (venue, tickers, seen_at)
    values (${venue}, ${JSON.stringify(tickers)}, clock_timestamp() - ${ageMs}::float8 * interval '1 millisecond')
    on conflict (venue) do update set tickers = excluded.tickers, seen_at = excluded.seen_at`)

/** A board that was kept a moment ago. */
export const readBoard = async (db: Db, venue: string): Promise<Ticker[] | undefined> =>
  (
    await db.row<{ tickers: Ticker[] }>(sql`select tickers from market_boards
      where venue = ${venue} and seen_at > clock_timestamp() - interval '8 seconds'`)
  )?.tickers
