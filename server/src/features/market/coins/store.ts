import { type Db, sql } from '../../../platform/db/db.ts'
import type { ListedCoin } from '../exchanges/coingecko.ts'
import type { ListStore } from './lists.ts'

/** Shared cache of the newest list of coins: what any instance has read serves all of them. */
export const listStore = (db: Db): ListStore => ({
  read: async () => {
    const row = await db.row<{ venue: string; coins: ListedCoin[]; readAt: Date }>(
      sql`select venue, coins, read_at as "readAt" from market_lists`,
    )
    return row && { venue: row.venue, coins: row.coins, atMs: row.readAt.getTime() }
  },
  keep: ({ venue, coins, atMs }) =>
    db.run(sql`insert into market_lists as l (venue, coins, read_at)
      values (${venue}, ${JSON.stringify(coins)}, ${new Date(atMs)})
      on conflict (is_only) do update set venue = excluded.venue, coins = excluded.coins, read_at = excluded.read_at
      where l.read_at <= excluded.read_at`),
})

/** How old the newest list is; nothing before the first one. */
export const listAgeSeconds = async (db: Db, now: Date): Promise<number | undefined> => {
  const row = await db.row<{ readAt: Date }>(sql`select read_at as "readAt" from market_lists`)
  return row && Math.max(0, (now.getTime() - row.readAt.getTime()) / 1000)
}
