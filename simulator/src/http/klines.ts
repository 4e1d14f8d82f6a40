import type { Exchange, TradingRule } from '../exchange.ts'
import type { Steps } from '../steps.ts'
import { type Candle, maxCandles, type Timeframe, timeframeMs, timeframes } from '../trading/candles.ts'
import { asText, priceText } from './decimals.ts'
import { pairCalled } from './pairs.ts'
import { Refusal, required, wholeNumber } from './refusal.ts'
import type { HttpRequest } from './reply.ts'

const defaultCandles = 500

function intervalOf(request: HttpRequest): Timeframe {
  const asked = required(request, 'interval')
  const known = timeframes.find(timeframe => timeframe === asked)
  if (!known) throw new Refusal(-1120, 'Invalid interval.')
  return known
}

function limitOf(request: HttpRequest): number {
  const limit = wholeNumber(request, 'limit') ?? defaultCandles
  if (limit < 1) throw new Refusal(-1130, "Data sent for parameter 'limit' is not valid.")
  return Math.min(limit, maxCandles)
}

/** With a start the oldest candles from there on are meant, without one the newest up to the end. */
export function* klines(exchange: Exchange, request: HttpRequest): Steps<unknown> {
  const pair = pairCalled(exchange, required(request, 'symbol'), request.nowMs)
  const interval = intervalOf(request)
  const limit = limitOf(request)
  const startMs = wholeNumber(request, 'startTime')
  const endMs = wholeNumber(request, 'endTime') ?? request.nowMs
  const widthMs = timeframeMs(interval)
  const oldestMs = Math.floor(pair.listedMs / widthMs) * widthMs
  const firstMs = startMs === undefined ? oldestMs : Math.max(oldestMs, Math.ceil(startMs / widthMs) * widthMs)
  const lastMs = startMs === undefined ? endMs : Math.min(endMs, firstMs + (limit - 1) * widthMs)
  const wanted = { limit, endMs: lastMs, nowMs: request.nowMs }
  const candles = (yield* exchange.candleSteps(pair.symbol, interval, wanted)) ?? []
  return candles.filter(({ openMs }) => openMs >= firstMs).map(candle => toRow(candle, pair, widthMs))
}

/** An ordinary trade here is worth some 200 dollars, and buyers are the takers of half. */
export const tradeCount = (volumeQuote: number) => Math.ceil(volumeQuote / 200)

function toRow(
  { openMs, open, high, low, close, volumeBase, volumeQuote }: Candle,
  pair: TradingRule,
  widthMs: number,
) {
  return [
    openMs,
    priceText(open, pair),
    priceText(high, pair),
    priceText(low, pair),
    priceText(close, pair),
    asText(volumeBase),
    openMs + widthMs - 1,
    asText(volumeQuote),
    tradeCount(volumeQuote),
    asText(volumeBase / 2),
    asText(volumeQuote / 2),
    '0',
  ]
}
