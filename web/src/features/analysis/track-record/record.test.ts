import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { againstPromise, chanceVerdict, type Graded, placesOf, skillOf, type TrackRecord, verdictOf } from './record.ts'

it.each([
  [0.83, 0.01, 'wide'],
  [0.83, 0.04, 'kept'],
  [0.785, null, 'kept'],
  [0.76, 0.03, 'narrow'],
])('a range that held %f of the time, give or take %f, is %s', (insideRatio, errorRatio, expected) =>
  expect(againstPromise({ insideRatio, errorRatio })).toBe(expected),
)

it.each([
  [0.02, 'better'],
  [-0.02, 'worse'],
  [0.001, 'same'],
])('a skill of %f is %s', (byRatio, kind) => expect(skillOf(byRatio).kind).toBe(kind))

describe('the chances', () => {
  const point = (statedRatio: number, happenedRatio: number) =>
    ({ of: 'touch', kind: 'live', statedRatio, happenedRatio, graded: 100 }) as const

  it('are kept while every point lies inside the band that is drawn', () =>
    expect(chanceVerdict([point(0.2, 0.23), point(0.8, 0.75)])).toMatchObject({ kind: 'kept' }))

  it('are judged by the point that is furthest off', () => {
    expect(chanceVerdict([point(0.8, 0.78), point(0.9, 0.82)])).toMatchObject({ kind: 'tooSure', statedRatio: 0.9 })
    expect(chanceVerdict([point(0.4, 0.55)])).toMatchObject({ kind: 'tooCareful' })
    expect(chanceVerdict([])).toEqual({ kind: 'tooFew' })
  })
})

describe('the verdict', () => {
  const horizon = (directionRatio: number | null, graded = 100) =>
    ({ directionRatio, graded, insideRatio: 0.8, errorRatio: 0.01 }) as TrackRecord['horizons'][number]
  const plan = (graded: number, meanRatio: number, errorRatio: number | null) =>
    ({ graded, meanRatio, errorRatio }) as TrackRecord['plans'][number]

  it('weighs plans by their number, and calls a gain or a loss only what is more than its error', () => {
    const of = (...plans: TrackRecord['plans']) => verdictOf({ horizons: [], plans }).plans
    expect(of(plan(30, -0.002, 0.0005), plan(10, 0.002, 0.0005))).toEqual({
      kind: 'lost',
      byRatio: expect.closeTo(0.001, 12),
    })
    expect(of(plan(30, 0.002, 0.0005))).toEqual({ kind: 'won', byRatio: 0.002 })
    expect(of(plan(30, -0.002, 0.003))).toEqual({ kind: 'even' })
    expect(of(plan(0, 0, null), plan(5, -0.1, null)), 'few days say nothing').toBeNull()
  })

  it('claims a direction only where it was more than a coin toss', () => {
    expect(verdictOf({ plans: [], horizons: [horizon(0.52), horizon(null)] }).directionRatio).toBeNull()
    expect(verdictOf({ plans: [], horizons: [horizon(0.55)] }).directionRatio).toBe(0.55)
  })
})

it('places a result on its line, a miss outside the range', () => {
  const price = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(price, price, price, (first, second, actualUsd) => {
      const [lowUsd, highUsd] = [Math.min(first, second), Math.max(first, second)]
      const graded = { lowUsd, highUsd, medianUsd: lowUsd, actualUsd } as Graded
      const { lowPercent, widthPercent, actualPercent } = placesOf(graded)
      for (const place of [lowPercent, lowPercent + widthPercent, actualPercent]) {
        expect(place).toBeGreaterThanOrEqual(-1e-9)
        expect(place).toBeLessThanOrEqual(100 + 1e-9)
      }
      if (actualUsd < lowUsd) expect(actualPercent).toBeLessThanOrEqual(lowPercent)
    }),
  )
})
