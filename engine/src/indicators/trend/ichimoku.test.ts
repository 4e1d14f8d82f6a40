import { IchimokuCloud } from 'trading-signals'
import { describe, expect, it } from 'vitest'
import { obeysSeriesLaws } from '../../laws.ts'
import { lawMarkets, sampleMarket } from '../samples.ts'
import { candlesOf, differenceRatio } from '../testing.ts'
import { ichimoku } from './ichimoku.ts'

describe('ichimoku', () => {
  obeysSeriesLaws(candles => ({ ...ichimoku(candles) }), lawMarkets)

  it('agrees with another library', () => {
    const candles = sampleMarket({ seed: 41, length: 400, gapChance: 0.05 })
    const cloud = new IchimokuCloud()
    const theirs = candlesOf(candles).map(candle => cloud.update(candle, false))
    const ours = ichimoku(candles)
    for (const name of ['conversion', 'base', 'spanA', 'spanB'] as const)
      expect(
        differenceRatio(
          ours[name],
          theirs.map(line => line?.[name] ?? Number.NaN),
          51,
        ),
        name,
      ).toBeLessThan(1e-12)
  })

  it('begins each line as soon as its own candles are there', () => {
    const lines = ichimoku(sampleMarket({ seed: 42, length: 60 }))
    const begins = Object.values(lines).map(line => line.findIndex((value: number) => !Number.isNaN(value)))
    expect(begins).toEqual([8, 25, 25, 51])
  })
})
