import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sparkOf } from '../../../ui/instruments/Sparkline.tsx'
import { lineOf } from './CoinRow.tsx'

const at = (price: number, changePercent: number) => ({
  price,
  changePercent,
  atMs: 0,
  isStale: false,
  isSimulated: false,
})

it('never points another way than the change beside it', () => {
  const closes = fc.array(fc.double({ min: 1, max: 200, noNaN: true }), { minLength: 2, maxLength: 24 })
  const change = fc.oneof(
    fc.double({ min: -90, max: -0.01, noNaN: true }),
    fc.double({ min: 0.01, max: 90, noNaN: true }),
  )
  fc.assert(
    fc.property(closes, change, (line, changePercent) => {
      const { direction } = sparkOf(lineOf(line, at(100, changePercent)), 72, 28) ?? {}
      expect(direction).toBe(changePercent > 0 ? 'up' : 'down')
    }),
  )
})

it('stays as it is without a price, and without a line', () => {
  expect(lineOf([1, 2, 3], undefined)).toEqual([1, 2, 3])
  expect(lineOf([], at(100, 1))).toEqual([])
  expect(lineOf([1, 2], at(0, -100)), 'a coin that lost everything').toEqual([1, 2])
})
