import { Problem } from '../../platform/problem.ts'
import type { CandleRow } from './checks/candles.ts'
import { createVotes } from './checks/votes.ts'
import { createCoinBook } from './coins/book.ts'
import type { CoinName } from './coins/merge.ts'
import type { KnownCoin } from './coins/own/own.ts'
import { search } from './coins/search.ts'
import type { ByVenue, CandleSpan, Coin, History, Sourced, Ticker } from './facts.ts'
import { type Boards, createBoards } from './prices/boards.ts'
import { createHistories, maxCandles } from './prices/histories.ts'
import { createPastPrices } from './prices/past.ts'
import type { Setup } from './starting/setup.ts'
import { symbolOf } from './symbols.ts'

/** Price source of the whole product. Symbols may be written in any way. */
export interface Market {
  source: 'live' | 'simulated'
  /** All coins that are traded somewhere, the largest first. */
  coins(): Promise<Sourced<readonly Coin[]>>
  findCoin(spelling: string): Promise<Coin | undefined>
  search(query: string, limit: number): Promise<Coin[]>
  ticker(spelling: string): Promise<Sourced<Ticker>>
  /** Last known price of any age, without a request. */
  lastTicker(spelling: string): Sourced<Ticker> | undefined
  /** By symbol; coins that nobody trades are left out. */
  tickers(spellings: readonly string[]): Promise<Map<string, Sourced<Ticker>>>
  /** Up to 1,000 of the newest candles; a coin that is new has fewer. */
  candles(spelling: string, timeframe: CandleSpan, count: number): Promise<Sourced<History>>
  /** The price at the end of a minute: undefined while it is not over, null where no exchange knows that minute. */
  closeAt(spelling: string, atMs: number): Promise<number | null | undefined>
  /** The same with the exchange that said so. */
  pastCloseAt(spelling: string, atMs: number): Promise<ByVenue<number> | null | undefined>
  /** Candles that were over by a moment, oldest first, any number of them; fewer where the coin is new. */
  candlesUntil(
    spelling: string,
    timeframe: CandleSpan,
    count: number,
    endMs: number,
  ): Promise<ByVenue<readonly CandleRow[]>>
  /** Resolves when prices can be had. */
  check(): Promise<unknown>
}

/** What the owner sees of it besides, and what the stream tells it. */
export interface OwnedMarket extends Market {
  boards: Pick<Boards, 'renew' | 'hear' | 'follow' | 'known'>
  /** All coins, also those that are not shown. */
  knownCoins(): Promise<readonly KnownCoin[]>
}

export function createMarket(setup: Setup, names: () => Map<string, CoinName>): OwnedMarket {
  const votes = createVotes()
  const boards = createBoards(setup, votes)
  const histories = createHistories(setup, boards, votes)
  const past = createPastPrices(setup, boards, histories)
  const book = createCoinBook(setup, boards, votes, names)

  const ticker = async (spelling: string): Promise<Sourced<Ticker>> => {
    const symbol = symbolOf(spelling)
    const found = (await boards.tickers([symbol])).get(symbol)
    if (found) return found
    throw new Problem(boards.mayTrade(symbol).length ? 'market.unavailable' : 'market.unknownCoin')
  }
  return {
    source: setup.source,
    boards,
    coins: async () => {
      const { value, provenance } = await book()
      return { value: value.coins, provenance }
    },
    knownCoins: async () => (await book()).value.known,
    findCoin: async spelling => (await book()).value.find(spelling),
    search: async (query, limit) => search((await book()).value.index, query, limit),
    ticker,
    lastTicker: spelling => boards.last(symbolOf(spelling)),
    tickers: spellings => boards.tickers([...new Set(spellings.map(symbolOf))]),
    candles: (spelling, timeframe, count) =>
      histories(symbolOf(spelling), timeframe, Math.max(1, Math.min(count, maxCandles))),
    closeAt: async (spelling, atMs) => {
      const found = await past.closeAt(symbolOf(spelling), atMs)
      return found === null ? null : found?.value
    },
    pastCloseAt: (spelling, atMs) => past.closeAt(symbolOf(spelling), atMs),
    candlesUntil: (spelling, timeframe, count, endMs) => past.candlesUntil(symbolOf(spelling), timeframe, count, endMs),
    check: () => ticker('BTC'),
  }
}
