import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeQueryClient } from '../../../lib/query.ts'
import { forget, writeJson } from '../../../lib/storage.ts'
import { keptOverview, overviewOf, overviewQuery } from './overview.ts'

const nowMs = 1_800_000_000_000
const reply = {
  coin: { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '/btc.svg', isLocked: false },
  price: {
    symbol: 'BTCUSDT',
    lastPrice: 104_812.4,
    priceChangePercent: 2.34,
    highPrice: 105_489,
    lowPrice: 102_237,
    volume: 28_410,
    weightedAvgPrice: 103_914,
  },
  rank: 1,
  marketCapUsd: 2e12,
  exchanges: [],
  provenance: { source: 'simulated' as const, venue: 'simulator', ageMs: 3_000, isStale: false },
}
const overview = overviewOf(reply, nowMs)

beforeEach(() => forget('analyzedCoinData'))

describe('the card of a coin', () => {
  it('remembers the moment its price was true, and its market', () =>
    expect(overview.origin).toEqual({ atMs: nowMs - 3_000, isStale: false, isSimulated: true }))

  it('is there at once for the coin that was shown last, and for no other', () => {
    writeJson('analyzedCoinData', overview)
    const shown = (symbol: string) =>
      new QueryObserver(makeQueryClient(), overviewQuery(symbol)).getCurrentResult().data
    expect(shown('BTC')).toEqual(overview)
    expect(shown('ETH')).toBeUndefined()
  })

  it.each([
    ['nothing', null],
    ['a card without a price', { ...overview, price: undefined }],
    ['a price that is not a number', { ...overview, price: { ...overview.price, lastPrice: '104812' } }],
    ['a card without its moment', { ...overview, origin: {} }],
    ['something of another version', { symbol: 'BTC', currentPrice: 1 }],
  ])('is not believed when the browser kept %s', (_, kept) => {
    writeJson('analyzedCoinData', kept)
    expect(keptOverview()).toBeNull()
  })
})
