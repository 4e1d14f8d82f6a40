import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../lib/query.ts'
import { forgetText, readText, writeText } from '../../../stored/stored.ts'
import { cachedReply, overviewOf, overviewQuery, saveReply } from './overview.ts'

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
  supply: null,
  exchanges: [],
  provenance: { source: 'simulated' as const, venue: 'simulator', ageMs: 3_000, isStale: false },
}
const saved = {
  shape: 1,
  coin: { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '/btc.svg' },
  price: { value: reply, atMs: nowMs },
}

const shown = (symbol: string) => new QueryObserver(makeQueryClient(), overviewQuery(symbol)).getCurrentResult().data

beforeEach(() => forgetText('analyzedCoinData'))

describe('the card of a coin', () => {
  it('remembers the moment its price was true, and its market', () =>
    expect(overviewOf(reply, nowMs).origin).toEqual({ atMs: nowMs - 3_000, isStale: false, isSimulated: true }))

  it('is there at once for the coin that was shown last, and for no other', () => {
    saveReply(reply, nowMs)
    expect(shown('BTC')).toEqual(overviewOf(reply, nowMs))
    expect(shown('ETH')).toBeUndefined()
  })

  it('is kept whole', () => {
    saveReply(reply, nowMs)
    expect(JSON.parse(readText('analyzedCoinData') ?? '')).toEqual(saved)
  })

  it.each([
    ['nothing', null],
    ['a card without a price', { ...saved, price: undefined }],
    ['a price without its moment', { ...saved, price: { value: reply } }],
    [
      'a price that is not a number',
      { ...saved, price: { value: { ...reply, price: { lastPrice: '1' } }, atMs: nowMs } },
    ],
    ['a price of unknown age', { ...saved, price: { value: { ...reply, provenance: {} }, atMs: nowMs } }],
    ['another shape', { ...saved, shape: 0 }],
    ['something of another version', { symbol: 'BTC', currentPrice: 1 }],
  ])('is not believed when the browser kept %s', (_, value) => {
    writeText('analyzedCoinData', JSON.stringify(value))
    expect(shown('BTC')).toBeUndefined()
  })
})

it('the card of the demo and the one that was really asked for never meet', () => {
  saveReply(reply, Date.now())
  const real = readText('analyzedCoinData')
  vi.stubGlobal('location', { search: '?demo=true' })
  expect(cachedReply('BTC'), 'its change would be that of another price').toBeUndefined()
  saveReply({ ...reply, price: { ...reply.price, lastPrice: 45_120 } }, Date.now())
  vi.unstubAllGlobals()
  expect(readText('analyzedCoinData')).toBe(real)
})
