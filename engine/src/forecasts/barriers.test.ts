import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reachProbability, stopOrTarget, touchProbability } from './barriers.ts'
import { forecast } from './forecast.ts'
import { sampleMarket } from './sample-market.ts'
import { chanceAbove } from './shape/shape.ts'

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

describe('what a horizon adds on the way', () => {
  const found = answer.horizons

  it.each([
    ['15min', 0.98, 0.07],
    ['1hour', 0.98, 0.07],
    ['4hour', 0.98, 0.07],
    ['1day', 1.05, 0],
  ] as const)('within %s: touched twice as often as ended beyond %d of the way less %d', (horizon, stretch, beside) => {
    for (const moves of [0.3, 0.8, 1.4, 3]) {
      const beyond = chanceAbove(found[horizon], (moves - beside) / stretch)
      expect(reachProbability(found[horizon], moves)).toBeCloseTo(2 * beyond, 12)
    }
    expect(reachProbability(found[horizon], beside), 'beside the path').toBe(1)
  })
})

describe('stop or target', () => {
  it('is the sum over all paths that cross both, the later ones too', () => {
    const touched = (moves: number) => reachProbability(day, moves / day.calibration)
    for (const [stop, target] of [
      [0.4, 0.3],
      [0.2, 1.1],
      [0.05, 0.06],
    ] as const) {
      const first = (near: number, far: number) =>
        Array.from({ length: 400 }, (_, k) => near + 2 * k * (near + far)).reduce(
          (sum, way) => sum + touched(way) - touched(way + 2 * far),
          0,
        )
      const { stopFirst, targetFirst, neither } = stopOrTarget(day, awayUsd(-stop), awayUsd(target))
      expect(stopFirst).toBeCloseTo(first(stop, target), 3)
      expect(targetFirst).toBeCloseTo(first(target, stop), 3)
      expect(neither).toBeCloseTo(Math.max(1 - stopFirst - targetFirst, 0), 12)
    }
  })

  it('is even where both prices are the price itself, and the nearer one where they almost are', () => {
    expect(stopOrTarget(day, day.priceUsd, day.priceUsd)).toMatchObject({ stopFirst: 0.5, targetFirst: 0.5 })
    const { stopFirst, targetFirst } = stopOrTarget(day, awayUsd(-0.02), awayUsd(0.06))
    expect([stopFirst, targetFirst]).toEqual([expect.closeTo(0.75, 9), expect.closeTo(0.25, 9)])
  })

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
