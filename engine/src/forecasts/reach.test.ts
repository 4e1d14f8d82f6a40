import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { touchProbability } from './barriers.ts'
import { type Forecasts, forecast } from './forecast.ts'
import { horizons } from './horizons.ts'
import { endBeyondProbability, middleHalf, scaleOver, touchChances, touchWithin } from './reach.ts'
import { sampleMarket } from './sample-market.ts'
import { standardMove } from './shape/shape.ts'

const answer = forecast(sampleMarket({ seed: 8, days: 130 }))
if (answer.kind !== 'ready') throw new Error(answer.kind)
const found: Forecasts = answer
const day = found.horizons['1day']
const away = (moves: number) => day.priceUsd * Math.exp(moves * day.scale)

describe('days beyond the first', () => {
  it('begin with the day as it was forecast', () => {
    for (const moves of [-2, -0.5, 0.3, 1, 3])
      expect(touchWithin(found, away(moves), 1)).toBeCloseTo(touchProbability(day, away(moves)), 12)
  })

  it('make every price likelier to be touched, and the range wider', () => {
    const chances = [1, 3, 7, 28, 182].map(days => touchWithin(found, away(2), days))
    expect(chances).toEqual(chances.toSorted((a, b) => a - b))
    const [narrow, wide] = [3, 28].map(days => middleHalf(found, days))
    expect(wide.highUsd - wide.lowUsd).toBeGreaterThan(narrow.highUsd - narrow.lowUsd)
    expect(touchWithin(found, middleHalf(found, 28).highUsd, 28), 'twice the quarter that ends beyond').toBeCloseTo(
      0.52,
      1,
    )
  })

  it('fade from the pace of today into the usual one', () => {
    const usual = found.usualDayScale ?? 0
    const wild: Forecasts = { ...found, horizons: { ...found.horizons, '1day': { ...day, scale: 3 * usual } } }
    const pace = (days: number) => scaleOver(wild, days) / Math.sqrt(days) / (1 + 0.04 * Math.log(days)) / usual
    expect(pace(1)).toBeCloseTo(3, 9)
    expect(pace(28)).toBeLessThan(2.5)
    expect(pace(400)).toBeLessThan(1.3)
    expect(scaleOver({ ...wild, usualDayScale: null }, 4), 'unknown, it stays as it is').toBeCloseTo(
      2 * 3 * usual * (1 + 0.04 * Math.log(4)),
      9,
    )
  })

  it('add up day by day: each is a twentieth nearer to the usual one than the day before', () => {
    const [today, usual] = [(day.scale * day.calibration) ** 2, (found.usualDayScale ?? 0) ** 2]
    for (const days of [2, 7, 28]) {
      let variance = 0
      for (let i = 0; i < days; i++) variance += usual + (today - usual) * 0.95 ** i
      expect(scaleOver(found, days)).toBeCloseTo(Math.sqrt(variance) * (1 + 0.04 * Math.log(days)), 12)
    }
  })

  it('have their middle half around the price, as far up as down', () => {
    for (const days of [1, 28]) {
      const { lowUsd, highUsd } = middleHalf(found, days)
      expect(Math.log(highUsd / day.priceUsd)).toBeCloseTo(standardMove(day, 0.75) * scaleOver(found, days), 12)
      expect(lowUsd).toBeLessThan(day.priceUsd)
      expect((lowUsd * highUsd) / day.priceUsd ** 2).toBeCloseTo(1, 12)
    }
  })
})

const markets = [
  found,
  ...[31, 32, 33].map(seed => forecast(sampleMarket({ seed, stepRatio: 0.0002 * (seed - 30) ** 3 }))),
]
const spans = [...horizons, 'week'] as const
const moves = fc.double({ min: 0.001, max: 5, noNaN: true })
const anyMarket = fc.constantFrom(...markets.filter(market => market.kind === 'ready'))

describe('chances by how long one waits', () => {
  it('lie between never and always, grow with the wait, and shrink with the distance, on either side', () =>
    fc.assert(
      fc.property(anyMarket, moves, moves, fc.constantFrom(1, -1), (market, one, other, side) => {
        const { priceUsd, scale } = market.horizons['1day']
        const [near, far] = [Math.min(one, other), Math.max(one, other)].map(away =>
          touchChances(market, priceUsd * Math.exp(side * away * scale)),
        )
        const waits = spans.map(span => near[span])
        expect(waits).toEqual(waits.toSorted((a, b) => a - b))
        for (const span of spans) {
          expect(near[span]).toBeLessThanOrEqual(1)
          expect(far[span]).toBeGreaterThanOrEqual(0)
          expect(far[span]).toBeLessThanOrEqual(near[span])
        }
      }),
    ))

  it('are those of each horizon, and of a week', () =>
    fc.assert(
      fc.property(anyMarket, moves, (market, away) => {
        const { priceUsd, scale } = market.horizons['1day']
        const markUsd = priceUsd * Math.exp(away * scale)
        const found = touchChances(market, markUsd)
        let likeliest = 0
        for (const horizon of horizons) {
          likeliest = Math.max(likeliest, touchProbability(market.horizons[horizon], markUsd))
          expect(found[horizon]).toBe(likeliest)
        }
        expect(found.week).toBe(Math.max(likeliest, touchWithin(market, markUsd, 7)))
      }),
    ))

  it('of ending further away than a share of the price lie there too, and shrink with that share', () =>
    fc.assert(
      fc.property(anyMarket, fc.constantFrom(...horizons), moves, (market, horizon, percent) => {
        const one = market.horizons[horizon]
        const [near, far] = [percent / 100, percent / 50].map(ratio => endBeyondProbability(one, ratio))
        expect(near).toBeLessThanOrEqual(1)
        expect(far).toBeGreaterThanOrEqual(0)
        expect(far).toBeLessThanOrEqual(near)
      }),
    ))

  it('of ending outside the likely range is one in five, and of a move of two percent grows with the horizon', () => {
    for (const market of markets) {
      if (market.kind !== 'ready') throw new Error(market.kind)
      const { range80, priceUsd } = market.horizons['1day']
      const half = (range80.highUsd - range80.lowUsd) / 2 / priceUsd
      expect(endBeyondProbability(market.horizons['1day'], half)).toBeCloseTo(0.2, 1)
      const chances = horizons.map(horizon => endBeyondProbability(market.horizons[horizon], 0.02))
      expect(chances).toEqual(chances.toSorted((a, b) => a - b))
    }
  })
})
