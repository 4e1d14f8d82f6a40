import type { Exchange } from '../exchange.ts'
import { dollarDays, liraDays } from './lira.ts'
import { type HttpReply, type HttpRequest, json, notFound } from './reply.ts'

/** Answers as Paribu does: all markets, lower case and in texts, with no time. */
export function respondParibu(exchange: Exchange, { path, nowMs }: HttpRequest): HttpReply {
  if (path !== '/market/ticker') return notFound
  return json(
    200,
    liraDays(dollarDays(exchange, nowMs), 'Paribu', nowMs).map(({ symbol, last, open, high, low, volumeBase }) => ({
      market: `${symbol.toLowerCase()}_tl`,
      low: String(low),
      high: String(high),
      first: String(open),
      last: String(last),
      volume: String(volumeBase),
      pair_volume: String(Math.round(volumeBase * last)),
      change: String(last - open),
      percentage: String(Math.round((10_000 * (last - open)) / open) / 100),
      average: String((high + low) / 2),
    })),
  )
}
