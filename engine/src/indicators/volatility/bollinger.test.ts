import fc from 'fast-check'
import { taCore } from 'oakscriptjs'
import { describe, expect, it } from 'vitest'
import { obeysSeriesLaws } from '../../laws.ts'
import { flatMarket, lawMarkets, sampleMarket } from '../samples.ts'
import { differenceRatio } from '../testing.ts'
import { bollinger } from './bollinger.ts'

/** The deviation of one window from its definition, mean first. */
function deviationOf(window: number[]): number {
  const mean = window.reduce((sum, value) => sum + value, 0) / window.length
  return Math.sqrt(window.reduce((sum, value) => sum + (value - mean) ** 2, 0) / window.length)
}

describe('bollinger', () => {
  obeysSeriesLaws(({ close }) => ({ ...bollinger(close) }), lawMarkets)

  it('agrees with another library', () => {
    const { close } = sampleMarket({ seed: 91, length: 1000 })
    const [middle, upper, lower] = taCore.bb([...close], 20, 2)
    const ours = bollinger(close)
    expect(differenceRatio(ours.middle, middle)).toBeLessThan(1e-12)
    expect(differenceRatio(ours.upper, upper)).toBeLessThan(1e-12)
    expect(differenceRatio(ours.lower, lower)).toBeLessThan(1e-12)
  })

  it('is as exact at 1e-8 as at 1e6, even where the price hardly moves', () => {
    const places = fc.record({
      seed: fc.integer(),
      scale: fc.constantFrom(1e-8, 1, 1e6),
      move: fc.constantFrom(1e-9, 1e-2),
    })
    fc.assert(
      fc.property(places, ({ seed, scale, move }) => {
        const { close } = sampleMarket({ seed, length: 120, priceUsd: scale, moveRatio: move })
        const { upper, middle } = bollinger(close)
        for (let i = 19; i < 120; i++) {
          const expected = deviationOf([...close.subarray(i - 19, i + 1)])
          // The prices themselves carry 1e-16 of their size, which is all that is left of a move of 1e-9.
          const tolerance = 1e-9 * expected + 1e-15 * scale
          expect(Math.abs((upper[i] - middle[i]) / 2 - expected)).toBeLessThan(tolerance)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('has no width in a flat window, even right after a crash', () => {
    const close = Float64Array.from({ length: 90 }, (_, i) => (i < 30 ? 1e6 + 1000 * Math.sin(i) : 1e-8))
    const { upper, middle, lower } = bollinger(close)
    for (const band of [upper, middle, lower]) expect(new Set(band.subarray(49))).toEqual(new Set([1e-8]))
    expect(new Set(bollinger(flatMarket(50).close).upper.subarray(19))).toEqual(new Set([0.1]))
  })
})
