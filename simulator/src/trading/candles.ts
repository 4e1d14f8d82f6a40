import { MINUTE_MS } from '@pusula/words'
import type { Market } from '../coins/market.ts'
import { type Bar, fold, quotePerUsd } from '../price/bars.ts'
import { quartersAt } from '../price/forming.ts'
import { minutesAt } from '../price/minutes.ts'
import { quarterMs } from '../price/quarters.ts'
import { outcomeOf, type Steps } from '../steps.ts'
import { firstQuarter } from './listing.ts'

export const timeframes = ['1m', '15m', '1h', '4h', '1d'] as const
export type Timeframe = (typeof timeframes)[number]

/** Prices and `volumeQuote` in dollars, `volumeBase` in coins. */
export type Candle = {
  openMs: number
  open: number
  high: number
  low: number
  close: number
  volumeBase: number
  volumeQuote: number
}

/** `endMs`: no candle opens after it (now, unless given). The newest candle of all is still forming. */
export type CandleRequest = { limit: number; endMs?: number; nowMs: number }

const quartersIn = { '15m': 1, '1h': 4, '4h': 16, '1d': 96 } as const
export const timeframeMs = (timeframe: Timeframe) =>
  timeframe === '1m' ? MINUTE_MS : quartersIn[timeframe] * quarterMs
export const maxCandles = 1000

/** Bounds the memory of a call: a longer history is walked piece by piece, in whole candles of every timeframe. */
const pieceQuarters = 96 * 42

export const candlesOf = (market: Market, timeframe: Timeframe, request: CandleRequest): Candle[] =>
  outcomeOf(candleSteps(market, timeframe, request))

/** The same piece by piece: whoever has other things to do does them in between. */
export function* candleSteps(market: Market, timeframe: Timeframe, request: CandleRequest): Steps<Candle[]> {
  return timeframe === '1m' ? minutesOf(market, request) : yield* foldedFrom(market, quartersIn[timeframe], request)
}

function minutesOf(market: Market, { limit, endMs, nowMs }: CandleRequest): Candle[] {
  const last = Math.floor(Math.min(endMs ?? nowMs, nowMs) / MINUTE_MS)
  const oldest = (firstQuarter(market, nowMs) * quarterMs) / MINUTE_MS
  const first = Math.max(last - Math.min(limit, maxCandles) + 1, oldest)
  if (first > last) return []
  return minutesAt(market, first, last + 1, nowMs).map((bar, i) => toCandle(market, (first + i) * MINUTE_MS, bar))
}

/** Candles of so many quarter hours each. */
function* foldedFrom(market: Market, width: number, { limit, endMs, nowMs }: CandleRequest): Steps<Candle[]> {
  const nowQuarter = Math.floor(nowMs / quarterMs)
  const lastQuarter = Math.min(nowQuarter, Math.floor((endMs ?? nowMs) / quarterMs))
  const last = Math.floor(lastQuarter / width) * width
  const end = Math.min(last + width, nowQuarter + 1)
  const oldest = firstQuarter(market, nowMs)
  const first = Math.max(last - (Math.min(limit, maxCandles) - 1) * width, Math.floor(oldest / width) * width)
  const candles: Candle[] = []
  for (let piece = first; piece < end; piece += pieceQuarters) {
    const from = Math.max(piece, oldest)
    const to = Math.min(piece + pieceQuarters, end)
    const quarters = quartersAt(market, from, to, nowMs)
    for (let open = piece; open < to; open += width) {
      const bar = fold(quarters, Math.max(open, oldest) - from, Math.min(open + width, to) - from)
      candles.push(toCandle(market, open * quarterMs, bar))
    }
    yield
  }
  return candles
}

function toCandle({ ticksPerUsd, lotsPerCoin }: Market, openMs: number, bar: Bar): Candle {
  return {
    openMs,
    open: bar.open / ticksPerUsd,
    high: bar.high / ticksPerUsd,
    low: bar.low / ticksPerUsd,
    close: bar.close / ticksPerUsd,
    volumeBase: bar.lots / lotsPerCoin,
    volumeQuote: bar.quote / quotePerUsd,
  }
}
