import type { CostMethod } from '@pusula/contract'
import type { Database } from '../../platform/db/db.ts'
import { type Coin, coinsOf } from './rules/holdings.ts'
import { entriesOf, versionOf } from './store.ts'

interface Counted {
  version: number
  method: CostMethod
  coins: Coin[]
  length: number
}

/** Characters of purchases that are kept, of all members together: some two hundred thousand purchases. */
const mostKept = 40_000_000
/** What a portfolio takes beside its purchases, in characters; an empty one takes room, too. */
const leastLength = 1_000

/**
 * Counts portfolios, and keeps those that were asked for last until their entries change: a screen asks every half minute,
 * and ten thousand entries take a tenth of a second.
 */
export function openCounted(database: Database) {
  const kept = new Map<string, Counted>()
  let keptLength = 0

  function drop(accountId: string) {
    keptLength -= kept.get(accountId)?.length ?? 0
    kept.delete(accountId)
  }

  function keep(accountId: string, counted: Counted) {
    drop(accountId)
    kept.set(accountId, counted)
    keptLength += counted.length
    for (const [oldest] of kept) {
      if (keptLength <= mostKept) break
      drop(oldest)
    }
  }

  return async (accountId: string, method: CostMethod): Promise<readonly Coin[]> => {
    // Asked for first: entries that change in between are counted, and counted again the next time.
    const version = await versionOf(database, accountId)
    const found = kept.get(accountId)
    const isGood = found?.version === version && found.method === method
    const coins = isGood ? found.coins : await coinsOf(await entriesOf(database, accountId), method)
    const length = coins.reduce((sum, { purchases }) => sum + purchases.length, leastLength)
    keep(accountId, { version, method, coins, length })
    return coins
  }
}
