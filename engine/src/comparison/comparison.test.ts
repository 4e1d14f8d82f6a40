import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correlationOf, dailySwing, pearson, sinceStart, stepsOf } from './comparison.ts'

const usd = fc.double({ min: 0.01, max: 1e5, noNaN: true })
const closes = fc.array(fc.oneof({ weight: 9, arbitrary: usd }, fc.constant(null)), { minLength: 2, maxLength: 120 })
const whole = fc.array(usd, { minLength: 40, maxLength: 120 })

describe('pearson', () => {
  // Anscombe, F. J. (1973), Graphs in Statistical Analysis, The American Statistician 27: r = 0.8165 in all four sets.
  it.each([
    [
      [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5],
      [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68],
    ],
    [
      [8, 8, 8, 8, 8, 8, 8, 19, 8, 8, 8],
      [6.58, 5.76, 7.71, 8.84, 8.47, 7.04, 5.25, 12.5, 5.56, 7.91, 6.89],
    ],
  ])('is what was published of Anscombe’s sets', (xs, ys) => {
    expect(pearson(xs.map((x, place) => [x, ys[place] ?? Number.NaN]))).toBeCloseTo(0.8165, 3)
  })
})

describe('coins side by side', () => {
  it('every line starts at zero where its coin starts, and ends at the whole change', () =>
    fc.assert(
      fc.property(closes, some => {
        const line = sinceStart(some)
        expect(line.map(value => value === null)).toEqual(some.map(close => close === null))
        const known = some.flatMap(close => close ?? [])
        if (known.length === 0) return
        expect(line.find(value => value !== null)).toBe(0)
        const ends = [known[0] ?? Number.NaN, known.at(-1) ?? Number.NaN] as const
        expect(line.findLast(value => value !== null)).toBeCloseTo(ends[1] / ends[0] - 1)
      }),
    ))

  it('a likeness lies between -1 and 1, is the same either way round, and 1 with itself', () =>
    fc.assert(
      fc.property(whole, whole, (one, other) => {
        const both = [correlationOf(one, other), correlationOf(other, one)]
        if (both[0] === null || both[1] === null) expect(both).toEqual([null, null])
        else {
          expect(both[0]).toBeCloseTo(both[1] ?? Number.NaN, 9)
          expect(Math.abs(both[0] ?? Number.NaN)).toBeLessThanOrEqual(1)
        }
        expect(correlationOf(one, one) ?? 1).toBeCloseTo(1, 6)
      }),
    ))

  it('a coin counted in other units is the same coin', () =>
    fc.assert(
      fc.property(whole, whole, fc.double({ min: 0.1, max: 10, noNaN: true }), (one, other, times) => {
        const scaled = one.map(close => close * times)
        const [before, after] = [correlationOf(one, other), correlationOf(scaled, other)]
        if (before !== null && after !== null) expect(after).toBeCloseTo(before, 6)
        expect(dailySwing(scaled) ?? 0).toBeCloseTo(dailySwing(one) ?? 0, 6)
      }),
    ))

  it('four of five days stay within the swing, and one of five goes as far', () =>
    fc.assert(
      fc.property(whole, some => {
        const swing = dailySwing(some) ?? Number.NaN
        const sizes = stepsOf(some).flatMap(step => (step === null ? [] : [Math.abs(step)]))
        expect(sizes.filter(size => size <= swing).length).toBeGreaterThanOrEqual(0.8 * sizes.length)
        expect(sizes.filter(size => size >= swing).length).toBeGreaterThan(0.2 * sizes.length - 1)
      }),
    ))

  it('says nothing of too few days, of a coin that never moved, or of days that only one has', () => {
    const days = Array.from({ length: 60 }, (_, day) => 100 + Math.sin(day))
    expect([dailySwing(days.slice(0, 20)), correlationOf(days.slice(0, 30), days.slice(0, 30))]).toEqual([null, null])
    expect(correlationOf(days, Array<number>(60).fill(1))).toBeNull()
    expect(
      correlationOf(
        days,
        days.map((close, day) => (day % 2 ? close : null)),
      ),
    ).toBeNull()
  })
})
