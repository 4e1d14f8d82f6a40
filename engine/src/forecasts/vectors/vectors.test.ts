import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { forecast, quantileUsd } from '../forecast.ts'
import { type Horizon, horizonMs, horizons } from '../horizons.ts'
import { learn, startCalibration } from '../learning/calibration.ts'
import {
  type HourlyHorizon,
  type HourState,
  hourFactor,
  learnHour,
  outcomeScore,
  startHours,
} from '../learning/hours.ts'
import { dayMultiplier, nextMissLevel } from '../learning/pooled.ts'
import { inputs } from './fourth-inputs.ts'
import { markets } from './markets.ts'

/** Computed by the reference implementation of the method, third edition, from the same made-up candles and outcomes. */
interface Published {
  forecasts: Record<string, { startsAt: number; horizons: Record<Horizon, PublishedForecast> }>
  hours: PublishedHours[]
  calibration: {
    horizon: Horizon
    before: number
    steps: { missed: boolean; spacing: number; after: number }[]
  }[]
}
interface PublishedForecast {
  model: string
  /** Scale, half width, probability of rising. */
  numbers: number[]
  /** At `levels`. */
  prices: number[]
}
interface PublishedHours {
  name: string
  before?: HourState
  updates: {
    horizon: HourlyHorizon
    priceUsd: number
    halfWidth: number
    actualUsd: number
    issuedMs: number
    share: number
    score: number
  }[]
  after: HourState
  factors: { horizon: Horizon; atMs: number; factor: number }[]
}

const published: Published = JSON.parse(readFileSync(`${import.meta.dirname}/published.json`, 'utf8'))
const middle = Array.from({ length: 19 }, (_, i) => (i + 1) / 20)
const levels = [0.001, 0.005, 0.01, 0.025, ...middle, 0.975, 0.99, 0.995, 0.999]

/** The share by which any of the numbers is off, the worst of them. */
const worstDifference = (found: readonly number[], expected: readonly number[]) =>
  Math.max(...expected.map((number, i) => Math.abs(number === 0 ? found[i] : found[i] / number - 1)))

describe('the published method', () => {
  it('has a market for every vector', () => expect(Object.keys(markets)).toEqual(Object.keys(published.forecasts)))

  it.each(Object.entries(published.forecasts))('is met: %s', (name, expected) => {
    const answer = forecast(markets[name])
    if (answer.kind !== 'ready') throw new Error(answer.kind)
    expect(answer.startsAt).toBe(expected.startsAt)
    for (const horizon of horizons) {
      const found = answer.horizons[horizon]
      const { model, numbers, prices } = expected.horizons[horizon]
      expect(found.model, horizon).toBe(model)
      // Which way a day ends is of the fourth edition, and has vectors of its own.
      const riseProbability = horizon === '1day' ? 0.5 : found.riseProbability
      const { scale, halfWidth } = found
      expect(worstDifference([scale, halfWidth, riseProbability], numbers), horizon).toBeLessThan(1e-9)
      const quantiles = levels.map(level => quantileUsd(found, level))
      expect(worstDifference(quantiles, prices), horizon).toBeLessThan(1e-9)
    }
  })

  it.each(published.hours)(
    'learns about hours as written: $name',
    ({ before = startHours, updates, after, factors }) => {
      const learnt = updates.reduce((state, { score, share, horizon, issuedMs, ...outcome }) => {
        const found = outcomeScore({ horizon, ...outcome })
        expect(found).toBeCloseTo(score, 10)
        return learnHour(state, { horizon, issuedMs, score: found, share })
      }, before)
      for (const horizon of ['15min', '1hour', '4hour'] as const)
        expect(worstDifference(learnt[horizon], after[horizon]), horizon).toBeLessThan(1e-9)
      for (const { horizon, atMs, factor } of factors)
        expect(horizon === '1day' ? 1 : hourFactor(learnt[horizon], atMs)).toBeCloseTo(factor, 10)
    },
  )

  it.each(published.calibration)('calibrates $horizon as written', ({ horizon, before, steps }) => {
    let state = { ...startCalibration, [horizon]: before }
    const usualMs = Math.min(horizonMs[horizon], horizonMs['1hour'])
    for (const { missed, spacing, after } of steps) {
      state = learn(state, { horizon, missed, spacingMs: spacing * usualMs })
      expect(state[horizon]).toBeCloseTo(after, 12)
    }
  })
})

/** The calibration of the fourth edition, computed by its reference implementation. */
const fourth: { coinLevels: number[][]; pooled: number[][]; widths: number[] } = JSON.parse(
  readFileSync(`${import.meta.dirname}/fourth.json`, 'utf8'),
)
const horizonNamed = { '15m': '15min', '1h': '1hour', '4h': '4hour', '1d': '1day' } as const

describe('the fourth edition', () => {
  it.each(inputs.coinLevels.map((input, i) => ({ ...input, expected: fourth.coinLevels[i] })))(
    "moves a coin's own level at $horizon, $spacing apart",
    ({ horizon, spacing, start, missed, expected }) => {
      const name = horizonNamed[horizon]
      let state = { ...startCalibration, [name]: start }
      const found = missed.map(isMissed => {
        state = learn(state, {
          ...{ horizon: name, missed: isMissed },
          spacingMs: spacing * Math.min(horizonMs[name], horizonMs['1hour']),
        })
        return state[name]
      })
      expect(worstDifference(found, expected)).toBeLessThan(1e-9)
    },
  )

  it.each(inputs.pooled.map((input, i) => ({ ...input, expected: fourth.pooled[i] })))(
    'pools misses $spacing hours apart, from $start',
    ({ start, spacing, shares, expected }) => {
      let level = start
      const found = shares.map(missedShare => {
        level = nextMissLevel(level, { missedShare, spacingMs: spacing * horizonMs['1hour'] })
        return level
      })
      expect(worstDifference(found, expected)).toBeLessThan(1e-9)
    },
  )

  it('multiplies widths', () => {
    const mean = (levels: readonly number[]) => levels.reduce((sum, level) => sum + level, 0) / (levels.length || 1)
    const found = inputs.widths.map(({ horizon, L, G, levels4h }) =>
      horizon === '1d' ? dayMultiplier(L, { missLevel: G, fourHourLevel: mean(levels4h) }) : Math.exp(L),
    )
    expect(worstDifference(found, fourth.widths)).toBeLessThan(1e-9)
  })
})
