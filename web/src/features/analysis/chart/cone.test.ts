import { MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import type { AnalysisResult } from '../select/run.ts'
import { coneOf } from './cone.ts'

const at = '2026-01-01T00:00:00.000Z'
const startMs = Date.parse(at)

const forecast = (horizon: '15min' | '1hour' | '4hour' | '1day', minutes: number, half: number) =>
  ({
    horizon,
    dueAt: new Date(startMs + minutes * MINUTE_MS).toISOString(),
    medianUsd: 100 + half / 10,
    low50Usd: 100 - half / 2,
    high50Usd: 100 + half / 2,
    low80Usd: 100 - half,
    high80Usd: 100 + half,
    riseProbability: 0.5,
    changeRatio: 0,
    widthToUsual: null,
    record: null,
    touchResistance: 0.5,
    touchSupport: 0.5,
    moveRatio: 0.02,
    moveChance: 0.5,
    endsUsd: [],
  }) satisfies AnalysisResult['forecasts'][number]

const result = {
  at,
  priceUsd: 100,
  forecasts: [
    forecast('1day', 1_440, 10),
    forecast('15min', 15, 1),
    forecast('4hour', 240, 4),
    forecast('1hour', 60, 2),
  ],
}

describe('the cone', () => {
  const cone = coneOf(result, 1_440 * MINUTE_MS)

  it('starts as one point at the price it was made at', () =>
    expect(cone[0]).toEqual({
      timeMs: startMs,
      low80Usd: 100,
      low50Usd: 100,
      medianUsd: 100,
      high50Usd: 100,
      high80Usd: 100,
    }))

  it('passes through every horizon exactly', () => {
    for (const { dueAt, low80Usd, high80Usd, medianUsd } of result.forecasts) {
      const point = cone.find(({ timeMs }) => timeMs === Date.parse(dueAt))
      expect(point?.low80Usd).toBeCloseTo(low80Usd, 9)
      expect(point?.high80Usd).toBeCloseTo(high80Usd, 9)
      expect(point?.medianUsd).toBeCloseTo(medianUsd, 9)
    }
  })

  it('widens, in order of time, with the inner range inside the outer', () => {
    for (const [index, point] of cone.entries()) {
      const before = cone[index - 1]
      expect(point.low80Usd).toBeLessThanOrEqual(point.low50Usd)
      expect(point.high50Usd).toBeLessThanOrEqual(point.high80Usd)
      if (!before) continue
      expect(point.timeMs).toBeGreaterThan(before.timeMs)
      expect(point.high80Usd - point.low80Usd).toBeGreaterThan(before.high80Usd - before.low80Usd)
    }
  })

  it('ends at the last horizon that fits', () => {
    expect(coneOf(result, 240 * MINUTE_MS).at(-1)?.timeMs).toBe(startMs + 240 * MINUTE_MS)
  })
})
