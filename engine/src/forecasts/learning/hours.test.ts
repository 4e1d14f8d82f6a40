import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HourState, hourFactor, hourStep, learnHour, outcomeScore, startHours } from './hours.ts'

const noon = Date.UTC(2025, 6, 16, 12, 30)
const scores = fc.array(fc.double({ min: 0, max: 0.95, noNaN: true }), { minLength: 1, maxLength: 60 })

describe('the hours', () => {
  it('are updated online as far as in one batch', () => {
    fc.assert(
      fc.property(scores, given => {
        let [level, graded, scoreSum] = [0, 0, 0]
        for (const score of given) {
          level += hourStep({ graded, scoreSum }, score)
          graded++
          scoreSum += score
        }
        const known = given.reduce<HourState>(
          (state, score) => learnHour(state, { horizon: '1hour', issuedMs: noon, score, share: 1 / given.length }),
          startHours,
        )
        expect(level).toBeCloseTo(known['1hour'][12], 12)
        expect(Math.abs(level)).toBeLessThanOrEqual(0.015)
      }),
    )
  })

  it('touch their own horizon and hour alone, and leave the mean width as it was', () => {
    const state = learnHour(startHours, { horizon: '4hour', issuedMs: noon, score: 0.9, share: 1 })
    expect(state).toEqual({ ...startHours, '4hour': startHours['4hour'].with(12, 0.03 * 0.4) })
    const factors = Array.from({ length: 24 }, (_, hour) => hourFactor(state['4hour'], hour * 3_600_000))
    expect(factors.reduce((sum, factor) => sum + Math.log(factor), 0)).toBeCloseTo(0, 12)
    expect(hourFactor(state['4hour'], noon)).toBeGreaterThan(1)
  })

  it('are clamped to a third', () => {
    const wild = startHours['15min'].with(3, 9)
    expect(Math.log(hourFactor(wild, 3 * 3_600_000))).toBeCloseTo(0.3, 12)
  })
})

it('an outcome scores by how far out it fell, the same on both sides', () => {
  const score = (actualUsd: number) => outcomeScore({ horizon: '1hour', priceUsd: 100, halfWidth: 0.02, actualUsd })
  expect(score(100)).toBe(0)
  expect(score(100 * Math.exp(0.02)), 'at the end of the range').toBeCloseTo(0.8, 12)
  expect(score(100 * Math.exp(-0.013))).toBeCloseTo(score(100 * Math.exp(0.013)), 12)
  expect(score(200)).toBe(0.95)
})
