import { MINUTE_MS, numbersIn, pricesIn } from '@pusula/words'
import { expect, it } from 'vitest'
import type { Sourced, Ticker } from '../../market/index.ts'
import { createKinds, type SavedOf } from './kind.ts'

const now = new Date('2026-11-15T14:32:00Z')
const coin = { symbol: 'SUI', name: 'Sui' }
const provenance = { source: 'live' as const, venue: 'Binance', ageMs: 41 * MINUTE_MS, isStale: true }

/** A market whose exchanges have stopped speaking; what they said last may be known. */
function silentMarket(last: Sourced<Ticker> | undefined, more: object = {}) {
  const gone = async () => {
    throw new Error('no exchange answers')
  }
  const market = {
    findCoin: async () => coin,
    coins: async () => ({ value: [coin], provenance }),
    lastTicker: () => last,
    ticker: gone,
    candles: gone,
    ...more,
  }
  return createKinds(market as unknown as Parameters<typeof createKinds>[0], { now: () => now })
}
const last = { value: { symbol: 'SUI', lastPrice: 2.148 } as Ticker, provenance }
const saved: SavedOf = async () => ({ at: new Date('2026-11-15T13:47:00Z'), lowUsd: 2.025, highUsd: 2.278 })

it('of a coin whose exchange is silent it says since when, the last price and the analysis that its reader has', async () => {
  const { kindOf } = silentMarket(last)
  const { text, ...rest } = await kindOf('SUI', 'tr', saved)
  expect(rest).toMatchObject({ kind: 'silent', symbol: 'SUI', priceUsd: null, gap: null, young: null })
  expect(pricesIn(text, numbersIn('tr'))).toMatchObject({
    headline: 'Sui fiyatı 41 dakikadır gelmiyor. Son fiyat 16.51 itibarıyla $2,148.',
    stands: '16.47 analizinde yarın için olası aralık $2,025 – 2,278.',
  })
  const english = await kindOf('SUI', 'en')
  expect(pricesIn(english.text, numbersIn('en'))).toMatchObject({
    headline: 'No Sui price for 41 minutes. The last one is $2.148, from 13:51.',
    stands: 'There is no earlier analysis.',
  })
})

it('it costs nothing by any route; where there never was a price the analysis is tried, and refunded if it fails', async () => {
  expect(await silentMarket(last).refusalOf('SUI')).toBe('market.unavailable')
  expect(await silentMarket(undefined).refusalOf('SUI')).toBeNull()
})

it('without a last price the failure itself is returned', async () =>
  expect(silentMarket(undefined).kindOf('SUI', 'en')).rejects.toThrow('no exchange answers'))

it('a coin with a price of which no exchange has candles is told as such and not sold; an outage is no such coin', async () => {
  const ticker = async () => last
  const candles = async (symbol: string) => {
    if (symbol !== 'BTC') throw new Error('no candles')
    return { value: { candles: {} }, provenance }
  }
  const { kindOf, refusalOf } = silentMarket(last, { ticker, candles })
  expect(await kindOf('SUI', 'en')).toMatchObject({ kind: 'no-candles', priceUsd: 2.148 })
  expect(await refusalOf('SUI')).toBe('analysis.noCandles')
  expect(await silentMarket(last, { ticker }).refusalOf('SUI')).toBeNull()
})
