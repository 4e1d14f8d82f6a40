import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gaugeAngleDeg, gaugeTicks } from './Gauge.tsx'

describe('the score gauge', () => {
  it.each([
    [0, -120],
    [50, 0],
    [74, 57.6],
    [100, 120],
    [140, 120],
    [-3, -120],
  ])('a score of %d turns the needle to %d degrees', (score, angle) => expect(gaugeAngleDeg(score)).toBeCloseTo(angle))

  it('marks the band limits longer', () =>
    expect(
      gaugeTicks(74)
        .filter(tick => tick.major)
        .map(tick => tick.score),
    ).toEqual([0, 40, 60, 80, 100]))

  it('lights every mark up to the score and none above it', () =>
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), score => {
        const ticks = gaugeTicks(score)
        expect(ticks).toHaveLength(51)
        for (const tick of ticks) expect(tick.lit).toBe(tick.score <= score)
      }),
    ))

  it('lights nothing while there is no score', () => expect(gaugeTicks(null).some(tick => tick.lit)).toBe(false))
})
