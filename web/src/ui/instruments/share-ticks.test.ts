import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tickShares } from './ShareTicks.tsx'

it('lights as many marks as the share is of them', () => {
  expect(tickShares([0.52], 20)).toEqual([10, 10])
  expect(tickShares([0.004], 20)).toEqual([0, 20])
  expect(tickShares([0.3, 0.1, 0.6], 50)).toEqual([15, 5, 30, 0])
})

it('never has more or fewer marks than there are, and is never further off than one', () =>
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 60 }),
      (parts, count) => {
        const sum = parts.reduce((total, part) => total + part, 0)
        const ratios = parts.map(part => part / Math.max(1, sum))
        const counts = tickShares(ratios, count)
        expect(counts.reduce((total, each) => total + each, 0)).toBe(count)
        ratios.forEach((ratio, place) => {
          expect(Math.abs((counts[place] ?? 0) - ratio * count)).toBeLessThanOrEqual(1)
        })
      },
    ),
  ))
