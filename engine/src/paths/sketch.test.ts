import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pathWithin } from './path.ts'
import { sketchOf } from './sketch.ts'

const closes = fc.array(fc.integer({ min: 50, max: 200 }), { minLength: 3, maxLength: 190, size: 'max' })

it('draws what the story tells: its beginning, its turns by their exact prices, and now, in at most fifty points', () => {
  let told = 0
  fc.assert(
    fc.property(closes, prices => {
      const points = prices.map((close, time) => ({ time, close }))
      const path = pathWithin(points, 'month', 0.01)
      const sketch = path && sketchOf(path, points)
      if (!path || !sketch) return
      told++
      const swing = path.tell?.what === 'fall' ? path.fall : path.rise
      const turned = sketch.turns.map(i => sketch.points[i]?.close)
      expect(sketch.points.length).toBeLessThanOrEqual(52)
      expect([sketch.points[0], sketch.points.at(-1)]).toEqual([points[0], points.at(-1)])
      expect([...sketch.turns].sort((a, b) => a - b)).toEqual([...sketch.turns])
      // The told extreme is among them: the end of a swing that was made up, the beginning of one that was not.
      expect(turned).toContain(path.tell?.recovery === null ? swing?.fromPrice : swing?.toPrice)
    }),
  )
  expect(told).toBeGreaterThan(10)
})

it('draws nothing where the ends of the term tell it', () => {
  const points = Array.from({ length: 31 }, (_, time) => ({ time, close: 100 + time }))
  const path = pathWithin(points, 'month', 0.01)
  expect(path && sketchOf(path, points)).toBeNull()
})

it('turns where the swing began and where it ended, and at neither end of the line', () => {
  const sketch = (prices: number[]) => {
    const points = prices.map((close, time) => ({ time, close }))
    const path = pathWithin(points, 'month', 0.01)
    return path && sketchOf(path, points)
  }
  expect(sketch([100, 120, 70, 95])?.turns, 'fell and made up').toEqual([1, 2])
  expect(sketch([100, 70, 95])?.turns, 'fell from its first point').toEqual([1])
  expect(sketch([100, 130, 90])?.turns, 'hardly anything was made up').toEqual([1])
  const long = Array.from({ length: 190 }, (_, i) => (i === 95 ? 60 : 100))
  const drawn = sketch(long)
  expect(drawn?.points.length).toBeGreaterThan(40)
  expect(drawn?.points.length).toBeLessThanOrEqual(52)
  expect(drawn?.turns.map(i => drawn.points[i]?.close)).toContain(60)
})
