import { IndicatorsSync } from '@ixjb94/indicators'
import { describe, expect, it } from 'vitest'
import { obeysSeriesLaws } from '../../laws.ts'
import { flatMarket, joined, lawMarkets, sampleMarket } from '../samples.ts'
import { differenceRatio } from '../testing.ts'
import { vwap } from './vwap.ts'

describe('vwap', () => {
  obeysSeriesLaws(candles => ({ vwap: vwap(candles) }), lawMarkets)

  it('agrees with another library', () => {
    const candles = sampleMarket({ seed: 121, length: 500, gapChance: 0.05 })
    const { high, low, close, volume } = candles
    const theirs = new IndicatorsSync().vwap([...high], [...low], [...close], [...volume], 20)
    expect(differenceRatio(vwap(candles).subarray(19), theirs)).toBeLessThan(1e-12)
  })

  it('stays exactly on the price of a flat market, traded or not', () => {
    const typical = (0.1 + 0.1 + 0.1) * (1 / 3)
    for (const volumeBase of [5, 0])
      expect(new Set(vwap(flatMarket(60, 0.1, volumeBase)).subarray(19))).toEqual(new Set([typical]))
  })

  it('follows the candle itself while nothing is traded', () => {
    const untraded = joined(sampleMarket({ seed: 122, length: 30 }), flatMarket(30, 7, 0))
    expect(vwap(untraded)[59]).toBe(7)
  })
})
