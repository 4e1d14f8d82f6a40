import { type Db, sql, type Tx } from '../../platform/db/db.ts'

export interface Favorite {
  id: string
  userId: string
  coinSymbol: string
  coinName: string
  createdAt: Date
}

const columns = sql`id, account_id as "userId", symbol as "coinSymbol", name as "coinName", created_at as "createdAt"`

/** The newest first. */
export const favoritesOf = (db: Db, accountId: string) =>
  db.rows<Favorite>(sql`select ${columns} from favorites_coins where account_id = ${accountId}
    order by created_at desc, symbol`)

/** The coins of some members, by account. */
export async function favoritesOfAll(db: Db, accountIds: readonly string[]) {
  const rows = await db.rows<{ accountId: string; symbol: string; name: string }>(sql`select account_id as "accountId",
    symbol, name from favorites_coins where account_id = any(${accountIds}::uuid[])`)
  const coins = new Map<string, { symbol: string; name: string }[]>()
  for (const { accountId, symbol, name } of rows)
    coins.set(accountId, [...(coins.get(accountId) ?? []), { symbol, name }])
  return coins
}

/** Counting and adding happen one after the other: held until the transaction ends. */
export const lockFavorites = (tx: Tx, accountId: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`favorites ${accountId}`}, 0))`)

export async function countFavorites(db: Db, accountId: string): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*)::int as count from favorites_coins where account_id = ${accountId}`,
  )
  return row?.count ?? 0
}

/** Undefined when the coin is there already. */
export const addFavorite = (db: Db, accountId: string, coin: { symbol: string; name: string }, now: Date) =>
  db.row<Favorite>(sql`insert into favorites_coins (account_id, symbol, name, created_at)
    values (${accountId}, ${coin.symbol}, ${coin.name}, ${now}) on conflict do nothing returning ${columns}`)

export const removeFavorite = (db: Db, accountId: string, symbol: string) =>
  db.run(sql`delete from favorites_coins where account_id = ${accountId} and symbol = ${symbol}`)

export const dropFavorites = (db: Db, accountId: string) =>
  db.run(sql`delete from favorites_coins where account_id = ${accountId}`)
