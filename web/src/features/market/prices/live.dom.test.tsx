import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../lib/query.ts'
import { layPrices } from './live.ts'
import { pricesQuery } from './prices.ts'
import { freshMs, type Prices } from './rule.ts'

const nowMs = 1_800_000_000_000
const price = { price: 100, changePercent: 1, atMs: nowMs, isStale: false, isSimulated: true }
const streamed = new Map([['BTC', { price: 101, changePercent: 2 }]])

afterEach(() => {
  vi.useRealTimers()
})

it('a coin outside the stream is polled again after a call that failed, however often the stream updates the others', async () => {
  vi.useFakeTimers({ now: nowMs })
  const client = makeQueryClient()
  let asked = 0
  const saved: Prices = { BTC: price, ETH: price }
  const observer = new QueryObserver(client, {
    ...pricesQuery(['BTC', 'ETH']),
    initialData: saved,
    initialDataUpdatedAt: nowMs,
    queryFn: async (): Promise<Prices> => {
      asked++
      throw new Error('not now')
    },
    retry: false,
  })
  const unsubscribe = observer.subscribe(() => undefined)
  for (let passedMs = 0; passedMs < 3.5 * freshMs; passedMs += 1_000) {
    await vi.advanceTimersByTimeAsync(1_000)
    layPrices(client, streamed, Date.now())
  }
  expect(asked).toBe(3)
  unsubscribe()
})
