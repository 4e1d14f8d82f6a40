import { describe, expect, it } from 'vitest'
import { fromRows } from '../../candles.ts'
import { obeysSeriesLaws } from '../../laws.ts'
import { flatMarket, joined, lawMarkets, sampleMarket } from '../samples.ts'
import { differenceRatio } from '../testing.ts'
import { parkinsonVolatility } from './volatility.ts'

const rootMean = (squares: number[]) => Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length)
const last20 = (i: number) => Array.from({ length: 20 }, (_, back) => i - back)

describe('volatility', () => {
  obeysSeriesLaws(candles => ({ parkinson: parkinsonVolatility(candles) }), lawMarkets)

  it('follows its definition', () => {
    const candles = sampleMarket({ seed: 101, length: 90, gapChance: 0.1 })
    const { high, low } = candles
    const parkinson = Array.from(high, (_, i) =>
      rootMean(last20(i).map(j => Math.log(high[j] / low[j]) ** 2 / (4 * Math.log(2)))),
    )
    expect(differenceRatio(parkinsonVolatility(candles), parkinson)).toBeLessThan(1e-12)
  })

  it('measures the same steady swing the same way at any price', () => {
    const swinging = (priceUsd: number) =>
      fromRows(
        Array.from({ length: 40 }, (_, i) => [i, priceUsd, priceUsd * 1.01, priceUsd, priceUsd * 1.005 ** (i % 2), 1]),
      )
    for (const priceUsd of [1e-8, 1, 1e6]) {
      expect(parkinsonVolatility(swinging(priceUsd))[39]).toBeCloseTo(Math.log(1.01) / Math.sqrt(4 * Math.LN2), 12)
    }
  })

  it('is exactly 0 in a flat window, without rounding residue from before', () => {
    const calmed = joined(sampleMarket({ seed: 102, length: 50, gapChance: 0.5 }), flatMarket(50))
    expect(new Set(parkinsonVolatility(calmed).subarray(69))).toEqual(new Set([0]))
  })
})
