import { HOUR_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMultiplier, followPooled, nextMissLevel, startPooled } from './pooled.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const level = fc.double({ min: -0.6, max: 0.6, noNaN: true })

describe('the pooled level of misses', () => {
  it('stays neutral when one in five misses', () => {
    expect(nextMissLevel(0, { missedShare: 0.2, spacingMs: HOUR_MS })).toBe(0)
  })

  it('widens with misses, and the more the more there are', () => {
    fc.assert(
      fc.property(level, share, share, (before, a, b) => {
        const after = (missedShare: number) => nextMissLevel(before, { missedShare, spacingMs: HOUR_MS })
        expect(after(Math.max(a, b))).toBeGreaterThanOrEqual(after(Math.min(a, b)))
      }),
    )
  })

  it('is bounded by always and never missing, and decays in sixty days', () => {
    fc.assert(
      fc.property(level, fc.array(share, { maxLength: 50 }), (before, shares) => {
        const after = shares.reduce(
          (sum, missedShare) => nextMissLevel(sum, { missedShare, spacingMs: HOUR_MS }),
          before,
        )
        expect(after).toBeLessThanOrEqual(Math.max(before, 1.152))
        expect(after).toBeGreaterThanOrEqual(Math.min(before, -0.288))
        expect(nextMissLevel(after, { missedShare: 1, spacingMs: 1440 * HOUR_MS })).toBeCloseTo(0, 15)
      }),
    )
  })

  it('takes one large step after a gap, not more than the largest', () => {
    expect(nextMissLevel(0, { missedShare: 1, spacingMs: 10 * HOUR_MS })).toBeCloseTo(0.01 * 0.8 * (1 - 10 / 1440), 12)
    expect(nextMissLevel(0, { missedShare: 1, spacingMs: 100 * HOUR_MS })).toBeCloseTo(
      0.02 * 0.8 * (1 - 100 / 1440),
      12,
    )
  })
})

it('multiplies a day by 0.6 to 1.7, and by nothing before anything was learnt', () => {
  expect(dayMultiplier(0, startPooled)).toBe(1)
  fc.assert(
    fc.property(level, level, level, (own, missLevel, fourHourLevel) => {
      const found = dayMultiplier(own, { missLevel, fourHourLevel })
      expect(found).toBeGreaterThanOrEqual(0.6)
      expect(found).toBeLessThanOrEqual(1.7)
    }),
  )
})

it('looks up a stored path: the newest pair at or before a moment, nothing before the first', () => {
  const pair = (hour: number) => ({ atMs: hour * HOUR_MS, missLevel: hour / 100, fourHourLevel: 0 })
  const follow = followPooled([pair(5), pair(10), pair(15)])
  expect(follow(4 * HOUR_MS)).toEqual(startPooled)
  expect(follow(10 * HOUR_MS - 1)).toEqual(pair(5))
  expect(follow(10 * HOUR_MS)).toEqual(pair(10))
  expect(follow(99 * HOUR_MS)).toEqual(pair(15))
})
