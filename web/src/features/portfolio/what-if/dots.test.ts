import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisHeight, placedDots, plotHeight, plotWidth } from './dots.ts'

it('every start is one dot inside the drawing, none lies on another, and further right is more', () =>
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.05, max: 60, noNaN: true }), { minLength: 1, maxLength: 200 }),
      multiples => {
        const starts = multiples.map((multiple, i) => ({ month: `m${i}`, multiple }))
        const { dots, xOf } = placedDots(starts)
        expect(dots).toHaveLength(starts.length)
        expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(dots.length)
        for (const { x, y, multiple } of dots) {
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(plotWidth)
          expect(y).toBeLessThan(plotHeight - axisHeight)
          expect(Math.abs(x - xOf(multiple))).toBeLessThan(7.3)
        }
      },
    ),
    { numRuns: 40 },
  ))
