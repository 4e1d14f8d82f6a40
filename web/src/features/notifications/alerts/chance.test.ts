import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { waitingAlert } from '../../../testing/alert.ts'
import { chanceOf } from './chance.ts'

const noon = Date.parse('2026-11-15T12:00:00Z')
const range = { lowUsd: 97_000, highUsd: 103_000 }
const measured = { ...waitingAlert, range }
const ratio = (more: Partial<typeof measured>, nowUsd = 100_000) =>
  chanceOf({ ...measured, ...more }, nowUsd, 1, noon)?.ratio

describe('the chance of an alert', () => {
  it('falls with distance and rises with the time it may wait', () => {
    const price = fc.double({ min: 100_100, max: 130_000, noNaN: true })
    fc.assert(
      fc.property(price, price, (a, b) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)]
        expect(ratio({ target: far })).toBeLessThanOrEqual(ratio({ target: near }) ?? Number.NaN)
        expect(ratio({ target: far, endsAt: '2026-11-22T12:00:00Z' })).toBeGreaterThanOrEqual(
          ratio({ target: far, endsAt: '2026-11-16T12:00:00Z' }) ?? Number.NaN,
        )
      }),
    )
  })

  it('is that of a close where a close is waited for, in the currency it is waited for in', () => {
    expect(ratio({ kind: 'close', way: 'up', target: 102_000 })).toBeLessThan(
      ratio({ kind: 'above', target: 102_000 }) ?? Number.NaN,
    )
    const lira = { ...measured, currency: 'TRY' as const, target: 102_000 * 40 }
    expect(chanceOf(lira, 100_000, 40, noon)?.ratio).toBeCloseTo(ratio({ target: 102_000 }) ?? Number.NaN, 12)
  })

  it('of leaving the range is that of either end in what is left of the day', () => {
    const leaves = chanceOf({ ...measured, kind: 'range' }, 100_000, 1, noon)
    const late = chanceOf({ ...measured, kind: 'range' }, 100_000, 1, noon + 11 * 3_600_000)
    expect(leaves?.within).toBe('today')
    expect(leaves?.ratio).toBeGreaterThan(late?.ratio ?? Number.NaN)
    expect(late?.ratio).toBeGreaterThan(0)
  })

  it('is not said without a range, nor of what has come about', () => {
    expect(chanceOf(waitingAlert, 100_000, 1, noon)).toBeNull()
    expect(ratio({ target: 99_000 }), 'passed on its way to ringing').toBeUndefined()
    expect(ratio({ kind: 'range' }, 104_000)).toBeUndefined()
  })
})
