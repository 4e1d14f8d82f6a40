import { SuperTrend, TradingSignal } from 'trading-signals'
import { describe, expect, it } from 'vitest'
import { obeysSeriesLaws } from '../../laws.ts'
import { flatMarket, lawMarkets, sampleMarket } from '../samples.ts'
import { candlesOf, differenceRatio } from '../testing.ts'
import { supertrend } from './supertrend.ts'

describe('supertrend', () => {
  obeysSeriesLaws(candles => ({ ...supertrend(candles) }), lawMarkets)

  it.each([0, 0.05])('agrees with another library (gaps in %d of the candles)', gapChance => {
    const candles = sampleMarket({ seed: 51, length: 1000, gapChance })
    const study = new SuperTrend()
    const theirs = candlesOf(candles).map(candle => study.update(candle, false))
    const ours = supertrend(candles)
    expect(
      differenceRatio(
        ours.line,
        theirs.map(step => step?.supertrend ?? Number.NaN),
      ),
    ).toBeLessThan(1e-12)
    const directions = theirs.map(step => (step ? (step.trend === TradingSignal.BULLISH ? 1 : -1) : Number.NaN))
    expect([...ours.direction]).toEqual(directions)
    expect(new Set(directions.slice(9)).size, 'the sample turns at least once').toBe(2)
  })

  it('lies on the price of a flat market', () => {
    const { line, direction } = supertrend(flatMarket(30, 0.1))
    expect(new Set(line.subarray(9))).toEqual(new Set([0.1]))
    expect(new Set(direction.subarray(9))).toEqual(new Set([-1]))
  })
})
