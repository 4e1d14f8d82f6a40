import { taCore } from 'oakscriptjs'
import { describe, expect, it } from 'vitest'
import { obeysSeriesLaws } from '../../laws.ts'
import { flatMarket, lawMarkets, sampleMarket } from '../samples.ts'
import { differenceRatio } from '../testing.ts'
import { macd } from './macd.ts'

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** An exponential average written out from its definition: the mean of `seed`, then each further value in turn. */
function averagedFrom(seed: number[], values: number[], period: number): number[] {
  const averages = [mean(seed)]
  for (const value of values) averages.push(averages.at(-1)! + (2 / (period + 1)) * (value - averages.at(-1)!))
  return averages
}

describe('macd', () => {
  obeysSeriesLaws(({ close }) => ({ ...macd(close) }), lawMarkets)

  it("seeds both averages at candle 25 and begins at candle 33, which is TA-Lib's alignment", () => {
    const { close } = sampleMarket({ seed: 21, length: 80 })
    const closes = [...close]
    const fast = averagedFrom(closes.slice(14, 26), closes.slice(26), 12)
    const slow = averagedFrom(closes.slice(0, 26), closes.slice(26), 26)
    const line = fast.map((value, i) => value - slow[i])
    const signal = averagedFrom(line.slice(0, 9), line.slice(9), 9)

    const ours = macd(close)
    expect(ours.line.findIndex(value => !Number.isNaN(value))).toBe(33)
    expect(differenceRatio(ours.line.subarray(33), line.slice(8))).toBeLessThan(1e-12)
    expect(differenceRatio(ours.signal.subarray(33), signal)).toBeLessThan(1e-12)
    expect(
      differenceRatio(
        ours.histogram.subarray(33),
        signal.map((value, i) => line[i + 8] - value),
      ),
    ).toBeLessThan(1e-12)
  })

  it('agrees with another library once the different start has faded', () => {
    const { close } = sampleMarket({ seed: 22, length: 1000 })
    const [line, signal, histogram] = taCore.macd([...close], 12, 26, 9)
    const ours = macd(close)
    expect(differenceRatio(ours.line, line, 500)).toBeLessThan(1e-9)
    expect(differenceRatio(ours.signal, signal, 500)).toBeLessThan(1e-9)
    expect(differenceRatio(ours.histogram, histogram, 500)).toBeLessThan(1e-9)
  })

  it('reads 0 in a flat market', () => {
    const { line, signal, histogram } = macd(flatMarket(60).close)
    for (const column of [line, signal, histogram]) expect(new Set(column.subarray(33))).toEqual(new Set([0]))
  })
})
