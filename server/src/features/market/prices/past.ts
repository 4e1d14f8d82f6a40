import { timeframeMs } from '@pusula/engine'
import { MINUTE_MS } from '@pusula/words'
import { Problem } from '../../../platform/problem.ts'
import { type CandleRow, maxJump, maxWick } from '../checks/candles.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import type { ByVenue, CandleSpan } from '../facts.ts'
import { Refusal, toRefusal } from '../refusal.ts'
import { judged, type Setup } from '../starting/setup.ts'
import type { Boards } from './boards.ts'
import { type Histories, maxCandles } from './histories.ts'

/** Reach of recent minutes, which are fetched all the time and checked against other venues. */
const recentMs = (maxCandles - 10) * MINUTE_MS

/** Long candles are dear to make for some venues: asked for in smaller pages, nobody is held up by one. */
const pageSizes: Record<CandleSpan, number> = { '1m': 500, '15m': 1000, '1h': 250, '4h': 250, '1d': 100 }

/** Prices of the past, as the venues still tell them. */
export function createPastPrices(
  { time, refusals }: Pick<Setup, 'time' | 'refusals'>,
  boards: Pick<Boards, 'mayTrade'>,
  histories: Histories,
) {
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
      const sound = judged(refusals, exchange.venue, () => soundOf(rows, timeframe)).filter(([ms]) => ms < untilMs)
      found.unshift(...sound)
      if (rows.length < wanted || !sound[0]) break
      untilMs = sound[0][0]
    }
    return found.filter((row, i) => !standsApart(row, found[i - 1], found[i + 1]))
  }

  async function askOld(exchange: Exchange, symbol: string, atMs: number): Promise<number | undefined> {
    const rows = await exchange.candles(symbol, '1m', 3, atMs)
    const row = rows.find(([openedMs]) => openedMs === atMs - MINUTE_MS)
    return row && judged(refusals, exchange.venue, () => closeAmong(rows, row))
  }

  /** Of a minute that is over. Older ones than are kept are asked for one by one, which happens only after an outage. */
  async function closeAt(symbol: string, atMs: number): Promise<ByVenue<number> | null | undefined> {
    const agoMs = time.nowMs() - atMs
    if (agoMs < 0) return undefined
    if (agoMs > recentMs) return firstOf(symbol, exchange => askOld(exchange, symbol, atMs))
    const { value: history, provenance } = await histories(symbol, '1m', maxCandles)
    const { time: openings, close } = history.candles
    const place = openings.indexOf(atMs - MINUTE_MS)
    // The last candle is still forming: its close is not final before the next one has begun.
    if (place >= 0 && place < openings.length - 1) return { value: close[place] ?? 0, venue: provenance.venue }
    if ((openings.at(-1) ?? 0) <= atMs) return undefined
    // One exchange may have stood still in a minute in which the others traded.
    return firstOf(symbol, exchange => askOld(exchange, symbol, atMs))
  }

  /**
   * Whole candles that were over by then, oldest first, as many as there are up to a number. One exchange may list a coin since
   * later than the next.
   */
  const candlesUntil = async (
    symbol: string,
    timeframe: CandleSpan,
    count: number,
    endMs: number,
  ): Promise<ByVenue<readonly CandleRow[]>> => {
    const widthMs = timeframeMs[timeframe]
    const lastMs = Math.min(endMs, Math.floor(time.nowMs() / widthMs) * widthMs)
    const firstMs = (Math.ceil(lastMs / widthMs) - count) * widthMs
    let longest: ByVenue<readonly CandleRow[]> = { value: [], venue: null }
    const whole = async (exchange: Exchange) => {
      const run = await askRun(exchange, symbol, timeframe, count, lastMs)
      if (run[0] && run[0][0] <= firstMs) return run
      if (run.length > longest.value.length) longest = { value: run, venue: exchange.venue }
      return undefined
    }
    const found = await firstOf(symbol, whole).catch(error => {
      if (!longest.venue) throw error
    })
    return found ?? longest
  }

  return { closeAt, candlesUntil }
}

function isSound([openedMs, open, high, low, close]: CandleRow, timeframe: CandleSpan): boolean {
  const [top, bottom] = [Math.max(open, close), Math.min(open, close)]
  const isOneCandle = low > 0 && low <= bottom && high >= top && high <= top * maxWick
  return isOneCandle && high < Number.POSITIVE_INFINITY && openedMs % timeframeMs[timeframe] === 0
}

/** Those that can be; where they are out of order none is believed. */
function soundOf(rows: readonly CandleRow[], timeframe: CandleSpan): CandleRow[] {
  const sound = rows.filter(row => isSound(row, timeframe))
  if (sound.some(([openedMs], i) => openedMs <= (sound[i - 1]?.[0] ?? 0))) throw new Refusal('order')
  return sound
}

const topOf = ([, open, , , close]: CandleRow) => Math.max(open, close)
const bottomOf = ([, open, , , close]: CandleRow) => Math.min(open, close)

/** Further from the candles beside it than any wick reaches. The last one may have fallen so far: coins do die within a day. */
function standsApart(row: CandleRow, before: CandleRow | undefined, after: CandleRow | undefined): boolean {
  const isAbove = (other: CandleRow) => topOf(row) > topOf(other) * maxWick
  const isBelow = (other: CandleRow) => bottomOf(row) * maxWick < bottomOf(other)
  if (before && after) return (isAbove(before) && isAbove(after)) || (isBelow(before) && isBelow(after))
  const beside = before ?? after
  return beside !== undefined && isAbove(beside)
}

/** The close of a minute, if those beside it lead to it and on from it: within a minute a price does crash. */
function closeAmong(rows: readonly CandleRow[], minute: CandleRow): number {
  if (!isSound(minute, '1m')) throw new Refusal('range')
  const [openedMs, open, , , close] = minute
  const before = rows.findLast(row => row[0] < openedMs)?.[4] ?? open
  const after = rows.find(row => row[0] > openedMs)?.[1] ?? close
  const leads = (one: number, other: number) => Math.max(one / other, other / one) <= maxJump
  if (!leads(before, open) || !leads(close, after)) throw new Refusal('jump')
  return close
}
