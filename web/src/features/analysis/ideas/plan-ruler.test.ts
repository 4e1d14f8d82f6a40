import fc from 'fast-check'
import { expect, it } from 'vitest'
import { labelPlaces, rulerPlaces } from './plan-ruler.ts'

const price = fc.double({ min: 1e-8, max: 1e6, noNaN: true })

it('puts every price at its true place, with room at both ends', () => {
  const place = rulerPlaces([100, 98, 104, 99])
  expect([98, 100, 104].map(place)).toEqual([8.33, 36.11, 91.67])
})

it('never leaves the ruler, whatever the prices', () =>
  fc.assert(
    fc.property(price, price, price, price, (...prices) => {
      const place = rulerPlaces(prices)
      for (const each of prices.map(place)) {
        expect(each).toBeGreaterThanOrEqual(0)
        expect(each).toBeLessThanOrEqual(100)
      }
    }),
  ))

it('keeps labels apart and in their order, and leaves those that have room where they belong', () => {
  expect(labelPlaces([17, 45, 88])).toEqual([17, 45, 88])
  expect(labelPlaces([26, 61, 74], true), 'a desk has room for true places').toEqual([26, 61, 74])
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 3, maxLength: 3 }), places => {
      const sorted = places.toSorted((a, b) => a - b)
      const labels = labelPlaces(sorted)
      labels.slice(1).forEach((label, index) => {
        expect(label - (labels[index] ?? 0)).toBeGreaterThanOrEqual(27 - 1e-9)
      })
      expect(labels[0]).toBeGreaterThanOrEqual(12 - 1e-9)
      expect(labels[2]).toBeLessThanOrEqual(88 + 1e-9)
    }),
  )
})
