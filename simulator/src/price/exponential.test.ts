import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exponential } from './exponential.ts'

it('agrees with the built-in function to twelve digits', () => {
  fc.assert(
    fc.property(fc.double({ min: -20, max: 20, noNaN: true }), x => {
      expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(1e-12)
    }),
  )
})

it('is 1 at 0, exactly', () => {
  expect(exponential(0)).toBe(1)
})
