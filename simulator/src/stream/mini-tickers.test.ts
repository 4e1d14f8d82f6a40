import { expect, it } from 'vitest'
import { createExchange } from '../exchange.ts'
import { respondExchange } from '../http/exchange.ts'
import { miniTickers } from './mini-tickers.ts'

type Message = { e: string; E: number; s: string; c: string; o: string; h: string; l: string; v: string; q: string }[]

const nowMs = Date.parse('2026-11-15T12:00:00Z')
const exchange = createExchange({ seed: 1 })
const query = new URLSearchParams()

/** Every pair as the call for all tickers says it, in the words of the stream. */
function daysAt(atMs: number) {
  const days: Record<string, string>[] = JSON.parse(
    respondExchange(exchange, { path: '/api/v3/ticker/24hr', query, nowMs: atMs }).body,
  )
  return new Map(
    days.map(day => [
      day.symbol,
      { c: day.lastPrice, o: day.openPrice, h: day.highPrice, l: day.lowPrice, v: day.volume, q: day.quoteVolume },
    ]),
  )
}

it('begins with every pair, as the call for all tickers says it', () => {
  const message: Message = JSON.parse(miniTickers(exchange)(nowMs))
  expect(new Map(message.map(({ e: _, E: __, s, ...day }) => [s, day]))).toEqual(daysAt(nowMs))
  expect(new Set(message.map(({ e, E }) => `${e} ${E}`))).toEqual(new Set([`24hrMiniTicker ${nowMs}`]))
})

it('goes on with a part of them, each as it is in that second, and has told all of them anew after five', () => {
  const next = miniTickers(exchange)
  const { length: all } = JSON.parse(next(nowMs))
  const told = new Set<string>()
  for (let second = 1; second <= 5; second++) {
    const atMs = nowMs + 1_000 * second
    const message: Message = JSON.parse(next(atMs))
    const days = daysAt(atMs)
    for (const { s, c } of message) expect(c).toBe(days.get(s)?.c)
    expect(message.length).toBeLessThan(all / 3)
    for (const { s } of message) told.add(s)
  }
  expect(told.size, 'but for those that nobody trades any more').toBeGreaterThan(all - 10)
})

it('sends nothing twice', () => {
  const next = miniTickers(exchange)
  next(nowMs)
  expect(next(nowMs)).toBe('[]')
})
