import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnCount } from '../../../ui/instruments/dots.ts'
import { countBelow, dotsOf, edgeAfter, edgeNear, firstPrice, measuredAs, priceAt } from './DotPlot.tsx'

const price = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
/** Any fifty ends, with a range that is rounded as a market rounds it. */
const forecast = fc
  .tuple(price, fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true }), { minLength: 50, maxLength: 50 }))
  .map(([usd, moves]) => {
    const endsUsd = moves.toSorted((a, b) => a - b).map((move, place) => usd * (1 + move + (place - 25) * 1e-4))
    const [low80Usd = 0, high80Usd = 0] = [
      ((endsUsd[4] ?? 0) + (endsUsd[5] ?? 0)) / 2,
      ((endsUsd[44] ?? 0) + (endsUsd[45] ?? 0)) / 2,
    ]
    return { endsUsd, low80Usd: low80Usd * 1.00001, high80Usd: high80Usd * 0.99999 }
  })
  .filter(({ low80Usd, high80Usd }) => high80Usd > low80Usd)

describe('fifty dots', () => {
  it('forty stand inside the range, five below and five above, whatever the ends; none stands on another', () =>
    fc.assert(
      fc.property(forecast, one => {
        const dots = dotsOf(one)
        expect(dots.filter(({ isInside }) => isInside)).toHaveLength(40)
        expect(dots.filter(({ column, isInside }) => isInside !== (column >= 5 && column < 15))).toEqual([])
        expect([countBelow(dots, 0), countBelow(dots, 5), countBelow(dots, 15), countBelow(dots, 20)]).toEqual([
          0, 5, 45, 50,
        ])
        expect(new Set(dots.map(({ column, row }) => `${column} ${row}`)).size).toBe(50)
      }),
    ))

  it('the count never falls as the grip goes up', () =>
    fc.assert(
      fc.property(forecast, one => {
        const dots = dotsOf(one)
        const counts = Array.from({ length: columnCount + 1 }, (_, edge) => countBelow(dots, edge))
        expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      }),
    ))
})

describe('the grip', () => {
  const range = { low80Usd: 100, high80Usd: 110 }

  it('stands between columns only: at the nearest edge, and at an end where the price is beyond the plot', () => {
    expect([5, 6, 15].map(edge => priceAt(range, edge))).toEqual([100, 101, 110])
    expect([104.4, 104.6, 20, 900].map(usd => edgeNear(range, usd))).toEqual([9, 10, 0, 20])
    fc.assert(fc.property(fc.integer({ min: 0, max: 20 }), edge => edgeNear(range, priceAt(range, edge)) === edge))
  })

  it('begins at the condition of the plan inside the range, else at the price of now', () => {
    expect([104, 99, undefined].map(condition => firstPrice(range, condition, 105))).toEqual([104, 105, 105])
  })

  it.each([
    ['ArrowLeft', 9],
    ['ArrowUp', 11],
    ['PageUp', 15],
    ['PageDown', 5],
    ['Home', 0],
    ['End', 20],
    ['Tab', null],
  ])('%s takes it from 10 to %s', (key, edge) => expect(edgeAfter(key, 10)).toBe(edge))

  it('stays on the plot', () => expect([edgeAfter('ArrowRight', 20), edgeAfter('PageDown', 2)]).toEqual([20, 0]))
})

it('a range is called narrow or wide only where luck of its days does not explain it', () => {
  const of = (heldRatio: number, days: number) => measuredAs({ kind: 'live', graded: 4_500, heldRatio, days })
  expect([of(0.79, 90), of(0.7, 90), of(0.9, 90), of(0.7, 10)]).toEqual(['kept', 'narrow', 'wide', 'kept'])
})
