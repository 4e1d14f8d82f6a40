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

  it('tells nothing of a market that stands still, or of two points', () => {
    const still = pointsOf([0, 1, 2, 3].map(i => [i, 10] as const))
    expect(pathWithin(still, 'week', 0.02)).toEqual({ netRatio: 0, fall: null, rise: null, tell: null })
    expect(pathWithin(still.slice(2), 'week', 0.02)).toBeNull()
    expect(pathWithin(still, 'week', 0)).toBeNull()
  })
})
