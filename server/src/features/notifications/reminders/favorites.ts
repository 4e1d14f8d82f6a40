import { DAY_MS, HOUR_MS } from '@pusula/words'
import { priceAt } from '../alerts/rules.ts'
import type { Prices } from '../prices.ts'

export interface Followed {
  symbol: string
  name: string
}

/** Changes of somebody's favorites since their last visit; `unknown` also where there are none. */
export type News =
  | { kind: 'moved'; coin: Followed; ratio: number; awayMs: number }
  | { kind: 'calm' }
  | { kind: 'unknown' }

/** Candles by how long somebody was away; after more than that nobody remembers what a coin had cost. */
const spans = [
  { timeframe: '1h', candleMs: HOUR_MS, count: 170, maxMs: 7 * DAY_MS },
  { timeframe: '1d', candleMs: DAY_MS, count: 92, maxMs: 90 * DAY_MS },
] as const
/** Less is written as nothing. */
const minRatio = 0.001

/** Looks at favorites for one round of reminders: each coin is asked for once, however many follow it. */
export function favoriteNews(prices: Pick<Prices, 'tickers' | 'candles' | 'dayRanges'>, now: Date) {
  const nowMs = now.getTime()
  const asked = new Map<string, ReturnType<Prices['candles']>>()
  const candles = (symbol: string, { timeframe, count }: (typeof spans)[number]) => {
    const key = `${symbol} ${timeframe}`
    const found = asked.get(key) ?? prices.candles(symbol, timeframe, count)
    asked.set(key, found)
    return found
  }
  let ranges: ReturnType<Prices['dayRanges']> | undefined

  const moveOf = async (coin: Followed, usd: number, seenMs: number) => {
    const span = spans.find(({ maxMs }) => nowMs - seenMs <= maxMs)
    if (!span) return []
    const before = priceAt((await candles(coin.symbol, span)).value.candles, span.candleMs, seenMs)
    return before ? [{ coin, ratio: usd / before - 1 }] : []
  }

  /** Nothing is claimed of coins whose prices are not known to be fresh; a market that cannot be asked says nothing. */
  const look = async (coins: readonly Followed[], seenAt: Date): Promise<News> => {
    const tickers = await prices.tickers(coins.map(({ symbol }) => symbol))
    const traded = coins.flatMap(coin => {
      const ticker = tickers.get(coin.symbol)
      return ticker ? [{ coin, usd: ticker.value.lastPrice, isStale: ticker.provenance.isStale }] : []
    })
    if (!traded.length || traded.some(({ isStale }) => isStale)) return { kind: 'unknown' }
    ranges ??= prices.dayRanges()
    const known = await ranges
    const isInside = ({ coin, usd }: (typeof traded)[number]) => {
      const range = known.get(coin.symbol)
      return range !== undefined && usd >= range.lowUsd && usd <= range.highUsd
    }
    if (traded.every(isInside)) return { kind: 'calm' }
    const moves = await Promise.all(traded.map(({ coin, usd }) => moveOf(coin, usd, seenAt.getTime())))
    const [largest] = moves.flat().toSorted((one, other) => Math.abs(other.ratio) - Math.abs(one.ratio))
    if (!largest || Math.abs(largest.ratio) < minRatio) return { kind: 'unknown' }
    return { kind: 'moved', ...largest, awayMs: nowMs - seenAt.getTime() }
  }
  return (coins: readonly Followed[], seenAt: Date): Promise<News> =>
    look(coins, seenAt).catch(() => ({ kind: 'unknown' }))
}
