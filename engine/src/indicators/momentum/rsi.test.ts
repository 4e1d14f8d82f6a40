import { IndicatorsSync } from '@ixjb94/indicators'
import { taCore } from 'oakscriptjs'
import { describe, expect, it } from 'vitest'
import { obeysSeriesLaws } from '../../laws.ts'
import { flatMarket, lawMarkets, sampleMarket } from '../samples.ts'
import { differenceRatio } from '../testing.ts'
import { rsi } from './rsi.ts'

describe('rsi', () => {
  obeysSeriesLaws(({ close }) => ({ rsi: rsi(close) }), lawMarkets)

  it('gives the values published in the ChartSchool article on the relative strength index', () => {
    const close = Float64Array.of(
      44.3389,
      44.0902,
      44.1497,
      43.6124,
      44.3278,
      44.8264,
      45.0955,
      45.4245,
      45.8433,
      46.0826,
      45.8931,
      46.0328,
      45.614,
      46.282,
      46.282,
      46.0028,
      46.0328,
      46.4116,
      46.2222,
      45.6439,
      46.2122,
      46.2521,
      45.7137,
      46.4515,
      45.7835,
      45.3548,
      44.0288,
      44.1783,
      44.2181,
      44.5672,
      43.4205,
      42.6628,
      43.1314,
    )
    const published = [
      70.53, 66.32, 66.55, 69.41, 66.36, 57.97, 62.93, 63.26, 56.06, 62.38, 54.71, 50.42, 39.99, 41.46, 41.87, 45.46,
      37.3, 33.08, 37.77,
    ]
    expect(differenceRatio(rsi(close).subarray(14), published)).toBeLessThan(0.006 / 70)
  })

  it('agrees with two other libraries', () => {
    const { close } = sampleMarket({ seed: 61, length: 1000 })
    const ours = rsi(close)
    expect(differenceRatio(ours, taCore.rsi([...close], 14))).toBeLessThan(1e-12)
    expect(differenceRatio(ours.subarray(14), new IndicatorsSync().rsi([...close], 14))).toBeLessThan(1e-12)
  })

  it('reads 50 in a flat market, 100 where only gains are known and 0 where only losses are', () => {
    const rising = Float64Array.from({ length: 30 }, (_, i) => 1 + i)
    expect(new Set(rsi(flatMarket(30).close).subarray(14))).toEqual(new Set([50]))
    expect(new Set(rsi(rising).subarray(14))).toEqual(new Set([100]))
    expect(new Set(rsi(rising.toReversed()).subarray(14))).toEqual(new Set([0]))
  })
})
