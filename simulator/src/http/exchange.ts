import type { Exchange } from '../exchange.ts'
import { outcomeOf, type Steps } from '../steps.ts'
import { currencyDays } from './currencies.ts'
import { exchangeInfo } from './exchange-info.ts'
import { klines } from './klines.ts'
import { perPair } from './pairs.ts'
import { Refusal } from './refusal.ts'
import { type HttpReply, type HttpRequest, json, notFound } from './reply.ts'
import { dayTicker, priceTicker } from './tickers.ts'

const calls = new Map<string, (exchange: Exchange, request: HttpRequest) => unknown>([
  ['/api/v3/ping', () => ({})],
  ['/api/v3/time', (_, { nowMs }) => ({ serverTime: nowMs })],
  ['/api/v3/exchangeInfo', exchangeInfo],
  [
    '/api/v3/ticker/24hr',
    (exchange, request) =>
      currencyDays(request) ?? perPair(exchange, request, pair => dayTicker(exchange, pair, request.nowMs)),
  ],
  [
    '/api/v3/ticker/price',
    (exchange, request) => perPair(exchange, request, pair => priceTicker(exchange, pair, request.nowMs)),
  ],
])

/** Answers as the spot market-data calls of the first live exchange do, in its shapes and with its errors. */
export const respondExchange = (exchange: Exchange, request: HttpRequest): HttpReply =>
  outcomeOf(respondInSteps(exchange, request))

/** The same for whoever has others to serve meanwhile: a thousand days of candles take a tenth of a second. */
export function* respondInSteps(exchange: Exchange, request: HttpRequest): Steps<HttpReply> {
  try {
    if (request.path === '/api/v3/klines') return json(200, yield* klines(exchange, request))
    const call = calls.get(request.path)
    return call ? json(200, call(exchange, request)) : notFound
  } catch (error) {
    if (error instanceof Refusal) return error.toReply()
    throw error
  }
}
