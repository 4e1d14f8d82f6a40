import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstRows, rowOrder, shownRows } from '../HomeScreen.tsx'

const coin = (symbol: string, isLocked = false) => ({ id: symbol, symbol, name: symbol, image: '', isLocked })
const symbols = (coins: { symbol: string }[]) => coins.map(({ symbol }) => symbol)

it('puts what a guest may analyze first and keeps the order of size within', () =>
  expect(symbols(rowOrder([coin('BTC'), coin('XRP', true), coin('ETH'), coin('ADA', true), coin('DOGE')]))).toEqual([
    'BTC',
    'ETH',
    'DOGE',
    'XRP',
    'ADA',
  ]))

it('leaves the order to size when everything is open', () =>
  expect(symbols(rowOrder([coin('BTC'), coin('XRP'), coin('ETH')]))).toEqual(['BTC', 'XRP', 'ETH']))

it('shows five rows, then all of them, and never another coin', () => {
  expect(firstRows).toBe(5)
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 30 }), locks => {
      const coins = locks.map((isLocked, index) => coin(`C${index}`, isLocked))
      expect(shownRows(coins, true).toSorted((a, b) => coins.indexOf(a) - coins.indexOf(b))).toEqual(coins)
      expect(shownRows(coins, false)).toEqual(shownRows(coins, true).slice(0, firstRows))
    }),
  )
})
