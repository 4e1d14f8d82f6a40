import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveAgainstUsual, placePercent, sharedScale, strengthBars } from './shared-scale.ts'

const price = fc.double({ min: 1e-8, max: 1e6, noNaN: true })
const forecast = fc
  .tuple(price, price, price)
  .map(prices => prices.toSorted((a, b) => a - b))
  .map(([low80Usd = 0, medianUsd = 0, high80Usd = 0]) => ({ low80Usd, medianUsd, high80Usd }))

describe('the scale of four cards', () => {
  it('holds every range, every prediction and the price, in their order', () => {
    fc.assert(
      fc.property(fc.array(forecast, { minLength: 1, maxLength: 4 }), price, (forecasts, priceUsd) => {
        const scale = sharedScale(forecasts, priceUsd)
        for (const { low80Usd, medianUsd, high80Usd } of forecasts) {
          const places = [low80Usd, medianUsd, high80Usd].map(each => placePercent(scale, each))
          expect(places).toEqual(places.toSorted((a, b) => a - b))
          for (const place of [...places, placePercent(scale, priceUsd)]) {
            expect(place).toBeGreaterThanOrEqual(0)
            expect(place).toBeLessThanOrEqual(100)
          }
        }
      }),
    )
  })

  it('draws a range twice as wide as another twice as wide', () => {
    const narrow = { low80Usd: 95, medianUsd: 100, high80Usd: 105 }
    const wide = { low80Usd: 90, medianUsd: 100, high80Usd: 110 }
    const scale = sharedScale([narrow, wide], 100)
    const widthOf = ({ low80Usd, high80Usd }: typeof wide) =>
      placePercent(scale, high80Usd) - placePercent(scale, low80Usd)
    expect(widthOf(wide)).toBeCloseTo(2 * widthOf(narrow), 1)
  })
})

it.each([
  [0.004, 1],
  [0.05, 1],
  [0.0501, 2],
  [0.1, 2],
  [0.149, 3],
  [0.2, 4],
  [0.9, 4],
])('a likely range as wide as %f of the price lights %i bars', (widthRatio, bars) => {
  const range = { low80Usd: 30 * (1 - widthRatio / 3), high80Usd: 30 * (1 + (2 * widthRatio) / 3) }
  expect(strengthBars(range, 30)).toBe(bars)
})

it('calls a move larger or smaller than usual only when it is', () => {
  expect([null, 1.3, 1.05, 0.95, 0.7].map(moveAgainstUsual)).toEqual([null, 'larger', 'usual', 'usual', 'smaller'])
})
