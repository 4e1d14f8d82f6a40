import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dotPaths, dotPlace, dotTicks } from './dots.ts'

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
