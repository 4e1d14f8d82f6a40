import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekAhead } from './week-ahead.ts'

/** Days whose log moves are drawn by a seed. */
function walk(seed: number, days: number): number[] {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  const closes = [100]
  while (closes.length < days) {
    const move = Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())
    closes.push((closes.at(-1) ?? 100) * Math.exp(0.03 * move))
  }
  return closes
}
const seeds = fc.integer({ min: 1, max: 1e9 })

describe('a week ahead', () => {
  it('holds about four times in five on days that are drawn by chance', () => {
    const all = Array.from({ length: 60 }, (_, i) => weekAhead(walk(7919 * (i + 1), 1000)))
    const sum = (part: 'weeks' | 'held') => all.reduce((total, one) => total + (one?.[part] ?? 0), 0)
    expect(sum('weeks')).toBe(60 * 52)
    expect(sum('held') / sum('weeks')).toBeGreaterThan(0.76)
    expect(sum('held') / sum('weeks')).toBeLessThan(0.84)
  })

  it('does not depend on the unit of a price, and says nothing of a coin too young', () =>
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: 0, max: 900 }),
        fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
        (seed, days, unit) => {
          const closes = walk(seed, days)
          const said = weekAhead(closes)
          expect(said === undefined).toBe(days < 181)
          const scaled = weekAhead(closes.map(close => close * unit))
          expect(scaled?.halfWidth ?? 0).toBeCloseTo(said?.halfWidth ?? 0, 9)
          if (said) expect(said.held).toBeLessThanOrEqual(said.weeks)
        },
      ),
      { numRuns: 60 },
    ))

  it('takes the weeks that ended within the last year, each beginning a day after the one before', () => {
    const growing = Array.from({ length: 800 }, (_, i) => Math.exp(i ** 2 / 1e6))
    // A week from day i moves (14 i + 49) millionths; four in five of the 359 weeks from day 434 on move less than this.
    expect(weekAhead(growing)?.halfWidth).toBeCloseTo((14 * (434 + 0.8 * 358) + 49) / 1e6, 9)
    expect(weekAhead(growing), 'each week went further than any before').toMatchObject({ weeks: 52, held: 0 })
    const shrinking = Array.from({ length: 800 }, (_, i) => Math.exp((1000 - i) ** 2 / 1e6))
    expect(weekAhead(shrinking)?.halfWidth).toBeCloseTo((14 * (1000 - 434 - 0.2 * 358) - 49) / 1e6, 9)
    expect(weekAhead(shrinking), 'each week went less far than all before').toMatchObject({ weeks: 52, held: 52 })
  })

  it('counts as many weeks of a young coin as had half a year before them', () => {
    const days = (length: number) => Array.from({ length }, (_, i) => Math.exp((1000 - i) ** 2 / 1e6))
    expect(weekAhead(days(180))).toBeUndefined()
    expect([181, 187, 188, 194, 195, 366].map(count => weekAhead(days(count))?.weeks)).toEqual([0, 0, 1, 1, 2, 26])
    expect(weekAhead(days(366))?.held).toBe(26)
  })

  it('judges each week by the days before it: a last week of its own changes that one alone', () =>
    fc.assert(
      fc.property(seeds, seed => {
        const closes = walk(seed, 700)
        const calm = weekAhead([...closes, ...Array.from({ length: 7 }, () => closes.at(-1) ?? 1)])
        const wild = weekAhead([...closes, ...Array.from({ length: 7 }, (_, i) => (closes.at(-1) ?? 1) * 3 ** (i + 1))])
        expect((calm?.held ?? 0) - (wild?.held ?? 0)).toBe(1)
      }),
      { numRuns: 30 },
    ))
})
