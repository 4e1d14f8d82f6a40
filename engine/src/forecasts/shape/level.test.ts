import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quantileUsd } from '../forecast.ts'
import { levelOf } from './level.ts'

const forecast = fc.record({
  horizon: fc.constantFrom('15min', '1hour', '4hour'),
  model: fc.constantFrom('full', 'no trades', 'short history'),
  tickUsd: fc.constant(0),
  priceUsd: fc.double({ min: 1e-8, max: 1e6, noNaN: true }),
  scale: fc.double({ min: 1e-4, max: 0.2, noNaN: true }),
  calibration: fc.double({ min: 0.75, max: 1.35, noNaN: true }),
  lean: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
})

describe('levelOf', () => {
  it('is the inverse of the quantile function', () =>
    fc.assert(
      fc.property(forecast, fc.double({ min: 0.02, max: 0.98, noNaN: true }), (given, level) => {
        expect(levelOf(given, quantileUsd(given, level))).toBeCloseTo(level, 4)
      }),
    ))

  it('stays inside 0 and 1 for extreme moves', () =>
    fc.assert(
      fc.property(forecast, fc.double({ min: 1e-12, max: 1e12, noNaN: true }), (given, outcomeUsd) => {
        const level = levelOf(given, outcomeUsd)
        expect(level > 0 && level < 1).toBe(true)
      }),
    ))
})
