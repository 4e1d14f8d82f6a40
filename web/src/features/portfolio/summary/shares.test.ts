import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centsOf, sharesOf } from './shares.ts'

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

it('amounts to the cent add up to their sum to the cent, and none is further off than a cent', () =>
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e7, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 20 }), amounts => {
      const cents = centsOf(amounts)
      const whole = 100 * amounts.reduce((sum, amount) => sum + amount, 0)
      const sum = cents.reduce((total, amount) => total + Math.round(100 * amount), 0)
      expect(Math.abs(sum - whole)).toBeLessThanOrEqual(0.51)
      for (const [i, amount] of cents.entries()) expect(Math.abs(amount - amounts[i]!)).toBeLessThan(0.0101)
    }),
  ))

it('two coins and their worth agree to the last kuruş', () =>
  expect(centsOf([766_160.4352, 31_112.3951])).toEqual([766_160.44, 31_112.39]))
