import type { Candles, Timeframe } from '@pusula/engine'

/** The candles an exchange is asked for: those that are studied, and the minutes since. */
export type CandleSpan = Timeframe | '1m'

/** Where a number comes from and how old it is. */
export interface Provenance {
  source: 'live' | 'simulated'
  /** The exchange or the list that said so. */
  venue: string
  ageMs: number
  /** Older than it should be, because a newer one could not be had. */
  isStale: boolean
}

export interface Sourced<T> {
  value: T
  provenance: Provenance
}

/** What one exchange said; no venue where none had anything to say. */
export interface ByVenue<T> {
  value: T
  venue: string | null
}

/** The last 24 hours of a coin; prices and `volumeQuote` in dollars, `volumeBase` in coins. */
export interface Ticker {
  symbol: string
  lastPrice: number
  openPrice: number
  highPrice: number
  lowPrice: number
  volumeBase: number
  volumeQuote: number
  atMs: number
}

/** Candles, oldest first, the last of them still forming; `missing` are the openings the exchange never made. */
export interface History {
  candles: Candles
  missing: number[]
}

export interface Coin {
  id: string
  symbol: string
  name: string
  image: string
  /** Null where no list of coins could be reached. */
  rank: number | null
  marketCapUsd: number | null
  /** Coins in circulation, as the list counts them. */
  supply: number | null
  /** The venues that trade it. */
  exchanges: string[]
  /** Follows the price of something else: a currency, an ounce of gold, another coin. */
  isPegged: boolean
}

export const changePercent = ({ lastPrice, openPrice }: Ticker): number => (100 * (lastPrice - openPrice)) / openPrice

/** What a coin cost on average; in a market that did not trade, what it costs. */
export function averagePrice({ volumeBase, volumeQuote, lastPrice, lowPrice, highPrice }: Ticker): number {
  return volumeBase > 0 ? Math.min(highPrice, Math.max(lowPrice, volumeQuote / volumeBase)) : lastPrice
}

const weekStepMs = 4 * 3_600_000

/** Where a week begins, wherever one is told: with the four-hour candle of seven days ago. */
export const weekAgoMs = (nowMs: number): number => Math.floor(nowMs / weekStepMs) * weekStepMs - 7 * 24 * 3_600_000

/** What a coin cost when the candle of a moment opened; null where there is none. */
export function openAt({ time, open }: Candles, openedMs: number): number | null {
  return open[time.indexOf(openedMs)] ?? null
}
