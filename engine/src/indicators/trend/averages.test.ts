import { taCore } from 'oakscriptjs'
import { describe, expect, it } from 'vitest'
import { obeysSeriesLaws } from '../../laws.ts'
import { flatMarket, lawMarkets, sampleMarket } from '../samples.ts'
import { differenceRatio } from '../testing.ts'
import { averages } from './averages.ts'

describe('averages', () => {
  for (const period of [1, 20, 200])
    describe(`of ${period}`, () => obeysSeriesLaws(({ close }) => ({ ...averages(close, period) }), lawMarkets))

  it('gives the values published in the ChartSchool article on moving averages', () => {
    const close = Float64Array.of(
      22.27,
      22.19,
      22.08,
      22.17,
      22.18,
      22.13,
      22.23,
      22.43,
      22.24,
      22.29,
      22.15,
      22.39,
      22.38,
      22.61,
      23.36,
      24.05,
    )
    const { simple, exponential } = averages(close, 10)
    const publishedSimple = [22.22, 22.21, 22.23, 22.26, 22.31, 22.42, 22.61]
    const publishedExponential = [22.22, 22.21, 22.24, 22.27, 22.33, 22.52, 22.8]
    expect(differenceRatio(simple.subarray(9), publishedSimple)).toBeLessThan(0.01 / 22)
    expect(differenceRatio(exponential.subarray(9), publishedExponential)).toBeLessThan(0.01 / 22)
  })

  it.each([20, 50, 100, 200])('agrees with another library over %i candles', period => {
    const { close } = sampleMarket({ seed: 11, length: 1000 })
    const { simple, exponential } = averages(close, period)
    expect(differenceRatio(simple, taCore.sma([...close], period))).toBeLessThan(1e-12)
    expect(differenceRatio(exponential, taCore.ema([...close], period))).toBeLessThan(1e-12)
  })

  it('leaves a flat market exactly flat', () => {
    const { close } = flatMarket(300, 0.1)
    const { simple, exponential } = averages(close, 200)
    expect(new Set(simple.subarray(199))).toEqual(new Set([0.1]))
    expect(new Set(exponential.subarray(199))).toEqual(new Set([0.1]))
  })

  it('is undefined throughout when there are too few candles', () => {
    const { simple, exponential } = averages(Float64Array.of(1, 2, 3), 4)
    expect([...simple, ...exponential]).toEqual(Array(6).fill(Number.NaN))
  })
})
