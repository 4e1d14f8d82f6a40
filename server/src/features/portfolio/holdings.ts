import type { CostMethod, Holding } from '@pusula/contract'
import type { Database } from '../../platform/db/db.ts'
import type { Market } from '../market/index.ts'
import { coinsOf, type HeldCoin, holdingsOf, type Quote } from './rules/holdings.ts'
import { entriesOf, versionOf } from './store/entries.ts'

export type PriceSource = Pick<Market, 'tickers'>

interface Kept {
  version: number
  method: CostMethod
  coins: HeldCoin[]
  size: number
}

/** Purchases that are kept, of all members together. */
const mostKept = 200_000
/** What a portfolio takes beside its purchases, in purchases; an empty one takes room, too. */
const leastSize = 5

/** Reads what a member holds, at the prices of now. */
export function holdingsReader(database: Database, { tickers }: PriceSource) {
  const coinsFor = heldCoinsReader(database)
  return async (accountId: string, method: CostMethod): Promise<Holding[]> => {
    const coins = await coinsFor(accountId, method)
    return holdingsOf(coins, await quotesFor({ tickers }, coins))
  }
}

/**
 * Counts portfolios, and keeps those that were asked for last until their entries change: a screen asks every half minute,
 * and ten thousand entries take a tenth of a second.
 */
function heldCoinsReader(database: Database) {
  const kept = new Map<string, Kept>()
  let keptSize = 0

  function drop(accountId: string) {
    keptSize -= kept.get(accountId)?.size ?? 0
    kept.delete(accountId)
  }

  function keep(accountId: string, one: Kept) {
    drop(accountId)
    kept.set(accountId, one)
    keptSize += one.size
    for (const [oldest] of kept) {
      if (keptSize <= mostKept) break
      drop(oldest)
    }
  }

  return async (accountId: string, method: CostMethod): Promise<readonly HeldCoin[]> => {
    // Asked for first: entries that change in between are counted, and counted again the next time.
    const version = await versionOf(database, accountId)
    const found = kept.get(accountId)
    const isGood = found?.version === version && found.method === method
    const coins = isGood ? found.coins : await coinsOf(await entriesOf(database, accountId), method)
    const size = coins.reduce((sum, { purchases }) => sum + purchases.length, leastSize)
    keep(accountId, { version, method, coins, size })
    return coins
  }
}

/** The prices of all coins in a portfolio. It opens without them, too: what cannot be had is left out. */
async function quotesFor({ tickers }: PriceSource, coins: readonly HeldCoin[]): Promise<Map<string, Quote>> {
  const found = await tickers(coins.map(({ symbol }) => symbol)).catch(() => undefined)
  return new Map(
    [...(found ?? [])].map(([symbol, { value, provenance }]) => [
      symbol,
      {
        priceUsd: value.lastPrice,
        dayAgoUsd: value.openPrice,
        at: new Date(value.atMs),
        isStale: provenance.isStale,
      },
    ]),
  )
}
