import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sharesOf } from './shares.ts'

it('rounds each share to the nearest tenth or its neighbour, and all of them add up', () =>
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.001, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 8 }), values => {
      const shares = sharesOf(values)
      const total = values.reduce((sum, value) => sum + value, 0)
      expect(shares.reduce((sum, share) => sum + Math.round(share * 10), 0)).toBe(1000)
      for (const [i, share] of shares.entries())
        expect(Math.abs(share - (100 * (values[i] ?? 0)) / total)).toBeLessThan(0.1001)
    }),
  ))

it('of nothing are none', () => expect(sharesOf([0, 0])).toEqual([0, 0]))
