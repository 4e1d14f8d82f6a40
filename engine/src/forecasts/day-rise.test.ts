import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayUpChance } from './day-rise.ts'
import { forecast } from './forecast.ts'
import { inputs } from './vectors/fourth-inputs.ts'
import { markets } from './vectors/markets.ts'

const published = JSON.parse(readFileSync(`${import.meta.dirname}/vectors/fourth.json`, 'utf8'))

it('is the published chance that a day ends higher', () => {
  for (const [i, { moved, dayScale }] of inputs.days.entries())
    expect(dayUpChance(moved, dayScale)).toBeCloseTo(published.days[i], 12)
})

it('lies between 47.5 and 52.5 %, falls with what the last day rose, and is even where it did not move', () => {
  const moved = fc.double({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(moved, moved, fc.double({ min: 0.003, max: 0.2, noNaN: true }), (a, b, scale) => {
      expect(Math.abs(dayUpChance(a, scale) - 0.5)).toBeLessThan(0.0250001)
      expect(dayUpChance(Math.max(a, b), scale)).toBeLessThanOrEqual(dayUpChance(Math.min(a, b), scale))
      expect(dayUpChance(a, scale) + dayUpChance(-a, scale)).toBeCloseTo(1, 12)
    }),
  )
  expect(dayUpChance(0, 0.02)).toBe(0.5)
})

it('moves the median of a day to its side, and no border of a range', () => {
  for (const market of Object.values(markets)) {
    const answer = forecast(market)
    if (answer.kind !== 'ready') throw new Error(answer.kind)
    const { riseProbability, medianUsd, priceUsd, range50, range80 } = answer.horizons['1day']
    expect(Math.abs(riseProbability - 0.5)).toBeLessThan(0.0250001)
    expect((medianUsd - priceUsd) * (riseProbability - 0.5)).toBeGreaterThanOrEqual(0)
    const order = [range80.lowUsd, range50.lowUsd, medianUsd, range50.highUsd, range80.highUsd]
    expect(order.toSorted((a, b) => a - b)).toEqual(order)
  }
})
