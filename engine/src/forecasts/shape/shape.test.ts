import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceAbove, type ShapeName, standardMove } from './shape.ts'

const levels = fc.double({ min: 0.5, max: 0.999999, noNaN: true })

const shapes: ShapeName[] = [
  { horizon: '15min', model: 'full' },
  { horizon: '1hour', model: 'no trades' },
  { horizon: '4hour', model: 'short history' },
  { horizon: '1day', model: 'daily' },
]

describe.each(shapes)('the shape of $horizon, $model', shape => {
  it('mirrors around the middle', () => {
    expect(standardMove(shape, 0.5)).toBe(0)
    fc.assert(
      fc.property(levels, level => {
        expect(standardMove(shape, 1 - level)).toBeCloseTo(-standardMove(shape, level), 6)
      }),
    )
  })

  it('has a chance for each move and a move for each chance', () => {
    fc.assert(
      fc.property(levels, level => {
        expect(chanceAbove(shape, standardMove(shape, level))).toBeCloseTo(1 - level, 9)
      }),
    )
  })

  it('has fatter tails than a normal distribution of the same middle', () => {
    const normalRatio = 2.326 / 0.674
    expect(standardMove(shape, 0.99) / standardMove(shape, 0.75)).toBeGreaterThan(normalRatio)
  })
})
