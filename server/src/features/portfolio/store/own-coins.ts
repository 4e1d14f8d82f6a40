import { type Db, sql } from '../../../platform/db/db.ts'

export interface OwnCoin {
  symbol: string
  name: string
  /** Null until its owner says what it is worth. */
  priceUsd: string | null
  pricedAt: string
}

export const ownCoinsOf = (db: Db, accountId: string): Promise<OwnCoin[]> =>
  db.rows<OwnCoin>(sql`select symbol, name, trim_scale(price_usd)::text as "priceUsd",
      to_char(priced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "pricedAt"
    from portfolio_own_coins where account_id = ${accountId} order by symbol`)

export const saveOwnCoin = (
  db: Db,
  accountId: string,
  { symbol, name, priceUsd }: Omit<OwnCoin, 'pricedAt'>,
  now: Date,
) =>
  db.run(sql`insert into portfolio_own_coins (account_id, symbol, name, price_usd, priced_at)
    values (${accountId}, ${symbol}, ${name}, ${priceUsd}, ${now})
    on conflict (account_id, symbol) do update
      set name = excluded.name, price_usd = excluded.price_usd, priced_at = excluded.priced_at`)

/** Coins of a file that nobody knows: held under their symbols, without a price. */
export const addOwnCoins = (db: Db, accountId: string, symbols: readonly string[], now: Date) =>
  db.run(sql`insert into portfolio_own_coins (account_id, symbol, name, priced_at)
    select ${accountId}, symbol, symbol, ${now}::timestamptz from unnest(${symbols}::text[]) as symbol
    on conflict (account_id, symbol) do nothing`)
