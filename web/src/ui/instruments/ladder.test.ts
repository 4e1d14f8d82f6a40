import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ladderLayout, roundStep } from './Ladder.tsx'

const options = { heightPx: 540, gapPx: 40, lit: null }
const price = fc.double({ min: 1e-8, max: 1e6, noNaN: true })
const levels = fc.array(price, { minLength: 1, maxLength: 9 })

describe('the ladder of levels', () => {
  it('keeps true proportion where there is room', () => {
    const { rowsPx, trueRowsPx } = ladderLayout([400, 300, 100], options)
    expect(rowsPx).toEqual([30, 190, 510])
    expect(rowsPx).toEqual(trueRowsPx)
  })

  it('moves rows that would collide just far enough apart, and remembers where they belong', () => {
    const { rowsPx, trueRowsPx } = ladderLayout([500, 250, 249, 0], options)
    expect(rowsPx[2]! - rowsPx[1]!).toBeCloseTo(40)
    expect(trueRowsPx[2]! - trueRowsPx[1]!).toBeLessThan(1)
    expect((rowsPx[1]! + rowsPx[2]!) / 2).toBeCloseTo((trueRowsPx[1]! + trueRowsPx[2]!) / 2)
  })

  it('leaves the row of the moment where it truly is, and moves the others around it', () => {
    const { rowsPx, trueRowsPx } = ladderLayout([500, 252, 250, 249, 0], { ...options, fixed: 2 })
    expect(Math.abs(rowsPx[2]! - trueRowsPx[2]!)).toBeLessThan(0.5)
    expect([rowsPx[2]! - rowsPx[1]!, rowsPx[3]! - rowsPx[2]!].map(Math.round)).toEqual([40, 40])
  })

  it('never lets rows come closer than 40 px nor leave the drawing', () =>
    fc.assert(
      fc.property(levels, prices => {
        const { rowsPx, heightPx } = ladderLayout(prices, options)
        const sorted = rowsPx.toSorted((a, b) => a - b)
        sorted.slice(1).forEach((y, index) => {
          expect(y - sorted[index]!).toBeGreaterThanOrEqual(40 - 1e-6)
        })
        expect(sorted[0]).toBeGreaterThanOrEqual(30 - 1e-6)
        expect(sorted.at(-1)).toBeLessThanOrEqual(heightPx - 30 + 1e-6)
      }),
    ))

  it('always puts the higher price higher', () =>
    fc.assert(
      fc.property(levels, prices => {
        const { rowsPx } = ladderLayout(prices, options)
        prices.forEach((mine, i) => {
          prices.forEach((other, j) => {
            if (mine > other) expect(rowsPx[i]).toBeLessThan(rowsPx[j]!)
          })
        })
      }),
    ))

  it('spreads levels that are all the same around the middle, without a scale', () => {
    const { rowsPx, ticks } = ladderLayout([7, 7, 7], options)
    expect(rowsPx).toEqual([230, 270, 310])
    expect(ticks).toEqual([])
  })

  it('grows when there are more rows than its height can hold', () =>
    expect(ladderLayout([1, 2, 3, 4, 5], { ...options, heightPx: 100 }).heightPx).toBe(220))

  it('lights the marks between two levels, and only those', () => {
    const { ticks } = ladderLayout([110_000, 100_000], { ...options, lit: [104_000, 105_000] })
    const lit = ticks.filter(tick => tick.lit)
    expect(lit.length).toBeGreaterThan(5)
    expect(lit.length).toBeLessThan(ticks.length / 5)
  })

  it('draws marks close together but never merging', () =>
    fc.assert(
      fc.property(price, fc.double({ min: 1.001, max: 3, noNaN: true }), (low, factor) => {
        const { ticks } = ladderLayout([low * factor, low], options)
        expect(ticks.length).toBeGreaterThan(40)
        expect(ticks.length).toBeLessThanOrEqual(121)
      }),
    ))
})

it.each([
  [91.7, 100],
  [0.00013, 0.0002],
  [3, 5],
  [5, 5],
  [7, 10],
])('a mark at least every %d stands at multiples of %d', (least, step) => expect(roundStep(least)).toBeCloseTo(step, 8))
