import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratioInRange, scaleTicks } from './scale.ts'

describe('a position on a range', () => {
  it('is true to proportion', () => expect(ratioInRange(100, 200, 150)).toBe(0.5))

  it('never leaves the scale', () =>
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (low, high, value) => {
        const ratio = ratioInRange(low, high, value)
        expect(ratio).toBeGreaterThanOrEqual(0)
        expect(ratio).toBeLessThanOrEqual(1)
      }),
    ))

  it.each([
    [5, 5, 5],
    [9, 3, 4],
    [Number.NaN, 3, 4],
  ])('sits in the middle when the range from %d to %d has no width', (low, high, value) =>
    expect(ratioInRange(low, high, value)).toBe(0.5),
  )
})

describe('the marks of a scale', () => {
  it('run from edge to edge', () => {
    const ticks = scaleTicks(49, 12, null)
    expect([ticks[0]?.xPercent, ticks[48]?.xPercent]).toEqual([0, 100])
    expect(ticks.flatMap((tick, index) => (tick.major ? [index] : []))).toEqual([0, 12, 24, 36, 48])
  })

  it.each([
    [49, 0.792, 39],
    [61, 0.55, 34],
    [24, 2 / 23, 3],
    [41, 0, 1],
    [41, 1, 41],
  ])('of %i marks, a reading of %d lights %i', (count, ratio, lit) =>
    expect(scaleTicks(count, 10, ratio).filter(tick => tick.lit)).toHaveLength(lit),
  )

  it('stay dark without a reading', () => expect(scaleTicks(49, 12, null).some(tick => tick.lit)).toBe(false))
})
