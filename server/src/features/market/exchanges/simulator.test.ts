import { createExchange, respondExchange } from '@pusula/simulator'
import { expect, it } from 'vitest'
import { turnsOffered } from '../../../testing/event-loop.ts'
import { simulatedGet } from './simulator.ts'

// A moment of its own: answers of others' are remembered.
const nowMs = Date.UTC(2026, 10, 15, 12, 34, 56, 789)
const box = createExchange({ seed: 1 })
const get = simulatedGet(box, { nowMs: () => nowMs, sleep: async () => {} })
const path = '/api/v3/klines'
const days = (symbol: string) => new URLSearchParams({ symbol: `${symbol}USDT`, interval: '1d', limit: '1000' })

it('returns years of candles as the box has them, without blocking the event loop', async () => {
  const symbols = ['BTC', 'ETH']
  const bodies: string[] = []
  const turns = await turnsOffered(async () => {
    const answers = symbols.map(symbol => get(`http://simulator${path}?${days(symbol)}`, new AbortController().signal))
    for (const { body } of await Promise.all(answers)) bodies.push(body)
  })
  expect(bodies).toEqual(symbols.map(symbol => respondExchange(box, { path, query: days(symbol), nowMs }).body))
  expect(turns).toBeGreaterThanOrEqual(50)
})
