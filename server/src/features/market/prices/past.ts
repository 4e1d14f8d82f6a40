import { timeframeMs } from '@pusula/engine'
import { Problem } from '../../../platform/problem.ts'
import type { CandleRow } from '../checks/candles.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import type { ByVenue, CandleSpan } from '../facts.ts'
import { toRefusal } from '../refusal.ts'
import type { Setup } from '../starting/setup.ts'
import type { Boards } from './boards.ts'
import { type Histories, maxCandles } from './histories.ts'

const minuteMs = timeframeMs['1m']
/** So far back reach the minutes that are asked for all the time, and are checked against what others say. */
const recentMs = (maxCandles - 10) * minuteMs

/** Long candles are dear to make for some venues: asked for in smaller pages, nobody is held up by one. */
const pageSizes: Record<CandleSpan, number> = { '1m': 500, '15m': 1000, '1h': 250, '4h': 250, '1d': 100 }

/** Prices of the past, as the venues still tell them. */
export function createPastPrices({ time }: Setup, boards: Boards, histories: Histories) {
  /** What the first exchange says that knows anything: of those that trade a coin, one after the other. */
  async function firstOf<T>(
    symbol: string,
    ask: (exchange: Exchange) => Promise<T | undefined>,
  ): Promise<ByVenue<T> | null> {
    let isTraded = false
    let isSilent = false
    for (const exchange of boards.mayTrade(symbol))
      try {
        const found = await ask(exchange)
        if (found !== undefined) return { value: found, venue: exchange.venue }
        isTraded = true
      } catch (error) {
        isSilent ||= toRefusal(error, 'garbage').reason !== 'unlisted'
      }
    if (isSilent) throw new Problem('market.unavailable')
    if (!isTraded) throw new Problem('market.unknownCoin')
    return null
  }

  async function askRun(exchange: Exchange, symbol: string, timeframe: CandleSpan, count: number, endMs: number) {
    const found: CandleRow[] = []
    let untilMs = endMs
    while (found.length < count) {
      const wanted = Math.min(count - found.length, pageSizes[timeframe])
      const rows = await exchange.candles(symbol, timeframe, wanted, untilMs - 1)
      const sound = rows.filter(row => row[0] < untilMs && isSound(row))
      found.unshift(...sound)
      if (rows.length < wanted || !sound[0]) break
      untilMs = sound[0][0]
    }
    return found.length ? found : undefined
  }

  async function askOld(exchange: Exchange, symbol: string, atMs: number): Promise<number | undefined> {
    const rows = await exchange.candles(symbol, '1m', 3, atMs)
    const close = rows.find(([openedMs]) => openedMs === atMs - minuteMs)?.[4]
    return close !== undefined && close > 0 && Number.isFinite(close) ? close : undefined
  }

  /** Of a minute that is over. Older ones than are kept are asked for one by one, which happens only after an outage. */
  async function closeAt(symbol: string, atMs: number): Promise<ByVenue<number> | null | undefined> {
    const agoMs = time.nowMs() - atMs
    if (agoMs < 0) return undefined
    if (agoMs > recentMs) return firstOf(symbol, exchange => askOld(exchange, symbol, atMs))
    const { value: history, provenance } = await histories(symbol, '1m', maxCandles)
    const { time: openings, close } = history.candles
    const place = openings.indexOf(atMs - minuteMs)
    // The last candle is still forming: its close is not final before the next one has begun.
    if (place >= 0 && place < openings.length - 1) return { value: close[place] ?? 0, venue: provenance.venue }
    return (openings.at(-1) ?? 0) > atMs ? null : undefined
  }

  /** Whole candles that were over by then, oldest first, as many as there are up to a number. */
  const candlesUntil = async (
    symbol: string,
    timeframe: CandleSpan,
    count: number,
    endMs: number,
  ): Promise<ByVenue<readonly CandleRow[]>> => {
    const lastMs = Math.min(endMs, Math.floor(time.nowMs() / timeframeMs[timeframe]) * timeframeMs[timeframe])
    const found = await firstOf(symbol, exchange => askRun(exchange, symbol, timeframe, count, lastMs))
    return found ?? { value: [], venue: null }
  }

  return { closeAt, candlesUntil }
}

const isSound = ([, open, high, low, close]: CandleRow) =>
  low > 0 && high < Number.POSITIVE_INFINITY && low <= Math.min(open, close) && high >= Math.max(open, close)
