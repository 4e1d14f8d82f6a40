import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { againstUsual, levelLabel, placePercent, sharedScale, strengthBars } from './shared-scale.ts'

const price = fc.double({ min: 1e-8, max: 1e6, noNaN: true })
const half = fc.double({ min: 1e-4, max: 0.99, noNaN: true })

describe('the scale of four rows', () => {
  it('holds every range with the price in its middle, and ends at a round share of it', () => {
    fc.assert(
      fc.property(price, fc.array(half, { minLength: 1, maxLength: 4 }), (priceUsd, halves) => {
        const ranges = halves.map(each => ({ low80Usd: priceUsd * (1 - each), high80Usd: priceUsd * (1 + each) }))
        const scale = sharedScale(ranges, priceUsd)
        expect(placePercent(scale, priceUsd)).toBe(50)
        for (const { low80Usd, high80Usd } of ranges) {
          expect(low80Usd).toBeGreaterThanOrEqual(scale.lowUsd * (1 - 1e-9))
          expect(high80Usd).toBeLessThanOrEqual(scale.highUsd * (1 + 1e-9))
        }
      }),
    )
  })

  it.each([
    [0.011, 0.02],
    [0.0539, 0.06],
    [0.13, 0.16],
    [0.95, 1],
  ])('that reaches %f away ends at %f', (furthest, halfRatio) =>
    expect(sharedScale([{ low80Usd: 100 * (1 - furthest), high80Usd: 101 }], 100).halfRatio).toBe(halfRatio),
  )

  it('draws a range twice as wide as another twice as wide', () => {
    const [narrow, wide] = [
      { low80Usd: 95, high80Usd: 105 },
      { low80Usd: 90, high80Usd: 110 },
    ]
    const scale = sharedScale([narrow, wide], 100)
    const widthOf = ({ low80Usd, high80Usd }: typeof wide) =>
      placePercent(scale, high80Usd) - placePercent(scale, low80Usd)
    expect(widthOf(wide)).toBeCloseTo(2 * widthOf(narrow), 1)
  })

  it('names a level on its axis only where the words beside it leave room', () => {
    const scale = { lowUsd: 94, highUsd: 106, halfRatio: 0.06 }
    expect([100.5, 101.5, 102.5, 104.2, 105.9, 107].map(usd => levelLabel(scale, usd, 100))).toEqual([
      'none',
      'name',
      'whole',
      'name',
      'none',
      'none',
    ])
    expect(
      [101, 102.5, 104.2].map(usd => levelLabel(scale, usd, 101)),
      'the word that moves is the one of now',
    ).toEqual(['none', 'name', 'name'])
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

it('a move is called larger or smaller than usual from a fifth on, as much up as down', () => {
  expect([0.3, 0.79, 0.8, 1, 1.25, 1.26, 4].map(againstUsual)).toEqual([
    ...['less', 'less', 'usual', 'usual', 'usual', 'more', 'more'],
  ])
})
