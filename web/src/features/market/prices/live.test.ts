import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeQueryClient } from '../../../lib/query.ts'
import { layPrices, withLive } from './live.ts'
import type { Prices } from './rule.ts'

const nowMs = 1_800_000_000_000
const price = { price: 100, changePercent: 1, atMs: nowMs - 60_000, isStale: false, isSimulated: true }
const streamed = new Map([['BTC', { price: 101, changePercent: 2 }]])

it('streamed prices replace older ones, also stale ones, and the rest stays as it is', () => {
  const known: Prices = { BTC: { ...price, isStale: true }, ETH: price, SOL: { ...price, isStale: true } }
  expect(withLive(known, streamed, nowMs)).toEqual({
    BTC: { price: 101, changePercent: 2, atMs: nowMs, isStale: false, isSimulated: true },
    ETH: price,
    SOL: { ...price, isStale: true },
  })
})

it('no coin appears or vanishes, and only coins of the update change their price', () =>
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.constant(price)),
      fc.dictionary(fc.string(), fc.record({ price: fc.nat(), changePercent: fc.nat() })),
      (known, prices) => {
        const next = withLive(known, new Map(Object.entries(prices)), nowMs)
        expect(Object.keys(next).sort()).toEqual(Object.keys(known).sort())
        for (const [symbol, after] of Object.entries(next))
          if (!Object.hasOwn(prices, symbol)) expect(after).toBe(known[symbol])
      },
    ),
  ))

it('a tick changes the coin that moved and leaves all others the very same; the moment of all moves every ten seconds', () => {
  const at = { ...price, atMs: nowMs }
  const known: Prices = { BTC: { ...at, price: 101, changePercent: 2 }, ETH: at }
  const both = new Map([...streamed, ['ETH', { price: 100, changePercent: 1 }]])
  expect(withLive(known, both, nowMs + 9_999)).toBe(known)
  const moved = withLive(known, new Map([...both, ['ETH', { price: 99, changePercent: 0 }]]), nowMs + 1_000)
  expect(moved.BTC).toBe(known.BTC)
  expect(moved.ETH).toEqual({ ...at, price: 99, changePercent: 0 })
  const later = withLive(known, both, nowMs + 10_000)
  expect(Object.values(later).map(({ atMs }) => atMs)).toEqual([nowMs + 10_000, nowMs + 10_000])
})

it('batching: observers are notified once of all that came at once, and not while prices stay', async () => {
  const client = makeQueryClient()
  client.setQueryData(['market', 'list'], { rows: [{ symbol: 'BTC', priceUsd: 100, dayPercent: 1 }] })
  client.setQueryData(['market', 'prices', ['BTC']], { BTC: price }, { updatedAt: nowMs })
  const told: unknown[] = []
  client.getQueryCache().subscribe(({ query }) => told.push(query.queryKey[1]))
  layPrices(client, streamed, nowMs)
  layPrices(client, streamed, nowMs + 1_000)
  await new Promise(resolve => setTimeout(resolve))
  expect(told).toEqual(['list', 'prices'])
})

it('streamed prices are merged into queries; one with coins outside the stream goes on polling', () => {
  const client = makeQueryClient()
  const before = { updatedAt: nowMs - 60_000 }
  const row = { symbol: 'ETH', priceUsd: 100, dayPercent: 1 }
  client.setQueryData(['market', 'prices', ['BTC']], { BTC: price }, before)
  client.setQueryData(['market', 'prices', ['BTC', 'ETH']], { BTC: price, ETH: price }, before)
  client.setQueryData(['market', 'list'], { rows: [{ ...row, symbol: 'BTC' }, row] }, before)
  layPrices(client, streamed, nowMs)
  expect(client.getQueryData(['market', 'prices', ['BTC']])).toMatchObject({ BTC: { price: 101, atMs: nowMs } })
  expect(client.getQueryState(['market', 'prices', ['BTC', 'ETH']])).toMatchObject({
    data: { BTC: { price: 101, atMs: nowMs }, ETH: price },
    dataUpdatedAt: before.updatedAt,
  })
  expect(client.getQueryState(['market', 'list'])).toMatchObject({
    data: { rows: [{ symbol: 'BTC', priceUsd: 101, dayPercent: 2 }, row] },
    dataUpdatedAt: before.updatedAt,
  })
})

it('the card of a coin follows its price, and its day reaches as far', () => {
  const client = makeQueryClient()
  const day = {
    symbol: 'BTCUSDT',
    lastPrice: 99,
    priceChangePercent: 0,
    highPrice: 100,
    lowPrice: 90,
    volume: 1,
    weightedAvgPrice: 95,
  }
  const origin = { atMs: nowMs - 60_000, isStale: false, isSimulated: true }
  client.setQueryData(['market', 'overview', 'BTC'], { coin: { symbol: 'BTC' }, price: day, origin })
  layPrices(client, streamed, nowMs)
  expect(client.getQueryData(['market', 'overview', 'BTC'])).toMatchObject({
    price: { lastPrice: 101, priceChangePercent: 2, highPrice: 101, lowPrice: 90 },
    origin: { atMs: nowMs },
  })
})
