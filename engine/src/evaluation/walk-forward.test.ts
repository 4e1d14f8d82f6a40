import { describe, expect, it } from 'vitest'
import type { Candles } from '../candles.ts'
import { type Horizon, horizonMs } from '../forecasts/horizons.ts'
import { sampleMarket } from '../forecasts/sample-market.ts'
import { addToTally, type GradedForecast, readTally, startTally } from './tally.ts'
import { type CoinCandles, type Moment, walkForward } from './walk-forward.ts'

const market = sampleMarket({ seed: 11, days: 40 })
const everything = { fromMs: 0, toMs: Number.POSITIVE_INFINITY }

interface Row extends GradedForecast {
  readonly horizon: Horizon
}

function walk(coin: CoinCandles, span = everything): Row[] {
  const rows: Row[] = []
  const copy = ({ baselines, ...rest }: GradedForecast) => ({ ...rest, baselines: structuredClone(baselines) })
  walkForward(coin, { ...span, onGraded: (horizon, graded) => rows.push({ horizon, ...copy(graded) }) })
  return rows
}

/** The same candles until a moment, then a market gone mad. */
function madAfter(coin: CoinCandles, ms: number): CoinCandles {
  const turn = (candles: Candles, spanMs: number): Candles => {
    const change = (column: Float64Array, factor: number) =>
      column.map((value, i) => (candles.time[i] + spanMs > ms ? value * factor : value))
    return {
      ...candles,
      open: change(candles.open, 3),
      high: change(candles.high, 9),
      low: change(candles.low, 0.1),
      close: change(candles.close, 3),
    }
  }
  return {
    candles15m: turn(coin.candles15m, 900_000),
    candles1h: turn(coin.candles1h, 3_600_000),
    candles1d: turn(coin.candles1d, 86_400_000),
  }
}

describe('walking forward', () => {
  const rows = walk(market)
  const of = (horizon: Horizon) => rows.filter(row => row.horizon === horizon)

  it('issues every quarter-hour for 15min and every hour for the others', () => {
    const gaps = (horizon: Horizon) => new Set(of(horizon).map(({ atMs }, i, all) => (i ? atMs - all[i - 1].atMs : -1)))
    expect(gaps('15min')).toEqual(new Set([-1, 900_000]))
    for (const horizon of ['1hour', '4hour', '1day'] as const) expect(gaps(horizon)).toEqual(new Set([-1, 3_600_000]))
  })

  it('never looks ahead: the future changes outcomes and nothing else', () => {
    const turnMs = market.now - 4 * 86_400_000
    const before = (all: readonly Row[]) => all.filter(row => row.atMs <= turnMs && row.atMs > turnMs - 3 * 86_400_000)
    const told = before(walk(madAfter(market, turnMs)))
    expect(told).toHaveLength(3 * (96 + 3 * 24))
    const withoutOutcome = ({ outcome, ...rest }: Row) => rest
    expect(told.map(withoutOutcome)).toEqual(before(rows).map(withoutOutcome))
    const matured = ({ horizon, atMs }: Row) => atMs + horizonMs[horizon] <= turnMs
    expect(told.filter(matured)).toEqual(before(rows).filter(matured))
  })

  it('learns from outcomes: in a market it was never fitted on, its ranges move towards holding four in five', () => {
    const coverage = (part: readonly Row[]) => {
      const tally = startTally()
      for (const row of part) addToTally(tally, row)
      return readTally(tally).coverage80
    }
    const quarters = of('15min')
    const first = coverage(quarters.slice(0, 960))
    const last = coverage(quarters.slice(-960))
    expect(first).toBeLessThan(0.74)
    expect(last).toBeGreaterThan(0.76)
    expect(last).toBeLessThan(0.83)
  })

  it('hands out only the asked span, with the same forecasts', () => {
    const span = { fromMs: market.now - 5 * 86_400_000, toMs: market.now - 3 * 86_400_000 }
    const part = walk(market, span)
    expect(part).toEqual(rows.filter(({ atMs }) => atMs >= span.fromMs && atMs < span.toMs))
    expect(part.filter(row => row.horizon === '15min')).toHaveLength(2 * 96)
  })

  it('skips what a gap hides', () => {
    const keep = (column: Float64Array) => column.filter((_, i) => i < 3_000 || i >= 3_010)
    const { time, open, high, low, close, volume } = market.candles15m
    const candles15m = {
      time: keep(time),
      open: keep(open),
      high: keep(high),
      low: keep(low),
      close: keep(close),
      volume: keep(volume),
    }
    const gapMs = time[3_000]
    const quarters = walk({ ...market, candles15m }).filter(row => row.horizon === '15min')
    expect(quarters.length).toBeGreaterThan(1_000)
    expect(quarters.filter(({ atMs }) => atMs >= gapMs && atMs < gapMs + 10 * 900_000)).toEqual([])
  })

  it('shows each moment only what is known at it', () => {
    const moments: Moment[] = []
    walkForward(market, { ...everything, onGraded: () => {}, onMoment: moment => moments.push(moment) })
    expect(moments.length).toBeGreaterThan(150)
    for (const { now, candles } of moments) {
      expect(candles['15m'].time.at(-1)! + 900_000).toBe(now)
      expect(candles['1h'].time.at(-1)! + 3_600_000).toBe(now)
      expect(candles['4h'].time.at(-1)! + 14_400_000).toBe(now)
      expect(candles['1d'].time.at(-1)! + 86_400_000).toBeLessThanOrEqual(now)
    }
  })
})
