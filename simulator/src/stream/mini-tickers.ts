import type { Exchange } from '../exchange.ts'
import { asText, priceText } from '../http/decimals.ts'
import { allPairs, pairName } from '../http/pairs.ts'

/** Where the first live exchange serves the last day of all pairs, one message a second. */
export const miniTickerPath = '/ws/!miniTicker@arr'

/** The largest are traded in every second, the others now and then: of a real exchange a quarter changes in a second. */
const busyPairs = 25
const restSeconds = 5

/**
 * The stream of all pairs as the first live exchange sends it: each message holds the pairs that were traded since the one
 * before, the first one all of them. Every connection has one of its own.
 */
export function miniTickers(exchange: Exchange): (nowMs: number) => string {
  const sent = new Map<string, string>()
  return nowMs => {
    const second = Math.floor(nowMs / 1000)
    const messages = allPairs(exchange, nowMs).flatMap((pair, place) => {
      const isBusy = place < busyPairs || (second + place) % restSeconds === 0
      const day = isBusy || !sent.has(pair.symbol) ? exchange.ticker24h(pair.symbol, nowMs) : null
      if (!day) return []
      const fields = {
        c: priceText(day.lastPrice, pair),
        o: priceText(day.openPrice, pair),
        h: priceText(day.highPrice, pair),
        l: priceText(day.lowPrice, pair),
        v: asText(day.volumeBase),
        q: asText(day.volumeQuote),
      }
      const traded = `${fields.c} ${fields.v}`
      if (sent.get(pair.symbol) === traded) return []
      sent.set(pair.symbol, traded)
      return [{ e: '24hrMiniTicker', E: nowMs, s: pairName(pair.symbol), ...fields }]
    })
    return JSON.stringify(messages)
  }
}

/** What it says before it ends a connection. */
export const serverShutdown = (nowMs: number): string => JSON.stringify({ e: 'serverShutdown', E: nowMs })
