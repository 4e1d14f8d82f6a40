import { type Market, marketsOf } from './coins/market.ts'
import { quarterMs } from './price/quarters.ts'
import type { Steps } from './steps.ts'
import { type Candle, type CandleRequest, candleSteps, candlesOf, type Timeframe } from './trading/candles.ts'
import { firstQuarter } from './trading/listing.ts'
import { type Ticker, tickerOf } from './trading/ticker.ts'

/** A coin as a list of coins shows it, largest first. */
export type ListedCoin = {
  id: string
  symbol: string
  name: string
  rank: number
  circulatingSupply: number
  marketCapUsd: number
  ticker: Ticker
}

/** The grid a coin trades on: prices are whole ticks, amounts whole lots, and nothing is older than the listing. */
export type TradingRule = { symbol: string; ticksPerUsd: number; lotsPerCoin: number; listedMs: number }

/** Answers depend on the seed and on the time given, on nothing else. A symbol not listed is answered with null. */
export type Exchange = {
  seed: number
  coins(nowMs: number): ListedCoin[]
  rules(nowMs: number): TradingRule[]
  rule(symbol: string, nowMs: number): TradingRule | null
  candles(symbol: string, timeframe: Timeframe, request: CandleRequest): Candle[] | null
  /** The same candles, a few at a time. */
  candleSteps(symbol: string, timeframe: Timeframe, request: CandleRequest): Steps<Candle[] | null>
  ticker24h(symbol: string, nowMs: number): Ticker | null
}

export function createExchange({ seed }: { seed: number }): Exchange {
  const markets = new Map(marketsOf(seed).map(market => [market.symbol, market]))
  const listedAt = (nowMs: number) => [...markets.values()].filter(market => isListed(market, nowMs))
  const find = (symbol: string, nowMs: number) => {
    const market = markets.get(symbol)
    return market && isListed(market, nowMs) ? market : null
  }
  return {
    seed,
    coins: nowMs =>
      listedAt(nowMs)
        .map(market => coinOf(market, nowMs))
        .sort((a, b) => b.marketCapUsd - a.marketCapUsd)
        .map((coin, i) => ({ ...coin, rank: i + 1 })),
    rules: nowMs => listedAt(nowMs).map(market => ruleOf(market, nowMs)),
    rule(symbol, nowMs) {
      const market = find(symbol, nowMs)
      return market && ruleOf(market, nowMs)
    },
    candles(symbol, timeframe, request) {
      const market = find(symbol, request.nowMs)
      return market && candlesOf(market, timeframe, request)
    },
    *candleSteps(symbol, timeframe, request) {
      const market = find(symbol, request.nowMs)
      return market && (yield* candleSteps(market, timeframe, request))
    },
    ticker24h(symbol, nowMs) {
      const market = find(symbol, nowMs)
      return market && tickerOf(market, nowMs)
    },
  }
}

const listedMs = (market: Market, nowMs: number) => firstQuarter(market, nowMs) * quarterMs
const isListed = (market: Market, nowMs: number) => listedMs(market, nowMs) <= nowMs

function ruleOf(market: Market, nowMs: number): TradingRule {
  const { symbol, ticksPerUsd, lotsPerCoin } = market
  return { symbol, ticksPerUsd, lotsPerCoin, listedMs: listedMs(market, nowMs) }
}

function coinOf(market: Market, nowMs: number): Omit<ListedCoin, 'rank'> {
  const { id, symbol, name, supply } = market
  const ticker = tickerOf(market, nowMs)
  return { id, symbol, name, circulatingSupply: supply, marketCapUsd: Math.round(supply * ticker.lastPrice), ticker }
}
