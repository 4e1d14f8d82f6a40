import fc from 'fast-check'
import { expect, it } from 'vitest'
import { halfOf, lineOf, placeOf } from './GapCard.tsx'

const gaps = fc.array(fc.double({ min: -0.9, max: 0.9, noNaN: true }), { minLength: 1, maxLength: 80 })

it('a scale of gaps holds all of them, with what they are measured from in its middle', () =>
  fc.assert(
    fc.property(gaps, all => {
      const half = halfOf(all)
      for (const gap of all) expect(Math.abs(gap)).toBeLessThanOrEqual(half)
      expect(placeOf(0, half)).toBe(50)
      expect(lineOf(all, half)).not.toMatch(/NaN|Infinity/)
      expect(lineOf(all, half).split(' ')).toHaveLength(all.length)
    }),
  ))

it('a coin that strays by hundredths stands on a scale of half a percent, where leaving it would be seen', () => {
  expect(halfOf([-0.0013, 0.0009], 0.005)).toBe(0.005)
  expect(halfOf([-0.0013, 0.0009])).toBe(0.002)
  expect(placeOf(-0.0002, 0.005)).toBe(48)
})
