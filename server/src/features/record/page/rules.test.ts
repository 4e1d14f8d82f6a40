import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RangeSum } from '../rollups/sums.ts'
import { clusteredError, coinRecord, horizonRecords, totalRecord, weekRecords } from './rules.ts'

const zeros = new Array<number>(24).fill(0)
const row = (more: Partial<RangeSum>): RangeSum => ({
  ...{ kind: 'live', symbol: '', what: '1day', day: '2026-11-09', graded: 100, below: 10, above: 10, unknown: 0 },
  ...{
    error: 1,
    unchangedError: 1,
    sideSaid: 0,
    sideRight: 0,
    loss: 1,
    constantLoss: 2,
    hours: zeros,
    missedHours: zeros,
  },
  ...more,
})

describe('the error of a rate', () => {
  const day = fc.record({ graded: fc.integer({ min: 1, max: 500 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  const days = fc.array(day, { minLength: 3, maxLength: 60 })
  const misses = (list: { graded: number; share: number }[]) =>
    list.map(({ graded, share }) => ({ graded, misses: Math.round(share * graded) }))

  it('is clustered by day: it does not shrink with more coins', () =>
    fc.assert(
      fc.property(days, fc.integer({ min: 2, max: 50 }), (list, coins) => {
        const one = misses(list)
        const many = one.map(({ graded, misses: count }) => ({ graded: graded * coins, misses: count * coins }))
        expect(clusteredError(many)).toBeCloseTo(clusteredError(one) ?? Number.NaN, 9)
      }),
    ))

  it('is none where all days are alike, and unknown with fewer than three', () => {
    expect(clusteredError([1, 2, 3].map(() => ({ graded: 10, misses: 2 })))).toBe(0)
    expect(clusteredError([{ graded: 900, misses: 100 }])).toBeNull()
  })

  it('equals the binomial error where days are single tosses', () => {
    const tosses = Array.from({ length: 400 }, (_, i) => ({ graded: 1, misses: i % 5 === 0 ? 1 : 0 }))
    expect(clusteredError(tosses)).toBeCloseTo(1.96 * Math.sqrt((0.2 * 0.8) / 400), 3)
  })
})

describe('the usual span of a rate', () => {
  const days = (misses: readonly number[]) =>
    misses.map((below, i) => row({ day: `2026-10-${String(i + 1).padStart(2, '0')}`, graded: 100, below, above: 0 }))

  it('lies around what is promised, as far as the luck of the days reaches', () => {
    const [record] = horizonRecords(days(Array.from({ length: 30 }, (_, i) => (i % 2 ? 5 : 41))))
    const error = record?.errorRatio ?? 0
    expect(error).toBeGreaterThan(0.03)
    expect(record?.usual).toEqual({ lowRatio: 0.8 - error, highRatio: 0.8 + error })
  })

  it('says on how many days it stands, which may be fewer than were asked for', () => {
    const rows = days([20, 20, 20])
    const unknown = row({ day: '2026-10-09', graded: 0, below: 0, above: 0, unknown: 100 })
    expect(horizonRecords([...rows, unknown])[0]?.days).toBe(3)
    expect(totalRecord([...rows, unknown]).total?.days).toBe(3)
  })

  it('stays between nothing and everything, and is not said of two days', () => {
    expect(horizonRecords(days([100, 0, 0, 100]))[0]?.usual).toMatchObject({ highRatio: 1 })
    expect(horizonRecords(days([20, 20]))[0]?.usual).toBeNull()
  })
})

describe('live and replayed', () => {
  it('never share a number: live from thirty results on, before that replayed, else nothing', () => {
    const replayed = row({ kind: 'replayed', graded: 1000, below: 500 })
    expect(horizonRecords([replayed, row({ graded: 29, below: 1, above: 0 })])).toMatchObject([
      { kind: 'replayed', graded: 1000, belowRatio: 0.5 },
    ])
    expect(horizonRecords([replayed, row({ graded: 30, below: 3, above: 0 })])).toMatchObject([
      { kind: 'live', graded: 30, belowRatio: 0.1, insideRatio: 0.9, skillRatio: 0.5 },
    ])
    expect(horizonRecords([row({ graded: 29 })])).toEqual([])
    expect(coinRecord([{ kind: 'live', what: '1day', graded: 29, missed: 1, days: 2 }])).toEqual({})
  })

  it('have weeks of their own, from Monday on', () => {
    const days = ['2026-11-08', '2026-11-09', '2026-11-15'].map(day => row({ day }))
    const weeks = weekRecords([...days, row({ day: '2026-11-09', kind: 'replayed' })])
    expect(weeks.map(({ startsOn, kind, graded }) => [startsOn, kind, graded])).toEqual([
      ['2026-11-02', 'live', 100],
      ['2026-11-09', 'live', 200],
      ['2026-11-09', 'replayed', 100],
    ])
  })

  it('flag a week only where its error excludes luck', () => {
    const week = (misses: number[]) => misses.map((below, i) => row({ day: `2026-11-${10 + i}`, below, above: 0 }))
    expect(weekRecords(week([30, 31, 29, 30]))[0]).toMatchObject({ isOff: true })
    expect(weekRecords(week([2, 60, 5, 53]))[0]).toMatchObject({ isOff: false })
  })
})
