import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dotPaths, dotPlace, dotTicks, labelPlaces } from './dots.ts'

const moves = fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true }), { minLength: 50, maxLength: 50 })
const columnsOf = (path: string) => [...path.matchAll(/M(\d+) (\d+)h0/g)].map(([, x]) => (Number(x) - 8) / 16)

it('forty dots stand inside the range and ten outside, whatever the ends; none stands on another or off the plot', () =>
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), moves, (usd, some) => {
      const ends = some.toSorted((a, b) => a - b).map((move, place) => usd * (1 + move + place * 1e-4))
      const between = (place: number) => ((ends[place] ?? 0) + (ends[place + 1] ?? 0)) / 2
      const { inside, outside, height } = dotPaths(ends, between(4), between(44))
      expect(columnsOf(inside)).toHaveLength(40)
      expect(columnsOf(inside).every(column => column >= 5 && column < 15)).toBe(true)
      expect(columnsOf(outside).filter(column => column < 5)).toHaveLength(5)
      expect(columnsOf(outside).filter(column => column >= 15 && column < 20)).toHaveLength(5)
      const places = `${inside}${outside}`.split('M').slice(1)
      expect(new Set(places).size).toBe(50)
      for (const place of places) expect(Number(/ (\d+)h/.exec(place)?.[1])).toBeLessThan(height)
    }),
  ))

it('the edges of the range fall on graduations, and a price beyond the plot stands at its end', () => {
  const edges = dotTicks.filter(({ isEdge }) => isEdge).map(({ place }) => place)
  expect([100, 110].map(usd => dotPlace(usd, 100, 110))).toEqual(edges)
  expect([1, 105, 900].map(usd => dotPlace(usd, 100, 110))).toEqual([0, 50, 100])
})

it('labels of prices in lira keep a gap on a narrow phone, inside the plot', () => {
  const widthOf = (text: string) => (100 * text.length * 6.1) / 280
  for (const now of [10, 47, 50, 53, 90]) {
    for (const [low, high, price] of [
      ['2.817.212', '2.951.257', 'şimdi 2.873.549'],
      ['65,134', '68,233', 'now 66,412'],
    ] as const) {
      const at = labelPlaces(now, { low, high, now: price })
      expect(at.now - widthOf(price) / 2 - (at.low + widthOf(low) / 2)).toBeGreaterThan(2)
      expect(at.high - widthOf(high) / 2 - (at.now + widthOf(price) / 2)).toBeGreaterThan(2)
      expect(at.low - widthOf(low) / 2).toBeGreaterThanOrEqual(0)
      expect(at.high + widthOf(high) / 2).toBeLessThanOrEqual(100)
    }
  }
})
