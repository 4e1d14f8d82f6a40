import fc from 'fast-check'
import { expect, it } from 'vitest'
import { niceSteps, spreadPlaces } from './axis.ts'

it('rules are round numbers between the ends', () => {
  expect(niceSteps(-0.04, 0.62, 4)).toEqual([0, 0.2, 0.4, 0.6])
  expect(niceSteps(0, 352_500, 4)).toEqual([0, 100_000, 200_000, 300_000])
  expect(niceSteps(980, 1_040, 3)).toEqual([980, 1_000, 1_020, 1_040].slice(0, 4).filter(one => one % 20 === 0))
  expect(niceSteps(5, 5, 4)).toEqual([])
})

it('there are no more of them than asked for, give or take one at an edge, and all lie inside', () =>
  fc.assert(
    fc.property(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.double({ min: 1e-2, max: 1e7, noNaN: true }),
      fc.integer({ min: 1, max: 8 }),
      (low, span, most) => {
        const rules = niceSteps(low, low + span, most)
        expect(rules.length).toBeLessThanOrEqual(most + 1)
        for (const rule of rules) {
          expect(rule).toBeGreaterThanOrEqual(low - span * 1e-6 - 1e-3)
          expect(rule).toBeLessThanOrEqual(low + span * (1 + 1e-6) + 1e-3)
        }
      },
    ),
  ))

it('labels are spread over the points and never twice on one', () => {
  expect(spreadPlaces(100, 3)).toEqual([17, 50, 83])
  expect(spreadPlaces(2, 3)).toEqual([0, 1])
  expect(spreadPlaces(0, 3)).toEqual([])
})
