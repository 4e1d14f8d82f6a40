import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stopOrTarget, touchProbability } from './barriers.ts'
import { forecast } from './forecast.ts'
import { sampleMarket } from './sample-market.ts'

const answer = forecast(sampleMarket({ seed: 8 }))
if (answer.kind !== 'ready') throw new Error(answer.kind)
const day = answer.horizons['1day']

/** The price a number of standardised moves away. */
const awayUsd = (moves: number) => day.priceUsd * Math.exp(moves * day.scale)
const moves = fc.double({ min: 0.05, max: 6, noNaN: true })

describe('the chance of touching a price', () => {
  it('is certain at the price, fades with distance, and is the same on both sides', () => {
    expect(touchProbability(day, day.priceUsd)).toBe(1)
    const chances = [0.1, 0.5, 1, 2, 4, 10].map(distance => touchProbability(day, awayUsd(distance)))
    for (let i = 1; i < chances.length; i++) expect(chances[i]).toBeLessThan(chances[i - 1])
    expect(touchProbability(day, awayUsd(-1))).toBeCloseTo(touchProbability(day, awayUsd(1)), 12)
  })

  it('is twice the chance of ending beyond it, a little more for the way there', () => {
    // The day's 90 % quantile: one outcome in ten ends above.
    const chance = touchProbability(day, day.range80.highUsd)
    expect(chance).toBeGreaterThan(0.2)
    expect(chance).toBeLessThan(0.23)
  })
})

describe('stop or target', () => {
  it('adds up to one, and forgets the other side when that is far away', () => {
    fc.assert(
      fc.property(moves, moves, (toStop, toTarget) => {
        const { stopFirst, targetFirst, neither } = stopOrTarget(day, awayUsd(-toStop), awayUsd(toTarget))
        for (const chance of [stopFirst, targetFirst, neither]) expect(chance).toBeGreaterThanOrEqual(0)
        expect(stopFirst + targetFirst + neither).toBeCloseTo(1, 1)
        const alone = stopOrTarget(day, awayUsd(-toStop), awayUsd(1_000))
        expect(alone.stopFirst).toBeCloseTo(touchProbability(day, awayUsd(-toStop)), 4)
      }),
    )
  })

  it('splits evenly at equal distances and mirrors when the sides are exchanged', () => {
    const even = stopOrTarget(day, awayUsd(-1), awayUsd(1))
    expect(even.stopFirst).toBeCloseTo(even.targetFirst, 9)
    const long = stopOrTarget(day, awayUsd(-1), awayUsd(2))
    const short = stopOrTarget(day, awayUsd(1), awayUsd(-2))
    expect(long.stopFirst).toBeCloseTo(short.stopFirst, 9)
  })

  it('is a martingale where time does not matter: the nearer price is first in proportion', () => {
    const { stopFirst, targetFirst, neither } = stopOrTarget(day, awayUsd(-0.02), awayUsd(0.06))
    expect(stopFirst).toBeCloseTo(0.75, 1)
    expect(targetFirst).toBeCloseTo(0.25, 1)
    expect(neither).toBeLessThan(0.02)
  })
})
