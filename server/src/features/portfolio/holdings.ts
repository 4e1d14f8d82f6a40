import type { CostMethod, Currency, Holding } from '@pusula/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/db.ts'
import type { Market } from '../market/index.ts'
import { dayMoneyOf, type RateSource } from './day-money.ts'
import { coinsOf, type HeldCoin, holdingsOf, type Quote } from './rules/holdings.ts'
import { coinVersionsOf, entriesOf, entriesOfCoins, versionOf } from './store/entries.ts'

export type PriceSource = Pick<Market, 'tickers'> & RateSource

/** How a portfolio is counted. */
interface Counting {
  method: CostMethod
  currency: Currency
}

interface Kept {
  /** How it was counted and on which day: the rate of today is not its last one. */
  key: string
  /** The state of all entries together. */
  version: number
  /** Each coin in the state it was counted in; null where nothing of it is there any more. */
  coins: Map<string, { version: number; coin: HeldCoin | null }>
}

/** Coins that are kept, of all members together; an empty portfolio takes room, too. */
const mostKept = 50_000

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
 * Counts portfolios, and keeps those that were asked for last. After a change only the coins that it touched are counted anew: fifty
 * thousand entries take a second, those of one coin a fraction of it.
 */
function heldCoinsReader(database: Database, clock: Clock, source: RateSource) {
  const kept = new Map<string, Kept>()
  let keptSize = 0
  const sizeOf = (one: Kept | undefined) => (one ? one.coins.size + 1 : 0)

  function keep(accountId: string, one: Kept) {
    keptSize += sizeOf(one) - sizeOf(kept.get(accountId))
    kept.delete(accountId)
    kept.set(accountId, one)
    for (const [oldest, its] of kept) {
      if (keptSize <= mostKept || oldest === accountId) break
      keptSize -= sizeOf(its)
      kept.delete(oldest)
    }
  }

  /** What has changed since; undefined where the rates of the currency cannot be had. */
  async function recounted(accountId: string, { method, currency }: Counting, before: Kept): Promise<Kept | undefined> {
    const versions = await coinVersionsOf(database, accountId)
    const changed = [...versions].filter(([symbol, version]) => before.coins.get(symbol)?.version !== version)
    const symbols = changed.map(([symbol]) => symbol)
    const entries = await entriesOfCoins(database, accountId, symbols)
    const money = await dayMoneyOf(source, currency, entries)
    if (!money) return undefined
    const counted = new Map((await coinsOf(entries, method, money)).map(coin => [coin.symbol, coin]))
    const coins = new Map(before.coins)
    for (const [symbol, version] of changed) coins.set(symbol, { version, coin: counted.get(symbol) ?? null })
    return { ...before, coins }
  }

  return async (accountId: string, counting: Counting): Promise<{ coins: HeldCoin[]; currency: Currency }> => {
    // Asked for first: entries that change in between are counted, and counted again the next time.
    const version = await versionOf(database, accountId)
    const key = [counting.method, counting.currency, clock.now().toISOString().slice(0, 10)].join(' ')
    const found = kept.get(accountId)
    const before = found?.key === key ? found : { key, version: -1, coins: new Map() }
    const now = before.version === version ? before : await recounted(accountId, counting, before)
    if (now) {
      keep(accountId, { ...now, version })
      return { coins: [...now.coins.values()].flatMap(({ coin }) => coin ?? []), currency: counting.currency }
    }
    // Without its rates it is counted in dollars, and tried again.
    const coins = await coinsOf(await entriesOf(database, accountId), counting.method)
    return { coins, currency: 'USD' }
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
