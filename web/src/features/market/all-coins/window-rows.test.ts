import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rowsIn, type Stretch, towards } from './CoinTable.tsx'

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
        expect(to - from).toBeLessThanOrEqual(heightPx / 64 + 18)
      },
    ),
  ))

const stretches = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 40 }))
  .map(([from, length]): Stretch => ({ from, to: from + length }))

it('from any rows to any others it is a few steps, each of a few new rows, and none is left over', () =>
  fc.assert(
    fc.property(stretches, stretches, (start, wanted) => {
      let now = start
      for (let turns = 0; now.from !== wanted.from || now.to !== wanted.to; turns++) {
        expect(turns).toBeLessThanOrEqual(12)
        const next = towards(now, wanted)
        const places = Array.from({ length: next.to - next.from }, (_, at) => next.from + at)
        expect(places.filter(place => place < now.from || place >= now.to).length).toBeLessThanOrEqual(8)
        expect(next.from >= wanted.from && next.to <= wanted.to).toBe(true)
        now = next
      }
    }),
  ))
