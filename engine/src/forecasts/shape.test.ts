import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { horizons } from './horizons.ts'
import { chanceAbove, standardMove } from './shape.ts'

const levels = fc.double({ min: 0.5, max: 0.999999, noNaN: true })

describe.each(horizons)('the shape of %s', horizon => {
  it('mirrors around the middle', () => {
    expect(standardMove(horizon, 0.5)).toBe(0)
    fc.assert(
      fc.property(levels, level => {
        expect(standardMove(horizon, 1 - level)).toBeCloseTo(-standardMove(horizon, level), 6)
      }),
    )
  })

  it('has a chance for each move and a move for each chance', () => {
    fc.assert(
      fc.property(levels, level => {
        expect(chanceAbove(horizon, standardMove(horizon, level))).toBeCloseTo(1 - level, 9)
      }),
    )
  })

  it('has fatter tails than a normal distribution of the same middle', () => {
    const normalRatio = 2.326 / 0.674
    expect(standardMove(horizon, 0.99) / standardMove(horizon, 0.75)).toBeGreaterThan(normalRatio)
  })
})
