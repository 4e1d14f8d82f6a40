import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromRows } from '../../candles.ts'
import { inferTick, onGrid } from './tick.ts'

/** As exchanges write them, down to a hundred-millionth of a dollar: up to four digits, the last of them not nothing. */
const prices = fc
  .record({ digits: fc.integer({ min: 1, max: 9999 }), power: fc.integer({ min: -11, max: 2 }) })
  .map(({ digits, power }) => Number(`${digits}e${power}`))

it('every price is on the grid that is inferred from it, however cheap the coin is', () =>
  fc.assert(
    fc.property(prices, priceUsd => {
      const candles = fromRows(Array.from({ length: 20 }, (_, i) => [i, priceUsd, priceUsd, priceUsd, priceUsd, 1]))
      expect(onGrid(priceUsd, inferTick(candles, 20)) / priceUsd).toBeCloseTo(1, 9)
    }),
  ))
