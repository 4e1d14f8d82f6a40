import type { Clock } from '../../../platform/clock.ts'
import { createBasis } from '../alerts/basis.ts'
import type { Prices, Range } from '../prices.ts'

interface Said {
  /** What the coin cost a day ago; 100 unless told. */
  dayAgo?: number
  volumeUsd?: number
  isStale?: boolean
  /** Closes of candles, the oldest first, the last of which ended with the running hour, quarter or day. */
  quarters?: readonly number[]
  hours?: readonly number[]
  days?: readonly number[]
  /** Coins traded in every candle. */
  volume?: number
  range?: Range | null
  kind?: string
  /** How far from what it follows. */
  gap?: number | null
  /** What a dollar costs in lira; 0 where nobody knows. */
  lira?: number
}

const spansMs = { '15m': 900_000, '1h': 3_600_000, '1d': 86_400_000 }

/** A fake market of one coin, and the statistics its prices are measured by. */
export function marketAt(clock: Clock, lastPrice: number, said: Said = {}) {
  const {
    dayAgo = 100,
    volumeUsd = 0,
    isStale = false,
    volume = 1,
    range = null,
    lira = 40,
    kind = 'ordinary',
    gap = null,
  } = said
  const closes = { '15m': said.quarters ?? [], '1h': said.hours ?? [], '1d': said.days ?? [] }
  const priced = { value: { lastPrice, openPrice: dayAgo, volumeQuote: volumeUsd }, provenance: { isStale } }
  const prices: Prices = {
    rates: async () => ({ TRY: lira ? { perDollar: lira } : null, EUR: null }),
    findCoin: async () => ({ symbol: 'BTC', name: 'Bitcoin' }),
    ticker: async () => priced,
    tickers: async symbols => new Map(symbols.map(symbol => [symbol, priced])),
    dayRanges: async () => new Map(range ? [['BTC', range]] : []),
    kindOf: async () => ({ kind, gap: gap === null ? null : { nowRatio: gap } }),
    candles: async (_, timeframe) => {
      const spanMs = spansMs[timeframe]
      const endMs = Math.floor(clock.now().getTime() / spanMs) * spanMs
      const close = [...closes[timeframe]]
      const time = close.map((_, place) => endMs - (close.length - place) * spanMs)
      return { value: { candles: { time, close, volume: close.map(() => volume) } } }
    },
  }
  return { prices, basis: createBasis(prices, clock) }
}
