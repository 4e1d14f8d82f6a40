import { type Candles, fromRows, timeframeMs } from '@pusula/engine'
import { Problem } from '../../../platform/problem.ts'
import type { Market } from '../../market/index.ts'
import type { SearchedMarket } from '../search/search.ts'

const now = new Date('2026-11-15T12:00:00Z')

/** Test candles: a hundred days that grow by `slope` a day and waver by three percent. */
const daysWith = (slope: number, priceUsd = 10): Candles =>
  fromRows(
    Array.from({ length: 100 }, (_, i) => {
      const close = priceUsd * Math.exp(slope * (i - 99)) * (i % 2 ? 1 : 0.97)
      const time = Math.floor(now.getTime() / 86_400_000 - 99 + i) * timeframeMs['1d']
      return [time, close, close * 1.02, close * 0.98, close, 1e6]
    }),
  )

export interface FakeCoin {
  slope: number
  marketCapUsd?: number | null
  volumeUsd?: number
  isPegged?: boolean
  isStale?: boolean
  /** What happens when its candles are asked for. */
  candles?: 'answered' | 'down' | 'unlisted'
}

/** A market of a few coins, told what to answer, that counts how often it is asked for candles. */
export function fakeMarket(coins: Record<string, FakeCoin>) {
  const asked: string[] = []
  const provenance = (isStale = false) => ({ source: 'live' as const, venue: 'Binance', ageMs: 0, isStale })
  const all: Record<string, FakeCoin> = { BTC: { slope: 0, marketCapUsd: 2e12 }, ...coins }
  const market: SearchedMarket = {
    source: 'live',
    coins: async () => ({
      value: Object.entries(all).map(([symbol, { marketCapUsd = 1e8, isPegged = false }], i) => ({
        ...{
          id: symbol.toLowerCase(),
          symbol,
          name: `${symbol} coin`,
          image: '',
          rank: i + 1,
          marketCapUsd,
          supply: null,
          isPegged,
        },
        exchanges: ['Binance', 'OKX'],
      })),
      provenance: provenance(),
    }),
    tickers: async symbols => new Map(symbols.map(symbol => [symbol, tickerOf(symbol)])),
    candles: async symbol => {
      asked.push(symbol)
      const { slope = 0, candles = 'answered' } = all[symbol] ?? {}
      if (candles !== 'answered') throw new Problem(candles === 'down' ? 'market.unavailable' : 'market.unknownCoin')
      return { value: { candles: daysWith(slope), missing: [] }, provenance: provenance() }
    },
  }
  const tickerOf = (symbol: string): Awaited<ReturnType<Market['ticker']>> => ({
    value: {
      ...{ symbol, lastPrice: 10, openPrice: 9.8, highPrice: 10.2, lowPrice: 9.6, atMs: now.getTime() },
      ...{ volumeBase: 1e6, volumeQuote: all[symbol]?.volumeUsd ?? 2e7 },
    },
    provenance: provenance(all[symbol]?.isStale),
  })
  return { market, asked, all }
}
