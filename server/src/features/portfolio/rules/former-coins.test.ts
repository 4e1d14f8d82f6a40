import { expect, it } from 'vitest'
import { formerCoin } from './former-coins.ts'

it.each([
  ['STRAT', 'STRAX', 10],
  ['GAL', 'G', 60],
  ['AGIX', 'FET', 0.43335],
  ['LEND', 'AAVE', 0.01],
  ['OM', 'MANTRA', 4],
])('one %s became so many %s: %d', (symbol, next, ratio) => {
  expect(formerCoin(symbol)?.became).toEqual({ symbol: next, ratio })
})
