import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inputs } from '../forecasts/vectors/fourth-inputs.ts'
import { meanDailyMove, type PathPoint, pathWithin, usualMove } from './path.ts'

const published = JSON.parse(readFileSync(`${import.meta.dirname}/../forecasts/vectors/fourth.json`, 'utf8'))
const pointsOf = (rows: readonly (readonly [number, number])[]): PathPoint[] =>
  rows.map(([time, close]) => ({ time, close }))

describe('a usual move', () => {
  it('is the published one', () => {
    for (const [i, { days, meanMove }] of inputs.usual.entries())
      expect(usualMove(days, meanMove) / published.usual[i]).toBeCloseTo(1, 9)
  })

  it('has its measured factor at each term, and the last one beyond', () => {
    for (const [days, factor] of [
      [1, 0.67],
      [7, 0.71],
      [30, 0.83],
      [91, 0.92],
      [182, 0.92],
      [400, 0.92],
    ])
      expect(usualMove(days, 0.03)).toBeCloseTo(0.03 * Math.sqrt(days) * factor, 12)
    expect(usualMove(52.25, 1) / Math.sqrt(52.25), 'halfway in logs').toBeCloseTo(0.875, 3)
  })

  it('grows with the term and with the coin', () => {
    const days = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(days, days, fc.double({ min: 0.001, max: 0.2, noNaN: true }), (a, b, meanMove) => {
        fc.pre(a !== b)
        expect(usualMove(Math.max(a, b), meanMove)).toBeGreaterThan(usualMove(Math.min(a, b), meanMove))
        expect(usualMove(a, 2 * meanMove)).toBeGreaterThan(usualMove(a, meanMove))
      }),
    )
  })

  it('rests on a hundred days at least, and on the last 500', () => {
    expect(meanDailyMove(Array.from({ length: 100 }, () => 1))).toBeNull()
    expect(meanDailyMove(Array.from({ length: 101 }, () => 1)), 'a hundred moves').toBe(0)
    expect(meanDailyMove([1, Math.E, Math.E], 2)).toBeCloseTo(0.5, 12)
    expect(meanDailyMove([1, Math.E, Math.E], 3)).toBeNull()
    const closes = Array.from({ length: 701 }, (_, i) => (i < 200 ? 1 + i : 100 * Math.exp(0.01 * (i % 2))))
    expect(meanDailyMove(closes)).toBeCloseTo(0.01, 12)
  })
})

describe('the path within a term', () => {
  it.each(inputs.paths.map((input, i) => ({ ...input, i })))('is the published one: $i, $term', input => {
    const { netRatio, fall, rise, tell } = pathWithin(pointsOf(input.points), input.term, input.meanMove) ?? {}
    const expected = published.paths[input.i]
    expect(netRatio).toBeCloseTo(expected.net, 10)
    for (const [found, wanted] of [
      [fall, expected.fall],
      [rise, expected.rise],
    ]) {
      if (!found || !wanted) expect(found).toEqual(wanted)
      else
        for (const [name, value] of Object.entries(wanted))
          if (typeof value === 'number') expect(found[name as 'units'], name).toBeCloseTo(value, 9)
          else expect(found[name as 'remarkable'], name).toBe(value)
    }
    expect(tell?.what).toBe(expected.tell?.what)
    if (expected.tell?.recovery) expect(tell?.recovery).toBeCloseTo(expected.tell.recovery, 9)
  })

  const closes = fc.array(fc.double({ min: 0.5, max: 200, noNaN: true }), { minLength: 3, maxLength: 60 })

  it('holds every smaller fall and rise, and never less than the net move', () => {
    fc.assert(
      fc.property(closes, list => {
        const points = list.map((close, i) => ({ time: i, close }))
        const path = pathWithin(points, 'month', 0.03)
        const net = Math.log((list.at(-1) ?? 1) / list[0])
        for (const [sign, swing] of [[-1, path?.fall] as const, [1, path?.rise] as const]) {
          let largest = 0
          for (let i = 0; i < list.length; i++)
            for (let j = i; j < list.length; j++) largest = Math.max(largest, sign * Math.log(list[j] / list[i]))
          expect(swing?.logSize ?? 0).toBeCloseTo(largest, 12)
          expect(swing?.logSize ?? 0).toBeGreaterThanOrEqual(sign * net - 1e-12)
          if (swing) expect(swing.fromTime).toBeLessThan(swing.toTime)
        }
      }),
    )
  })

  /** Closes that fall and rise by so many mean daily moves times the root of the term, and end anywhere between. */
  const swung = (days: number, first: number, then: number) => {
    const unit = 0.03 * Math.sqrt(days)
    return pointsOf([0, first, first + then].map((moves, i) => [i, 100 * Math.exp(moves * unit)] as const))
  }

  it.each([
    ['week', 7, 2, 2],
    ['month', 30, 2, 2.2],
    ['halfYear', 182, 2.2, 2.9],
  ] as const)('of a %s is remarkable from the published size on', (term, days, fallFrom, riseFrom) => {
    const told = (first: number, then: number) => pathWithin(swung(days, first, then), term, 0.03)
    expect(told(-fallFrom - 0.01, 1)?.fall?.remarkable).toBe(true)
    expect(told(-fallFrom + 0.01, 1)?.fall?.remarkable).toBe(false)
    expect(told(riseFrom + 0.01, -1)?.rise?.remarkable).toBe(true)
    expect(told(riseFrom - 0.01, -1)?.rise?.remarkable).toBe(false)
  })

  it('tells the larger of the two in its own measure, and a recovery from a third on', () => {
    expect(pathWithin(swung(30, -3, 4), 'month', 0.03)?.tell).toMatchObject({ what: 'rise', recovery: null })
    expect(pathWithin(swung(30, 4, -3), 'month', 0.03)?.tell?.what).toBe('rise')
    expect(pathWithin(swung(30, 3, -4), 'month', 0.03)?.tell?.what).toBe('fall')
    expect(pathWithin(swung(30, -3, 0.5), 'month', 0.03)?.tell, 'the net move tells it').toBeNull()
    const half = pathWithin(pointsOf([100, 60, 80].map((close, i) => [i, close] as const)), 'month', 0.02)
    expect(half).toMatchObject({ tell: { what: 'fall' }, fall: { fromPrice: 100, toPrice: 60 } })
    expect(half?.tell?.recovery).toBeCloseTo(0.5, 12)
    const twice = pathWithin(pointsOf([100, 60, 100, 60, 90].map((close, i) => [i, close] as const)), 'month', 0.02)
    expect(twice?.fall, 'of two alike the first').toMatchObject({ fromTime: 0, toTime: 1 })
    const level = pathWithin(pointsOf([100, 120, 120, 60, 90].map((close, i) => [i, close] as const)), 'month', 0.02)
    expect(level?.fall, 'from the first of two peaks').toMatchObject({ fromTime: 1, toTime: 3 })
  })

  it('tells nothing of a market that stands still, or of two points', () => {
    const still = pointsOf([0, 1, 2, 3].map(i => [i, 10] as const))
    expect(pathWithin(still, 'week', 0.02)).toEqual({ netRatio: 0, fall: null, rise: null, tell: null })
    expect(pathWithin(still.slice(2), 'week', 0.02)).toBeNull()
    expect(pathWithin(still, 'week', 0)).toBeNull()
  })
})
