import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../lib/query.ts'
import { forgetStored } from '../../../stored/stored.ts'
import { pricesQuery, readCachedPrices, savePrices } from './prices.ts'
import { freshMs, type Prices } from './rule.ts'

const btc = { price: 100, changePercent: 1, ageMs: 0, isStale: false }
const replies: Record<string, unknown> = {
  '/api/crypto/bulk-prices': { BTC: btc, ETH: { ...btc, price: 7 } },
  '/api/app': { version: '1', dev: true, market: 'simulated', googleSignIn: false },
}
const asked = vi.fn((url: string) => Promise.resolve(Response.json(replies[url.split('?')[0] ?? ''])))

/** Opens a screen that shows these prices and waits until it has nothing more to ask. */
function show(...symbols: string[]): Promise<QueryObserverResult<Prices>> {
  // Whether a call is tried twice is promised elsewhere.
  const observer = new QueryObserver(makeQueryClient(), { ...pricesQuery(symbols), retry: false })
  return new Promise(resolve => {
    const settle = () => observer.getCurrentResult().isFetching || resolve(observer.getCurrentResult())
    observer.subscribe(settle)
    settle()
  }).then(() => {
    observer.destroy()
    return observer.getCurrentResult()
  })
}

const keep = (ageMs: number) =>
  savePrices({
    symbols: ['BTC', 'ETH'],
    fetchedAtMs: Date.now() - ageMs,
    prices: { BTC: { price: 99, changePercent: 0, atMs: Date.now() - ageMs, isStale: false, isSimulated: true } },
  })

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
  forgetStored('coinPricesData')
})
afterEach(() => vi.unstubAllGlobals())

const wasAsked = () => asked.mock.calls.filter(([url]) => url.startsWith('/api/crypto/bulk-prices')).length

it('asks for prices it has never seen, keeps them and knows their market', async () => {
  const { data } = await show('ETH', 'BTC')
  expect(wasAsked()).toBe(1)
  expect(data?.BTC).toMatchObject({ price: 100, isSimulated: true })
  expect(readCachedPrices()).toMatchObject({ symbols: ['BTC', 'ETH'], prices: data })
})

it('shows the prices of a moment ago without asking', async () => {
  keep(freshMs / 2)
  expect((await show('BTC', 'ETH')).data?.BTC?.price).toBe(99)
  expect(wasAsked()).toBe(0)
})

it.each([
  ['older ones', freshMs * 2, ['BTC', 'ETH']],
  ['those of other coins', 0, ['BTC']],
])('shows %s only until new ones arrive', async (_, ageMs, symbols) => {
  keep(ageMs)
  expect((await show(...symbols)).data?.BTC?.price).toBe(100)
  expect(wasAsked()).toBe(1)
})

it('without an answer the last prices stay', async () => {
  keep(freshMs * 2)
  asked.mockImplementation(() => Promise.reject(new TypeError('no network')))
  const { data, error } = await show('BTC', 'ETH')
  expect(data?.BTC?.price).toBe(99)
  expect(error).not.toBeNull()
})
