import { fromRows } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import { type SearchedMarket, search } from '../../../server/src/features/gems/search/search.ts'
import type { Metric } from './results.ts'

const coinCount = 1_000
const fewer = 10
const rounds = 7

/** A market whose answers are already there, so that only the search itself is measured. */
function marketOf(count: number): SearchedMarket {
  const symbols = ['BTC', ...Array.from({ length: count }, (_, i) => `C${i}`)]
  const provenance = { source: 'simulated', venue: 'here', ageMs: 0, isStale: false } as const
  const days = fromRows(
    Array.from({ length: 100 }, (_, i) => {
      const close = 10 + Math.sin(i / 7) + 0.3 * Math.sin(i * i)
      return [i * DAY_MS, close, close + 0.3, close - 0.3, close, 1e6 + 1e5 * Math.sin(i)]
    }),
  )
  const [lastPrice = 0] = days.close.slice(-1)
  const day = { lastPrice, openPrice: 10, highPrice: 12, lowPrice: 9, volumeBase: 1e6, volumeQuote: 1e7, atMs: 0 }
  const coin = { image: '', rank: 1, marketCapUsd: 1e8, supply: 1e8, exchanges: ['here'], isPegged: false }
  return {
    source: 'simulated',
    coins: async () => ({ value: symbols.map(symbol => ({ ...coin, id: symbol, symbol, name: symbol })), provenance }),
    tickers: async asked => new Map(asked.map(symbol => [symbol, { value: { ...day, symbol }, provenance }])),
    candles: async () => ({ value: { candles: days, missing: [] }, provenance }),
  }
}

/** How long the whole list takes to grade once the market has answered, and how that grows with the list. */
export async function benchGems(): Promise<Metric[]> {
  const [whole, part] = [marketOf(coinCount), marketOf(coinCount / fewer)]
  const best = { wholeMs: Number.POSITIVE_INFINITY, partMs: Number.POSITIVE_INFINITY }
  for (let round = 0; round < rounds; round++) {
    best.wholeMs = Math.min(best.wholeMs, await timed(whole))
    best.partMs = Math.min(best.partMs, await timed(part))
  }
  const ratio = best.wholeMs / fewer / best.partMs
  return [
    { id: 'gems: 1,000 coins graded', value: best.wholeMs, unit: 'ms', target: 2_000, pass: best.wholeMs <= 2_000 },
    { id: 'gems: cost per coin, 1,000 coins to 100', value: ratio, unit: 'ratio', target: 1.5, pass: ratio <= 1.5 },
  ]
}

/** One search over a list of that length. */
export const gradeOnce = (count: number) => {
  const market = marketOf(count)
  return () => search(market)
}

async function timed(market: SearchedMarket): Promise<number> {
  const startedMs = performance.now()
  await search(market)
  return performance.now() - startedMs
}
