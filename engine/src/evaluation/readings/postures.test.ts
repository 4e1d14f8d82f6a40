import { DAY_MS } from '@pusula/words'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromRows } from '../../candles.ts'
import { gradePostures } from './postures.ts'

const daysOf = (closes: readonly number[]) => ({
  candles1d: fromRows(closes.map((close, i) => [i * DAY_MS, close, close, close, close, 1])),
})
const grade = (...coins: (readonly number[])[]) => gradePostures(coins.map(daysOf), 0, Number.POSITIVE_INFINITY)
const growing = (by: number, count = 128) => Array.from({ length: count }, (_, i) => 100 * (1 + by) ** i)

it('momentum holds what rises and is out of what falls; holding all and half say what came of them', () => {
  const rising = grade(growing(0.01))
  expect(rising?.days).toBe(128 - 28 - 1)
  expect(rising?.hold.result).toBeCloseTo(1.01 ** 99 * (1 - 0.001 / 1.01) - 1, 9)
  expect(rising?.momentum).toEqual(rising?.hold)
  const falling = grade(growing(-0.01))
  expect(falling?.momentum).toMatchObject({ invested: 0, result: 0, deepestFall: 0 })
  expect(falling?.half.deepestFall).toBeCloseTo(1 - 0.995 ** 98, 2)
})

it('half of the money swings half as much, whatever the days bring', () => {
  const moves = fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { minLength: 100, maxLength: 200 })
  fc.assert(
    fc.property(moves, list => {
      let price = 100
      const found = grade(list.map(move => (price *= 1 + move)))
      expect(found!.half.volatility).toBeCloseTo(found!.hold.volatility / 2, 9)
      expect(found!.half.deepestFall).toBeLessThanOrEqual(found!.hold.deepestFall)
    }),
  )
})

it('too few days say nothing', () => {
  expect(grade(growing(0.01, 80))).toBeNull()
})
