import { beforeEach, expect, it, vi } from 'vitest'
import { forgetText, writeText } from '../../../stored/stored.ts'
import { readCachedPrices, savePrices } from './prices.ts'
import type { CachedPrices } from './rule.ts'

const writeJson = (key: string, value: unknown) => writeText(key, JSON.stringify(value))

const btc = { price: 104_812.4, changePercent: 2.34, atMs: 1_800_000_000_000, isStale: false, isSimulated: true }
const cached: CachedPrices = { prices: { BTC: btc }, symbols: ['BTC'], fetchedAtMs: 1_800_000_000_000 }

beforeEach(() => {
  forgetText('coinPricesData')
  forgetText('coinPricesSymbols')
  forgetText('coinPricesLastFetch')
})

it('remembers what it was given', () => {
  savePrices(cached)
  expect(readCachedPrices()).toEqual(cached)
})

it('neither shows the demo a real price nor keeps one of its samples', () => {
  savePrices(cached)
  vi.stubGlobal('location', { search: '?demo=true' })
  expect(readCachedPrices()).toBeNull()
  savePrices({ ...cached, prices: { BTC: { ...btc, price: 45_120 } } })
  vi.unstubAllGlobals()
  expect(readCachedPrices()).toEqual(cached)
})

it('remembers nothing before the first answer', () => expect(readCachedPrices()).toBeNull())

it.each([
  ['a price that is not a number', () => writeJson('coinPricesData', { BTC: { ...btc, price: '1' } })],
  ['a price without its moment', () => writeJson('coinPricesData', { BTC: { price: 1, changePercent: 0 } })],
  ['coins that are not a list', () => writeJson('coinPricesSymbols', 'BTC')],
  ['a moment that is not one', () => writeText('coinPricesLastFetch', 'yesterday')],
  ['half a file', () => writeText('coinPricesData', '{"BTC":')],
])('believes nothing that holds %s', (_, spoil) => {
  savePrices(cached)
  spoil()
  expect(readCachedPrices()).toBeNull()
})
