import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Coin } from '../facts.ts'
import { fold, search, searchEntry } from './search.ts'

const coin = (symbol: string, name: string, rank: number): Coin => ({
  id: name.toLowerCase(),
  symbol,
  name,
  image: '',
  rank,
  marketCapUsd: 1,
  supply: null,
  exchanges: [],
  isPegged: false,
})
const index = [
  coin('BTC', 'Bitcoin', 1),
  coin('ETH', 'Ethereum', 2),
  coin('BCH', 'Bitcoin Cash', 3),
  coin('LINK', 'Chainlink', 4),
  coin('ETC', 'Ethereum Classic', 5),
  coin('BIT', 'BitDAO', 6),
  coin('AB', 'Rabbit', 7),
  coin('INJ', 'İnjective', 8),
].map(searchEntry)
const found = (query: string, limit = 20) => search(index, query, limit).map(({ symbol }) => symbol)

describe('searching coins', () => {
  it.each([
    ['the exact symbol first', 'bit', ['BIT', 'BTC', 'BCH', 'AB']],
    ['symbols and names that begin so', 'et', ['ETH', 'ETC']],
    ['names that begin so', 'chain', ['LINK']],
    ['names that contain it', 'cash', ['BCH']],
    ['the pair of an exchange', 'BTC/USDT', ['BTC']],
    ['the pair in one word', 'btcusdt', ['BTC']],
    ['Turkish capitals', 'BİTCOİN', ['BTC', 'BCH']],
    ['Turkish small letters', 'bıtcoın', ['BTC', 'BCH']],
    ['a Turkish name by plain letters', 'injective', ['INJ']],
    ['spaces around', '  eth ', ['ETH', 'ETC']],
    ['nothing', 'zzz', []],
  ])('finds %s', (_, query, symbols) => expect(found(query)).toEqual(symbols))

  it.each(['', ' ', 'b', ' b ', 'İ'])('does not search for %j', query => expect(found(query)).toEqual([]))

  it('shows no more than asked for', () => expect(found('bit', 2)).toEqual(['BIT', 'BTC']))

  it('finds every coin by any part of its name of two letters or more, in any case', () => {
    const part = fc.tuple(fc.constantFrom(...index), fc.nat(), fc.integer({ min: 2, max: 8 }), fc.boolean())
    fc.assert(
      fc.property(part, ([{ coin: wanted }, at, length, isUpper]) => {
        const from = at % Math.max(1, wanted.name.length - 2)
        const query = wanted.name.slice(from, from + length)
        fc.pre(fold(query.trim()).length >= 2)
        expect(found(isUpper ? query.toLocaleUpperCase('tr') : query)).toContain(wanted.symbol)
      }),
    )
  })
})
