import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawLines, labelGapPx } from './CompareChart.tsx'

const line = fc.array(
  fc.oneof({ weight: 9, arbitrary: fc.double({ min: -0.99, max: 20, noNaN: true }) }, fc.constant(null)),
  {
    minLength: 1,
    maxLength: 60,
  },
)

it('every line stays inside its drawing, and no two names lie on each other', () =>
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), all => {
      const { lines, zeroY, marks } = drawLines(
        all.map((values, place) => ({ symbol: `C${place}`, line: values })),
        258,
        210,
      )
      const heights = lines.flatMap(({ path }) =>
        [...path.matchAll(/[ML][\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y)),
      )
      for (const y of [...heights, zeroY, ...marks.map(mark => mark.y)]) expect(y >= 0 && y <= 210).toBe(true)
      const names = lines.map(({ labelY }) => labelY).sort((one, other) => one - other)
      names.forEach((y, place) => {
        if (place > 0) expect(y - (names[place - 1] ?? 0)).toBeGreaterThanOrEqual(labelGapPx - 0.2)
      })
      expect(marks.length).toBeLessThanOrEqual(5)
    }),
  ))
