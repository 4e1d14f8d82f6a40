import { describe, expect, it } from 'vitest'
import { touchProbability } from './barriers.ts'
import { type Forecasts, forecast } from './forecast.ts'
import { middleHalf, scaleOver, touchWithin } from './reach.ts'
import { sampleMarket } from './sample-market.ts'

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
})
