import { slice, timeframeMs } from '@pusula/engine'
import { HOUR_MS } from '@pusula/words'
import { Problem } from '../../../platform/problem.ts'
import { checkCandles } from '../checks/candles.ts'
import type { Votes } from '../checks/votes.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import type { CandleSpan, History, Sourced } from '../facts.ts'
import { createStaleCache, type Found } from '../fetching/stale-cache.ts'
import { Refusal, toRefusal } from '../refusal.ts'
import { judged, type Setup, usualSettings } from '../starting/setup.ts'
import type { Boards } from './boards.ts'

export const maxCandles = 1000
/** Candle counts by use: a sparkline needs few; everybody else gets the whole. */
const fewCandles = 100
const bytesPerHistory = maxCandles * 7 * 8

export type Histories = ReturnType<typeof createHistories>

/** Cache of candles, each fetched once and fresh until the next one closes. */
export function createHistories({ source, time, refusals, settings }: Setup, boards: Boards, votes: Votes) {
  let { candleMegabytes } = usualSettings
  const cacheFor = (timeframe: CandleSpan) =>
    createStaleCache<History>({
      time,
      tooOldMs: Math.min(timeframeMs[timeframe], HOUR_MS),
      // A fifth of the memory for each timeframe.
      maxEntries: () => Math.ceil((candleMegabytes * 1e6) / bytesPerHistory / 5),
    })
  const caches = {
    '1m': cacheFor('1m'),
    '15m': cacheFor('15m'),
    '1h': cacheFor('1h'),
    '4h': cacheFor('4h'),
    '1d': cacheFor('1d'),
  }
  const tradedByMs = new Map<string, number>()

  async function ask(exchange: Exchange, symbol: string, timeframe: CandleSpan, count: number): Promise<History> {
    const { venue } = exchange
    const rows = await exchange.candles(symbol, timeframe, count)
    const nowMs = time.nowMs()
    const known = `${venue} ${symbol}`
    return judged(refusals, venue, () => {
      const history = checkCandles(rows, { timeframe, count, nowMs, tradedByMs: tradedByMs.get(known) })
      const { time: openings, close } = history.candles
      const price = close.at(-1) ?? Number.NaN
      const speaker = { venue, kind: 'candle' } as const
      const isBelieved = votes.verdict(symbol, price, speaker, nowMs) !== 'contradicted'
      votes.note(symbol, price, speaker, nowMs, isBelieved)
      if (!isBelieved) throw new Refusal('disagrees')
      const byMs = (openings[0] ?? nowMs) + timeframeMs[timeframe]
      tradedByMs.set(known, Math.min(tradedByMs.get(known) ?? byMs, byMs))
      return history
    })
  }

  async function load(symbol: string, timeframe: CandleSpan, count: number): Promise<Found<History>> {
    let isTraded = false
    for (const exchange of boards.mayTrade(symbol))
      try {
        const value = await ask(exchange, symbol, timeframe, count)
        const { candlesForMs, ...rest } = await settings()
        candleMegabytes = rest.candleMegabytes
        const untilCloseMs = timeframeMs[timeframe] - (time.nowMs() % timeframeMs[timeframe])
        return { value, venue: exchange.venue, freshForMs: Math.min(candlesForMs, untilCloseMs) }
      } catch (error) {
        isTraded ||= toRefusal(error, 'garbage').reason !== 'unlisted'
      }
    throw new Problem(isTraded ? 'market.unavailable' : 'market.unknownCoin')
  }

  return async (symbol: string, timeframe: CandleSpan, count: number): Promise<Sourced<History>> => {
    const size = count <= fewCandles ? fewCandles : maxCandles
    const { value, ...saved } = await caches[timeframe].get(`${symbol} ${size}`, () => load(symbol, timeframe, size))
    const candles = slice(value.candles, Math.max(0, value.candles.time.length - count))
    const firstMs = candles.time[0] ?? 0
    return {
      value: { candles, missing: value.missing.filter(openingMs => openingMs > firstMs) },
      provenance: { source, ...saved },
    }
  }
}
