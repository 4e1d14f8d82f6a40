import { beforeEach, expect, it, vi } from 'vitest'
import { forgetText, writeText } from '../../../stored/storage.ts'
import { keepPrices, readKeptPrices } from './kept.ts'
import type { KeptPrices } from './rule.ts'

const writeJson = (key: string, value: unknown) => writeText(key, JSON.stringify(value))

const btc = { price: 104_812.4, changePercent: 2.34, atMs: 1_800_000_000_000, isStale: false, isSimulated: true }
const kept: KeptPrices = { prices: { BTC: btc }, symbols: ['BTC'], fetchedAtMs: 1_800_000_000_000 }

beforeEach(() => {
  forgetText('coinPricesData')
  forgetText('coinPricesSymbols')
  forgetText('coinPricesLastFetch')
})

it('remembers what it was given', () => {
  keepPrices(kept)
  expect(readKeptPrices()).toEqual(kept)
})

it('neither shows the demo a real price nor keeps one of its samples', () => {
  keepPrices(kept)
  vi.stubGlobal('location', { search: '?demo=true' })
  expect(readKeptPrices()).toBeNull()
  keepPrices({ ...kept, prices: { BTC: { ...btc, price: 45_120 } } })
  vi.unstubAllGlobals()
  expect(readKeptPrices()).toEqual(kept)
})

it('remembers nothing before the first answer', () => expect(readKeptPrices()).toBeNull())

it.each([
  ['a price that is not a number', () => writeJson('coinPricesData', { BTC: { ...btc, price: '1' } })],
  ['a price without its moment', () => writeJson('coinPricesData', { BTC: { price: 1, changePercent: 0 } })],
  ['coins that are not a list', () => writeJson('coinPricesSymbols', 'BTC')],
  ['a moment that is not one', () => writeText('coinPricesLastFetch', 'yesterday')],
  ['half a file', () => writeText('coinPricesData', '{"BTC":')],
])('believes nothing that holds %s', (_, spoil) => {
  keepPrices(kept)
  spoil()
  expect(readKeptPrices()).toBeNull()
})
