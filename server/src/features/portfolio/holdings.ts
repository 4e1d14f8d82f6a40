import type { CostMethod, Currency, Holding, PortfolioSettings } from '@pusula/contract'
import { utcDay } from '@pusula/words'
import Big from 'big.js'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/db/db.ts'
import type { Market } from '../market/index.ts'
import { dayMoneyOf, type RateSource } from './day-money.ts'
import { formerCoin } from './rules/former-coins.ts'
import { coinsOf, type HeldCoin, holdingsOf, type Quote } from './rules/holdings.ts'
import { coinVersionsOf, entriesOf, entriesOfCoins, versionOf } from './store/entries.ts'
import { type OwnCoin, ownCoinsOf } from './store/own-coins.ts'

export type PriceSource = Pick<Market, 'tickers'> & RateSource

/** Accounting settings of a portfolio. */
interface Counting {
  method: CostMethod
  incomeCost: PortfolioSettings['incomeCost']
  currency: Currency
}

interface CachedHoldings {
  /** How it was counted and on which day: the rate of today is not its last one. */
  key: string
  /** The state of all entries together. */
  version: number
  /** Each coin in the state it was counted in; null where nothing of it is there any more. */
  coins: Map<string, { version: number; coin: HeldCoin | null }>
}

/** Coins that are kept, of all members together; an empty portfolio takes room, too. */
const maxEntries = 50_000

/** Reads what a member holds, at the prices of now. */
export function holdingsReader(database: Database, clock: Clock, source: PriceSource) {
  const coinsFor = heldCoinsReader(database, clock, source)
  return async (accountId: string, counting: Counting): Promise<{ holdings: Holding[]; currency: Currency }> => {
    const { coins, currency } = await coinsFor(accountId, counting)
    return { holdings: holdingsOf(coins, await quotesFor(database, source, accountId, coins)), currency }
  }
}

/** The same without keeping anything, for whoever goes through all portfolios. */
export async function holdingsOnce(database: Database, source: PriceSource, accountId: string): Promise<Holding[]> {
  const coins = await coinsOf(await entriesOf(database, accountId, 'market'), 'fifo')
  return holdingsOf(coins, await quotesFor(database, source, accountId, coins))
}

/**
 * Counts portfolios, and keeps those that were asked for last. After a change only the coins that it touched are counted anew: fifty
 * thousand entries take a second, those of one coin a fraction of it.
 */
function heldCoinsReader(database: Database, clock: Clock, source: RateSource) {
  const cached = new Map<string, CachedHoldings>()
  let cachedSize = 0
  const sizeOf = (one: CachedHoldings | undefined) => (one ? one.coins.size + 1 : 0)

  function keep(accountId: string, one: CachedHoldings) {
    cachedSize += sizeOf(one) - sizeOf(cached.get(accountId))
    cached.delete(accountId)
    cached.set(accountId, one)
    for (const [oldest, its] of cached) {
      if (cachedSize <= maxEntries || oldest === accountId) break
      cachedSize -= sizeOf(its)
      cached.delete(oldest)
    }
  }

  /** What has changed since; undefined where the rates of the currency cannot be had. */
  async function recounted(
    accountId: string,
    { method, currency, incomeCost }: Counting,
    before: CachedHoldings,
  ): Promise<CachedHoldings | undefined> {
    const versions = await coinVersionsOf(database, accountId)
    const changed = [...versions].filter(([symbol, version]) => before.coins.get(symbol)?.version !== version)
    const symbols = changed.map(([symbol]) => symbol)
    const entries = await entriesOfCoins(database, accountId, symbols, incomeCost)
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
    const key = [counting.method, counting.currency, counting.incomeCost, utcDay(clock.now())].join(' ')
    const found = cached.get(accountId)
    const before = found?.key === key ? found : { key, version: -1, coins: new Map() }
    const now = before.version === version ? before : await recounted(accountId, counting, before)
    if (now) {
      keep(accountId, { ...now, version })
      return { coins: [...now.coins.values()].flatMap(({ coin }) => coin ?? []), currency: counting.currency }
    }
    // Without its rates it is counted in dollars, and tried again.
    const entries = await entriesOf(database, accountId, counting.incomeCost)
    const coins = await coinsOf(entries, counting.method)
    return { coins, currency: 'USD' }
  }
}

/** The prices of all coins in a portfolio. It opens without them, too: what cannot be had is left out. */
async function quotesFor(
  db: Db,
  { tickers }: Pick<PriceSource, 'tickers'>,
  accountId: string,
  coins: readonly HeldCoin[],
): Promise<Map<string, Quote>> {
  const symbols = coins.map(({ symbol }) => symbol)
  const successors = symbols.flatMap(symbol => formerCoin(symbol)?.became?.symbol ?? [])
  const found = (await tickers([...new Set([...symbols, ...successors])]).catch(() => undefined)) ?? new Map()
  const quotes = new Map<string, Quote>()
  for (const [symbol, { value, provenance }] of found) {
    const figures = { priceUsd: value.lastPrice, dayAgoUsd: value.openPrice }
    quotes.set(symbol, { ...figures, at: new Date(value.atMs), isStale: provenance.isStale })
  }
  const missing = symbols.filter(symbol => !quotes.has(symbol))
  const own = missing.length ? await ownCoinsOf(db, accountId) : []
  for (const symbol of missing) {
    const quote = quoteOfOwn(own.find(one => one.symbol === symbol)) ?? quoteOfFormer(symbol, quotes)
    if (quote) quotes.set(symbol, quote)
  }
  return quotes
}

function quoteOfOwn(coin: OwnCoin | undefined): Quote | undefined {
  if (!coin?.priceUsd) return undefined
  const priceUsd = Number(coin.priceUsd)
  return { priceUsd, dayAgoUsd: priceUsd, at: new Date(coin.pricedAt), isStale: false, listing: 'own' }
}

/** A former coin is worth what became of it, or what it was redeemed at. */
function quoteOfFormer(symbol: string, quotes: ReadonlyMap<string, Quote>): Quote | undefined {
  const former = formerCoin(symbol)
  const next = former?.became && quotes.get(former.became.symbol)
  const listing = 'former'
  if (next && former?.became) {
    const times = (usd: number) => Number(Big(usd).times(former.became?.ratio ?? 1))
    return { ...next, priceUsd: times(next.priceUsd), dayAgoUsd: times(next.dayAgoUsd), listing }
  }
  if (former?.redeemedUsd === undefined) return undefined
  return { priceUsd: former.redeemedUsd, dayAgoUsd: former.redeemedUsd, at: new Date(0), isStale: true, listing }
}
