import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heightsOf, type ReportDay, seriesOf, shareOf } from './series.ts'

const day = (name: string, signUps: number): ReportDay => ({
  day: name,
  guests: 0,
  signUps,
  activePeople: 0,
  analyses: 0,
  creditsSold: 0,
  creditsUsed: 0,
  revenueUsd: 0,
  requests: 0,
  failures: 0,
})

describe('a measure over days', () => {
  it('knows its sum, its last day and its best one', () => {
    const days = [day('2026-11-13', 2), day('2026-11-14', 7), day('2026-11-15', 1)]
    expect(seriesOf(days, 'signUps')).toEqual({
      values: [2, 7, 1],
      total: 10,
      latest: 1,
      peak: { value: 7, day: '2026-11-14' },
    })
  })

  it('is nothing without days', () => expect(seriesOf([], 'signUps')).toBeNull())
})

describe('bars', () => {
  it('stay between nothing and full, keep their order, and the largest is full', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 1000 }), { minLength: 1 }), values => {
        const heights = heightsOf(values)
        expect(heights.every(height => height >= 0 && height <= 1)).toBe(true)
        if (values.some(value => value > 0)) expect(Math.max(...heights)).toBe(1)
        for (const [i, value] of values.entries())
          expect((heights[i] ?? 0) <= (heights[0] ?? 0) || value > (values[0] ?? 0)).toBe(true)
      }),
    ))

  it('are flat when nothing happened', () => expect(heightsOf([0, 0])).toEqual([0, 0]))
})

it('a share of nothing is not known', () => {
  expect(shareOf(3, 0)).toBeNull()
  expect(shareOf(1, 4)).toBe(0.25)
})
