import { type Db, sql, type Tx } from '../../../../platform/db/db.ts'
import type { Memory } from '../../../../platform/db/memory.ts'
import { noOwnCoins, type OwnCoin, type OwnCoins } from './own.ts'

/** Reads the owner's coins, and again only when they have changed. */
export function ownCoinsReader(db: Db, memory: Memory): () => Promise<OwnCoins> {
  let kept = noOwnCoins
  const look = async () => {
    const row = await db.row<{ version: number }>(sql`select version from market_own_version`)
    if (row && row.version !== kept.version) kept = await readOwn(db)
    return kept
  }
  const known = memory.keep('coins', look)
  return async () => (await known('')) ?? kept
}

/** In one statement, so that the version is that of the coins. */
async function readOwn(db: Db): Promise<OwnCoins> {
  const row = await db.row<{ version: number; coins: OwnCoin[]; disabled: string[] }>(sql`select version,
    (select coalesce(json_agg(json_build_object('id', id, 'symbol', symbol, 'name', name)), '[]')
      from market_own_coins) as coins,
    array(select symbol from market_disabled_coins) as disabled
    from market_own_version`)
  return row ? { ...row, disabled: new Set(row.disabled) } : noOwnCoins
}

/** Whoever changes coins waits for whoever came before, and everybody who keeps a copy learns of it. */
const startChange = (tx: Tx) => tx.run(sql`update market_own_version set version = version + 1`)

/** The ids that were there before, and the symbols that would belong to two coins; then nothing may be kept. */
export async function putOwnCoins(tx: Tx, coins: readonly OwnCoin[], now: Date) {
  await startChange(tx)
  const ids = coins.map(({ id }) => id)
  const before = await tx.rows<{ id: string }>(sql`select id from market_own_coins where id = any(${ids}::text[])`)
  await tx.run(sql`insert into market_own_coins (id, symbol, name, changed_at)
    select id, symbol, name, ${now}
    from unnest(${ids}::text[], ${coins.map(({ symbol }) => symbol)}::text[], ${coins.map(({ name }) => name)}::text[])
      as given (id, symbol, name)
    on conflict (id) do update set symbol = excluded.symbol, name = excluded.name, changed_at = excluded.changed_at`)
  const shared = await tx.rows<{ symbol: string }>(
    sql`select symbol from market_own_coins group by symbol having count(*) > 1`,
  )
  return {
    known: new Set(before.map(({ id }) => id)),
    sharedSymbols: new Set(shared.map(({ symbol }) => symbol)),
  }
}

/** How many were removed: one or none. */
export async function removeOwnCoin(tx: Tx, id: string): Promise<number> {
  await startChange(tx)
  return tx.run(sql`delete from market_own_coins where id = ${id}`)
}

/** Whether that is a change. */
export async function switchCoin(tx: Tx, symbol: string, isEnabled: boolean, now: Date): Promise<boolean> {
  await startChange(tx)
  const changed = await tx.run(
    isEnabled
      ? sql`delete from market_disabled_coins where symbol = ${symbol}`
      : sql`insert into market_disabled_coins (symbol, disabled_at) values (${symbol}, ${now}) on conflict do nothing`,
  )
  return changed > 0
}
