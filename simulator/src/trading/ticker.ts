import type { Market } from '../coins/market.ts'
import { fold, quotePerTickLot, quotePerUsd } from '../price/bars.ts'
import { quartersAt } from '../price/forming.ts'
import { quarterMs } from '../price/quarters.ts'
import { firstQuarter } from './listing.ts'

/** Prices and `volumeQuote` in dollars, `volumeBase` in coins. */
export type Ticker = {
  symbol: string
  openMs: number
  closeMs: number
  openPrice: number
  highPrice: number
  lowPrice: number
  lastPrice: number
  priceChange: number
  priceChangePercent: number
  /** 0 when nothing was traded. */
  weightedAvgPrice: number
  volumeBase: number
  volumeQuote: number
}

/** The window is the newest 96 quarter-hour candles, the last of them still forming; fewer for a coin listed today. */
const windowQuarters = 96

export function tickerOf(market: Market, nowMs: number): Ticker {
  const nowQuarter = Math.floor(nowMs / quarterMs)
  const from = Math.max(nowQuarter + 1 - windowQuarters, firstQuarter(market, nowMs))
  const { open, high, low, close, lots, quote } = fold(
    quartersAt(market, from, nowQuarter + 1, nowMs),
    0,
    nowQuarter + 1 - from,
  )
  const { ticksPerUsd } = market
  // Money is rounded quarter by quarter; on a handful of lots that could carry the average just outside the range.
  const average = lots === 0 ? 0 : Math.min(high, Math.max(low, quote / (lots * quotePerTickLot(market))))
  return {
    symbol: market.symbol,
    openMs: from * quarterMs,
    closeMs: nowMs,
    openPrice: open / ticksPerUsd,
    highPrice: high / ticksPerUsd,
    lowPrice: low / ticksPerUsd,
    lastPrice: close / ticksPerUsd,
    priceChange: (close - open) / ticksPerUsd,
    priceChangePercent: Math.round((100_000 * (close - open)) / open) / 1000,
    weightedAvgPrice: average / ticksPerUsd,
    volumeBase: lots / market.lotsPerCoin,
    volumeQuote: quote / quotePerUsd,
  }
}
