import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeQueryClient } from '../../../lib/query.ts'
import { layPrices, withLive } from './live.ts'
import type { Prices } from './rule.ts'

const nowMs = 1_800_000_000_000
const price = { price: 100, changePercent: 1, atMs: nowMs - 60_000, isStale: false, isSimulated: true }
const told = { atMs: nowMs - 200, prices: { BTC: { price: 101, changePercent: 2 } } }

it('what arrives replaces what was, what does not is true now, and what was old stays so until it is told anew', () => {
  const known: Prices = { BTC: price, ETH: price, SOL: { ...price, isStale: true } }
  expect(withLive(known, told, new Set(['BTC', 'ETH', 'SOL']), nowMs)).toEqual({
    BTC: { price: 101, changePercent: 2, atMs: nowMs, isStale: false, isSimulated: true },
    ETH: { ...price, atMs: nowMs },
    SOL: { ...price, isStale: true },
  })
  expect(withLive({ BTC: { ...price, isStale: true } }, told, new Set(['BTC']), nowMs).BTC).toMatchObject({
    price: 101,
    isStale: false,
  })
})

it('no coin appears or vanishes, and none that was not told changes its price', () =>
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.constant(price)),
      fc.dictionary(fc.string(), fc.record({ price: fc.nat(), changePercent: fc.nat() })),
      (known, prices) => {
        const next = withLive(known, { atMs: nowMs, prices }, new Set(Object.keys(prices)), nowMs)
        expect(Object.keys(next).sort()).toEqual(Object.keys(known).sort())
        for (const [symbol, after] of Object.entries(next))
          if (!Object.hasOwn(prices, symbol)) expect(after.price).toBe(known[symbol]?.price)
      },
    ),
  ))

it('prices are laid on the coins that are heard; what shows others too goes on asking for those', () => {
  const client = makeQueryClient()
  const before = { updatedAt: nowMs - 60_000 }
  client.setQueryData(['market', 'prices', ['BTC']], { BTC: price }, before)
  client.setQueryData(['market', 'prices', ['BTC', 'ETH']], { BTC: price, ETH: price }, before)
  layPrices(client, told, new Set(['BTC']), nowMs)
  expect(client.getQueryData(['market', 'prices', ['BTC']])).toMatchObject({ BTC: { price: 101, atMs: nowMs } })
  expect(client.getQueryState(['market', 'prices', ['BTC', 'ETH']])).toMatchObject({
    data: { BTC: { price: 101, atMs: nowMs }, ETH: price },
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
  layPrices(client, told, new Set(['BTC']), nowMs)
  expect(client.getQueryData(['market', 'overview', 'BTC'])).toMatchObject({
    price: { lastPrice: 101, priceChangePercent: 2, highPrice: 101, lowPrice: 90 },
    origin: { atMs: nowMs },
  })
})
