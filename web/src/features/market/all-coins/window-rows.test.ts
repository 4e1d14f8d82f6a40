import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rowsIn } from './window-rows.ts'

it('every row that is on the screen is drawn, and never many more', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: -80_000, max: 2_000 }),
      fc.integer({ min: 200, max: 2_000 }),
      fc.integer({ min: 0, max: 1_000 }),
      (topPx, heightPx, count) => {
        const { from, to } = rowsIn(topPx, heightPx, 64, count)
        for (let place = 0; place < count; place++) {
          const at = topPx + place * 64
          if (at + 64 > 0 && at < heightPx) expect(place >= from && place < to).toBe(true)
        }
        expect(to - from).toBeLessThanOrEqual(heightPx / 64 + 44)
      },
    ),
  ))
