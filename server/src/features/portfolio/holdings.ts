import type { CostMethod, Currency, Holding } from '@pusula/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/db.ts'
import type { Market } from '../market/index.ts'
import { dayMoneyOf, type RateSource } from './day-money.ts'
import { coinsOf, type HeldCoin, holdingsOf, type Quote } from './rules/holdings.ts'
import { entriesOf, versionOf } from './store/entries.ts'

export type PriceSource = Pick<Market, 'tickers'> & RateSource

/** How a portfolio is counted. */
interface Counting {
  method: CostMethod
  currency: Currency
}

interface Kept {
  /** The state of the entries, how they were counted and on which day: the rate of today is not its last one. */
  key: string
  /** Dollars where the rates of the currency could not be had. */
  currency: Currency
  coins: HeldCoin[]
  size: number
}

/** Purchases that are kept, of all members together. */
const mostKept = 200_000
/** What a portfolio takes beside its purchases, in purchases; an empty one takes room, too. */
const leastSize = 5

/** Reads what a member holds, at the prices of now. */
export function holdingsReader(database: Database, clock: Clock, source: PriceSource) {
  const coinsFor = heldCoinsReader(database, clock, source)
  return async (accountId: string, counting: Counting): Promise<{ holdings: Holding[]; currency: Currency }> => {
    const { coins, currency } = await coinsFor(accountId, counting)
    return { holdings: holdingsOf(coins, await quotesFor(source, coins)), currency }
  }
}

/** The same without keeping anything, for whoever goes through all portfolios. */
export async function holdingsOnce(database: Database, source: PriceSource, accountId: string): Promise<Holding[]> {
  const coins = await coinsOf(await entriesOf(database, accountId), 'fifo')
  return holdingsOf(coins, await quotesFor(source, coins))
}

/**
 * Counts portfolios, and keeps those that were asked for last until their entries change: a screen asks every half minute,
 * and ten thousand entries take a tenth of a second.
 */
function heldCoinsReader(database: Database, clock: Clock, source: RateSource) {
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

  async function count(accountId: string, { method, currency }: Counting): Promise<Pick<Kept, 'coins' | 'currency'>> {
    const entries = await entriesOf(database, accountId)
    const money = await dayMoneyOf(source, currency, entries)
    return { coins: await coinsOf(entries, method, money), currency: money ? currency : 'USD' }
  }

  return async (accountId: string, counting: Counting): Promise<Pick<Kept, 'coins' | 'currency'>> => {
    // Asked for first: entries that change in between are counted, and counted again the next time.
    const version = await versionOf(database, accountId)
    const key = [version, counting.method, counting.currency, clock.now().toISOString().slice(0, 10)].join(' ')
    const found = kept.get(accountId)
    const counted = found?.key === key ? found : await count(accountId, counting)
    // Without its rates it was counted in dollars, and is tried again.
    if (counted.currency !== counting.currency) return counted
    const size = counted.coins.reduce((sum, { purchases }) => sum + purchases.length, leastSize)
    keep(accountId, { ...counted, key, size })
    return counted
  }
}

/** The prices of all coins in a portfolio. It opens without them, too: what cannot be had is left out. */
async function quotesFor(
  { tickers }: Pick<PriceSource, 'tickers'>,
  coins: readonly HeldCoin[],
): Promise<Map<string, Quote>> {
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
