import { taCore } from 'oakscriptjs'
import { describe, expect, it } from 'vitest'
import { type Candles, fromRows } from '../../candles.ts'
import { obeysSeriesLaws } from '../../laws.ts'
import { flatMarket, joined, lawMarkets, sampleMarket } from '../samples.ts'
import { differenceRatio } from '../testing.ts'
import { adx } from './adx.ts'

/** TA-Lib's procedure step by step, with its own order of operations. */
function stepByStep({ high, low, close }: Candles, period: number) {
  let [plus, minus, range, index, sum] = [0, 0, 0, 0, 0]
  return Array.from(close, (_, i) => {
    if (i === 0) return { plusDi: Number.NaN, minusDi: Number.NaN, adx: Number.NaN }
    if (i >= period) {
      plus -= plus / period
      minus -= minus / period
      range -= range / period
    }
    const up = high[i] - high[i - 1]
    const down = low[i - 1] - low[i]
    if (down > 0 && up < down) minus += down
    else if (up > 0 && up > down) plus += up
    range += Math.max(high[i] - low[i], Math.abs(high[i] - close[i - 1]), Math.abs(low[i] - close[i - 1]))
    const plusDi = range === 0 ? 0 : (100 * plus) / range
    const minusDi = range === 0 ? 0 : (100 * minus) / range
    const both = plusDi + minusDi
    const strength = both === 0 ? 0 : (100 * Math.abs(plusDi - minusDi)) / both
    if (i >= period && i < 2 * period) sum += strength
    if (i === 2 * period - 1) index = sum / period
    if (i >= 2 * period && both !== 0) index = (index * (period - 1) + strength) / period
    return {
      plusDi: i < period ? Number.NaN : plusDi,
      minusDi: i < period ? Number.NaN : minusDi,
      adx: i < 2 * period - 1 ? Number.NaN : index,
    }
  })
}

describe('adx', () => {
  obeysSeriesLaws(candles => ({ ...adx(candles) }), lawMarkets)

  it.each(Object.entries(lawMarkets).filter(([name]) => name !== 'flat'))(
    "follows TA-Lib's procedure (%s)",
    (_, candles) => {
      const ours = adx(candles)
      const steps = stepByStep(candles, 14)
      for (const name of ['plusDi', 'minusDi', 'adx'] as const)
        expect(
          differenceRatio(
            ours[name],
            steps.map(step => step[name]),
          ),
          name,
        ).toBeLessThan(1e-12)
    },
  )

  it('agrees with another library once the different start has faded', () => {
    const candles = sampleMarket({ seed: 31, length: 1500 })
    const [plusDi, minusDi, index] = taCore.dmi(14, 14, [...candles.high], [...candles.low], [...candles.close])
    const ours = adx(candles)
    expect(differenceRatio(ours.plusDi, plusDi, 800)).toBeLessThan(1e-9)
    expect(differenceRatio(ours.minusDi, minusDi, 800)).toBeLessThan(1e-9)
    expect(differenceRatio(ours.adx, index, 800)).toBeLessThan(1e-9)
  })

  it('counts neither side when the highs and the lows widen by the same amount', () => {
    const widening = fromRows(Array.from({ length: 40 }, (_, i) => [i, 100, 101 + i, 99 - i, 100, 1]))
    const { adx: index, plusDi, minusDi } = adx(widening)
    for (const column of [plusDi.subarray(14), minusDi.subarray(14), index.subarray(27)])
      expect(new Set(column)).toEqual(new Set([0]))
  })

  it('is defined after a flat start', () => {
    const rising = fromRows(Array.from({ length: 60 }, (_, i) => [i, 1, 2 + i, 1 + i, 2 + i, 1]))
    const index = adx(joined(flatMarket(60, 1), rising)).adx
    expect(index[59]).toBe(0)
    expect(index[119]).toBeGreaterThan(90)
  })
})
