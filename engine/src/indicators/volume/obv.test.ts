import { OBV } from 'trading-signals'
import { describe, expect, it } from 'vitest'
import { fromRows } from '../../candles.ts'
import { obeysSeriesLaws } from '../../laws.ts'
import { lawMarkets, sampleMarket } from '../samples.ts'
import { candlesOf, differenceRatio } from '../testing.ts'
import { obv } from './obv.ts'

describe('obv', () => {
  obeysSeriesLaws(candles => ({ obv: obv(candles) }), lawMarkets)

  it('adds, takes away and stays, beginning with the first volume', () => {
    const closes = [10, 10.15, 10.17, 10.13, 10.11, 10.15, 10.2, 10.2, 10.22, 10.21]
    const volumes = [25200, 30000, 25600, 32000, 23000, 40000, 36000, 20500, 23000, 27500]
    const candles = fromRows(closes.map((close, i) => [i, close, close, close, close, volumes[i]]))
    // The example of Investopedia's article counts from 0, TA-Lib from the first volume.
    const published = [0, 30000, 55600, 23600, 600, 40600, 76600, 76600, 99600, 72100]
    expect([...obv(candles)]).toEqual(published.map(balance => balance + 25200))
  })

  it('agrees with another library up to where the counting starts', () => {
    const candles = sampleMarket({ seed: 111, length: 500, stillChance: 0.2 })
    const study = new OBV(2)
    const theirs = candlesOf(candles).map(candle => (study.update(candle, false) ?? 0) + candles.volume[0])
    expect(differenceRatio(obv(candles), theirs)).toBeLessThan(1e-12)
  })
})
