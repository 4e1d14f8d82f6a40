import { fromRows } from '@pusula/engine'
import { describe, expect, it } from 'vitest'
import { usualMoveRatio, widthToUsual } from './rules.ts'

const candlesOf = (closes: number[]) => fromRows(closes.map((close, i) => [i, close, close, close, close, 1]))
const zigzag = (count: number, ratio: number) =>
  candlesOf(Array.from({ length: count }, (_, i) => (i % 2 ? 100 * (1 + ratio) : 100)))

const forecast = {
  horizon: '1hour',
  priceUsd: 100,
  medianUsd: 100,
  range50: { lowUsd: 99, highUsd: 101 },
  range80: { lowUsd: 98, highUsd: 102 },
  riseProbability: 0.5,
  scale: 0.01,
  halfWidth: 0.02,
  calibration: 1,
  lean: 0,
  model: 'full',
  tickUsd: 0,
} as const

describe('the usual move of a coin', () => {
  it('is the middle one', () => expect(usualMoveRatio(zigzag(200, 0.01))).toBeCloseTo(Math.log(1.01), 12))
  it('is unknown with few candles and in a dead market', () => {
    expect(usualMoveRatio(zigzag(20, 0.01))).toBeNull()
    expect(usualMoveRatio(zigzag(200, 0))).toBeNull()
  })
  it('makes a forecast wider or narrower than usual', () => {
    expect(widthToUsual(forecast, zigzag(200, 0.005))).toBeCloseTo(2, 1)
    expect(widthToUsual(forecast, zigzag(200, 0.02))).toBeCloseTo(0.5, 1)
  })
})
