import { type Db, sql, type Tx } from '../../../../platform/db/db.ts'
import type { RowCache } from '../../../../platform/db/row-cache.ts'
import { noOwnCoins, type OwnCoin, type OwnCoins } from './own.ts'

/** Cache of the owner's coins, read again only when they have changed. */
export function ownCoinsReader(db: Db, memory: RowCache): () => Promise<OwnCoins> {
  let saved = noOwnCoins
  const look = async () => {
    const row = await db.row<{ version: number }>(sql`select version from market_own_version`)
    if (row && row.version !== saved.version) saved = await readOwn(db)
    return saved
  }
  const known = memory.keep('coins', look)
  return async () => (await known('')) ?? saved
}

const allOwn = sql`(select coalesce(
  json_agg(json_build_object('id', id, 'symbol', symbol, 'name', name) order by symbol collate "C"), '[]')
  from market_own_coins)`

/** In one statement, so that the version is that of the coins. */
async function readOwn(db: Db): Promise<OwnCoins> {
  const row = await db.row<{ version: number; coins: OwnCoin[]; disabled: string[] }>(sql`select version,
    ${allOwn} as coins, array(select symbol from market_disabled_coins) as disabled from market_own_version`)
  return row ? { ...row, disabled: new Set(row.disabled) } : noOwnCoins
}

/** The owner's coins as they are now, also inside a transaction that changes them. */
export const readOwnCoins = async (db: Db): Promise<readonly OwnCoin[]> =>
  (await db.row<{ coins: OwnCoin[] }>(sql`select ${allOwn} as coins`))?.coins ?? []

/** Whoever changes coins waits for whoever came before, and everybody who keeps a copy learns of it. */
export const startOwnChange = (tx: Tx) => tx.run(sql`update market_own_version set version = version + 1`)

/** Batch size of one statement, which must not block the event loop. */
const atOnce = 1_000

interface OwnChange {
  /** Ids. */
  gone: readonly string[]
  saved: readonly OwnCoin[]
}

/** Forgets some coins and keeps others, new or changed. A symbol may pass from one to another. */
export async function changeOwnCoins(tx: Tx, { gone, saved }: OwnChange, now: Date): Promise<void> {
  for (let at = 0; at < gone.length; at += atOnce)
    await tx.run(sql`delete from market_own_coins where id = any(${gone.slice(at, at + atOnce)}::text[])`)
  for (let at = 0; at < saved.length; at += atOnce) {
    const coins = saved.slice(at, at + atOnce)
    await tx.run(sql`insert into market_own_coins (id, symbol, name, changed_at)
      select id, symbol, name, ${now}
      from unnest(${coins.map(({ id }) => id)}::text[], ${coins.map(({ symbol }) => symbol)}::text[],
        ${coins.map(({ name }) => name)}::text[]) as given (id, symbol, name)
      on conflict (id) do update set symbol = excluded.symbol, name = excluded.name, changed_at = excluded.changed_at`)
  }
}

/** How many were removed: one or none. */
export async function removeOwnCoin(tx: Tx, id: string): Promise<number> {
  await startOwnChange(tx)
  return tx.run(sql`delete from market_own_coins where id = ${id}`)
}

/** Whether that is a change. */
export async function switchCoin(tx: Tx, symbol: string, isEnabled: boolean, now: Date): Promise<boolean> {
  await startOwnChange(tx)
  const changed = await tx.run(
    isEnabled
      ? sql`delete from market_disabled_coins where symbol = ${symbol}`
      : sql`insert into market_disabled_coins (symbol, disabled_at) values (${symbol}, ${now}) on conflict do nothing`,
  )
  return changed > 0
}
