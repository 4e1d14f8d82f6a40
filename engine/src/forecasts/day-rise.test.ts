import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eachColumn, fromRows, slice } from '../candles.ts'
import { dayUpChance } from './day-rise.ts'
import { type ForecastInput, forecast } from './forecast.ts'
import { sampleMarket } from './sample-market.ts'
import { standardMove } from './shape/shape.ts'
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

const market = sampleMarket({ seed: 5, days: 140, stepRatio: 0.003 })
const dayOf = (input: ForecastInput) => {
  const answer = forecast({ ...input, tickUsd: 0 })
  if (answer.kind !== 'ready') throw new Error(answer.kind)
  return answer.horizons['1day']
}
/** What is said where the day's move began at this price. */
const expectFrom = (input: ForecastInput, beforeUsd: number) => {
  const day = dayOf(input)
  const unit = day.scale * day.calibration
  const chance = dayUpChance(Math.log(day.priceUsd / beforeUsd), unit)
  expect(day.riseProbability).toBeCloseTo(chance, 12)
  expect(Math.abs(chance - 0.5)).toBeGreaterThan(1e-4)
  expect(day.medianUsd).toBeCloseTo(day.priceUsd * Math.exp(unit * standardMove(day, chance)), 9)
}

it('is measured from the close a day before the last finished quarter hour', () => {
  const { close } = market.candles15m
  expectFrom(market, close[close.length - 1 - 96])
  const whole = { ...market, candles15m: slice(market.candles15m, close.length - 97) }
  expectFrom(whole, whole.candles15m.close[0])
})

it('is measured from hours where a quarter of that day is missing, and even where an hour is too', () => {
  const { candles15m, candles1h } = market
  const without = (place: number, candles: typeof candles15m) =>
    eachColumn(candles, column => column.filter((_, i) => i !== column.length - place))
  const torn = { ...market, candles15m: without(30, candles15m) }
  expectFrom(torn, candles1h.close[candles1h.close.length - 1 - 24])
  const few = { ...market, candles15m: slice(candles15m, candles15m.time.length - 96) }
  expectFrom(few, candles1h.close[candles1h.close.length - 1 - 24])
  for (const hours of [without(7, candles1h), slice(candles1h, candles1h.time.length - 24), fromRows([])]) {
    const { riseProbability, medianUsd, priceUsd } = dayOf({ ...torn, candles1h: hours })
    expect([riseProbability, medianUsd]).toEqual([0.5, priceUsd])
  }
})
