import { compareSpans } from '@pusula/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { comparedIn, comparePath, withCoin, withoutCoin } from './queries.ts'

const symbol = fc.stringMatching(/^[A-Z0-9$._-]{1,8}$/)
const compared = fc.record({
  coins: fc.uniqueArray(symbol, { maxLength: 4 }),
  span: fc.constantFrom(...compareSpans),
})
const searchOf = (path: string) => new URL(path, 'http://app').search

it('every comparison has an address that leads back to it', () =>
  fc.assert(
    fc.property(compared, one => {
      expect(comparedIn(searchOf(comparePath(one)))).toEqual(one)
    }),
  ))

it('a coin that is added and taken away leaves what was there, and no fifth is taken', () =>
  fc.assert(
    fc.property(compared, symbol, (one, more) => {
      const added = withCoin(one, more)
      expect(added.coins.length).toBeLessThanOrEqual(4)
      if (!one.coins.includes(more)) expect(withoutCoin(added, more)).toEqual(one)
    }),
  ))

it.each([
  ['?coins=btc,eth', ['BTC', 'ETH']],
  ['?coins=BTC%2CETH', ['BTC', 'ETH']],
  ['?coins=BTC,BTC,,ETH,SOL,BNB,XRP', ['BTC', 'ETH', 'SOL', 'BNB']],
  ['?coins=btc/usdt,ETH', ['BTC/USDT', 'ETH']],
  ['?coins=<script>', []],
  ['', []],
])('reads %s as %j', (search, coins) => expect(comparedIn(search)).toEqual({ coins, span: '1m' }))
