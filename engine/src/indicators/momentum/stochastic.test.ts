import { taCore } from 'oakscriptjs'
import { describe, expect, it } from 'vitest'
import { obeysSeriesLaws } from '../../laws.ts'
import { flatMarket, lawMarkets, sampleMarket } from '../samples.ts'
import { differenceRatio } from '../testing.ts'
import { stochastic } from './stochastic.ts'

describe('stochastic', () => {
  obeysSeriesLaws(candles => ({ ...stochastic(candles) }), lawMarkets)

  it('agrees with another library', () => {
    const candles = sampleMarket({ seed: 71, length: 500, gapChance: 0.05 })
    const place = taCore.stoch([...candles.close], [...candles.high], [...candles.low], 14)
    const k = taCore.sma(place, 3)
    const d = taCore.sma(k, 3)
    const ours = stochastic(candles)
    expect(differenceRatio(ours.k, k, 17)).toBeLessThan(1e-12)
    expect(differenceRatio(ours.d, d, 17)).toBeLessThan(1e-12)
  })

  it('begins both lines together, as TA-Lib does', () => {
    const { k, d } = stochastic(sampleMarket({ seed: 72, length: 40 }))
    expect([k, d].map(line => line.findIndex(value => !Number.isNaN(value)))).toEqual([17, 17])
  })

  it('reads 50 in a flat market', () => {
    const { k, d } = stochastic(flatMarket(40))
    expect(new Set([...k.subarray(17), ...d.subarray(17)])).toEqual(new Set([50]))
  })
})
