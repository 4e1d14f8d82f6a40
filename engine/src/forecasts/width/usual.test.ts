import { describe, expect, it } from 'vitest'
import { type Candles, fromRows } from '../../candles.ts'
import { type Forecast, forecast } from '../forecast.ts'
import { horizons } from '../horizons.ts'
import { sampleMarket } from '../sample-market.ts'
import { usualDayRange, widthToUsual } from './usual.ts'

const market = sampleMarket({ seed: 5, days: 120 })
const answer = forecast(market)
if (answer.kind !== 'ready') throw new Error(answer.kind)
const found: Readonly<Record<string, Forecast>> = answer.horizons

/** Days that range by so much, the last ones otherwise. */
const ranging = (ratio: number, count = 90): Candles =>
  fromRows(Array.from({ length: count }, (_, i) => [i * 86_400_000, 100, 100 * (1 + ratio), 100, 100, 1]))

const usual = (days: Candles) => usualDayRange(days) ?? Number.NaN

describe('the usual width', () => {
  it.each(horizons)('is the coin’s own: a range of %s is wide for a calm coin and narrow for a wild one', horizon => {
    const to = (ratio: number) => widthToUsual(found[horizon], usual(ranging(ratio)))
    expect(to(0.02) / to(0.04)).toBeCloseTo(Math.log(1.04) / Math.log(1.02), 9)
    const wider = { ...found[horizon], halfWidth: 2 * found[horizon].halfWidth }
    expect(widthToUsual(wider, usual(ranging(0.02)))).toBeCloseTo(2 * to(0.02), 9)
  })

  it('is a share of what a day ranges, one for each horizon', () => {
    const shares = { '15min': 0.068, '1hour': 0.139, '4hour': 0.286, '1day': 0.79 }
    for (const horizon of horizons) {
      const asUsual = { ...found[horizon], halfWidth: shares[horizon] * 0.03 }
      expect(widthToUsual(asUsual, 0.03), horizon).toBeCloseTo(1, 12)
    }
  })

  it('is the middle of the last ninety days, so that one crash does not change it', () => {
    const crashed = ranging(0.02)
    crashed.high[50] *= 3
    expect(usualDayRange(crashed)).toBe(usualDayRange(ranging(0.02)))
  })

  it('counts ninety days up to the one that is asked for, and none after it', () => {
    const growing = fromRows(
      Array.from({ length: 200 }, (_, i) => [i * 86_400_000, 100, 100 * Math.exp(i), 100, 100, 1]),
    )
    expect(usual(growing)).toBeCloseTo(155, 9)
    expect(usualDayRange(growing, 150)).toBeCloseTo(105, 9)
    expect(usualDayRange(growing, 50)).toBeCloseTo(25, 9)
  })

  it('is unknown with few days and in a dead market', () => {
    expect(usualDayRange(ranging(0.02, 29))).toBeNull()
    expect(usual(ranging(0.02, 30))).toBeCloseTo(Math.log(1.02), 12)
    expect(usualDayRange(ranging(0))).toBeNull()
  })
})
