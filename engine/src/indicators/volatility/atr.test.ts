import { taCore } from 'oakscriptjs'
import { describe, expect, it } from 'vitest'
import { fromRows } from '../../candles.ts'
import { obeysSeriesLaws } from '../../laws.ts'
import { flatMarket, lawMarkets, sampleMarket } from '../samples.ts'
import { differenceRatio } from '../testing.ts'
import { atr } from './atr.ts'

describe('atr', () => {
  obeysSeriesLaws(candles => ({ atr: atr(candles) }), lawMarkets)

  it('leaves out the first candle, begins at candle 14 and then keeps 13 parts of 14', () => {
    const candles = sampleMarket({ seed: 81, length: 60, gapChance: 0.2 })
    const { high, low, close } = candles
    const ranges = Array.from(close, (_, i) =>
      Math.max(high[i] - low[i], Math.abs(high[i] - close[i - 1]), Math.abs(low[i] - close[i - 1])),
    ).slice(1)
    const expected = [ranges.slice(0, 14).reduce((sum, range) => sum + range) / 14]
    for (const range of ranges.slice(14)) expected.push((expected.at(-1)! * 13 + range) / 14)
    const ours = atr(candles)
    expect(ours.subarray(0, 14).every(Number.isNaN)).toBe(true)
    expect(differenceRatio(ours.subarray(14), expected)).toBeLessThan(1e-12)
  })

  it('agrees with another library once the different start has faded', () => {
    const { high, low, close } = sampleMarket({ seed: 82, length: 1000 })
    const theirs = taCore.atr(14, [...high], [...low], [...close])
    expect(differenceRatio(atr(sampleMarket({ seed: 82, length: 1000 })), theirs, 500)).toBeLessThan(1e-9)
  })

  it('counts a gap as movement and a flat market as none', () => {
    const stairs = fromRows(Array.from({ length: 30 }, (_, i) => [i, 10 + i, 10 + i, 10 + i, 10 + i, 1]))
    expect(atr(stairs)[29]).toBeCloseTo(1, 12)
    expect(new Set(atr(flatMarket(30)).subarray(14))).toEqual(new Set([0]))
  })
})
