import { DAY_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { type Candles, eachColumn, fromRows, slice } from '../candles.ts'
import { type Horizon, horizonMs } from '../forecasts/horizons.ts'
import { sampleMarket } from '../forecasts/sample-market.ts'
import { type Moment, type Replay, replay } from './replay.ts'
import { addToTally, type GradedForecast, readTally, startTally } from './tally.ts'
import type { CoinCandles } from './walker.ts'

const market = sampleMarket({ seed: 11, days: 40 })
const other = sampleMarket({ seed: 12, days: 40, stepRatio: 0.004 })
const everything = { fromMs: 0, toMs: Number.POSITIVE_INFINITY }

interface Row extends GradedForecast {
  readonly horizon: Horizon
}

function walk(coins: readonly CoinCandles[], span = everything, more: Partial<Replay> = {}): Row[] {
  const rows: Row[] = []
  const copy = ({ baselines, ...rest }: GradedForecast) => ({ ...rest, baselines: structuredClone(baselines) })
  replay(coins, { ...span, onGraded: (horizon, graded) => rows.push({ horizon, ...copy(graded) }), ...more })
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
    candles1d: turn(coin.candles1d, DAY_MS),
  }
}

describe('a replay', () => {
  const moments: Moment[] = []
  const rows = walk([market], everything, { onMoment: moment => moments.push(moment) })
  const of = (horizon: Horizon) => rows.filter(row => row.horizon === horizon)
  const proofs: number[] = []
  const together = walk([market, other], everything, {
    onProof: (issued, anew) =>
      proofs.push(anew ? anew.scale / issued.scale - 1 : 1, (anew?.medianUsd ?? 0) / issued.medianUsd - 1),
  })

  it('issues every quarter-hour for 15min and every hour for the others', () => {
    const gaps = (horizon: Horizon) => new Set(of(horizon).map(({ atMs }, i, all) => (i ? atMs - all[i - 1].atMs : -1)))
    expect(gaps('15min')).toEqual(new Set([-1, 900_000]))
    for (const horizon of ['1hour', '4hour', '1day'] as const) expect(gaps(horizon)).toEqual(new Set([-1, 3_600_000]))
  })

  it('has no look-ahead: the future, one’s own or another coin’s, changes outcomes and nothing else', () => {
    const turnMs = market.now - 4 * DAY_MS
    const before = (all: readonly Row[]) => all.filter(row => row.atMs <= turnMs && row.atMs > turnMs - 3 * DAY_MS)
    const known = before(together)
    const told = before(walk([madAfter(market, turnMs), madAfter(other, turnMs)]))
    expect(told).toHaveLength(2 * 3 * (96 + 3 * 24))
    const withoutOutcome = ({ outcome, ...rest }: Row) => rest
    expect(told.map(withoutOutcome)).toEqual(known.map(withoutOutcome))
    const matured = ({ horizon, atMs }: Row) => atMs + horizonMs[horizon] <= turnMs
    expect(told.filter(matured)).toEqual(known.filter(matured))
  })

  it('is reproducible from candles that end at its moment', () => {
    expect(proofs.length).toBeGreaterThan(10)
    expect(Math.max(...proofs.map(Math.abs))).toBeLessThan(1e-9)
  })

  it('lets coins learn about hours from each other, and about their own width alone', () => {
    const alone = rows.filter(({ horizon }) => horizon === '1hour').map(({ quantiles }) => quantiles[17] - quantiles[1])
    const shared = together.filter(({ horizon }) => horizon === '1hour')
    const mine = shared.filter((_, i) => i % 2 === 0).map(({ quantiles }) => quantiles[17] - quantiles[1])
    expect(mine).toHaveLength(alone.length)
    const ratios = mine.map((width, i) => width / alone[i])
    expect(ratios[0]).toBe(1)
    expect(Math.max(...ratios.map(ratio => Math.abs(ratio - 1)))).toBeGreaterThan(0.001)
    expect(Math.max(...ratios.map(ratio => Math.abs(ratio - 1)))).toBeLessThan(0.3)
  })

  it('learns from outcomes: in a market it was never fitted on, its ranges move towards holding four in five', () => {
    const coverage = (part: readonly Row[]) => {
      const tally = startTally()
      for (const row of part) addToTally(tally, row)
      return readTally(tally).coverage80
    }
    const quarters = of('15min')
    const first = Math.abs(coverage(quarters.slice(0, 960)) - 0.8)
    const last = Math.abs(coverage(quarters.slice(-960)) - 0.8)
    expect(first).toBeGreaterThan(0.05)
    expect(last).toBeLessThan(0.04)
  })

  it('hands out only the asked span, with the same forecasts', () => {
    const span = { fromMs: market.now - 5 * DAY_MS, toMs: market.now - 3 * DAY_MS }
    const part = walk([market], span)
    expect(part).toEqual(rows.filter(({ atMs }) => atMs >= span.fromMs && atMs < span.toMs))
    expect(part.filter(row => row.horizon === '15min')).toHaveLength(2 * 96)
  })

  it('skips what a gap hides, and no more', () => {
    const gone = (i: number) => i >= 3_000 && i < 3_010
    const candles15m = eachColumn(market.candles15m, column => column.filter((_, i) => !gone(i)))
    const gapMs = market.candles15m.time[3_000] ?? 0
    const left = walk([{ ...market, candles15m }]).filter(({ horizon }) => horizon === '15min')
    const isHidden = ({ atMs }: Row) => atMs > gapMs - 900_000 && atMs <= gapMs + 10 * 900_000
    expect(left.filter(isHidden)).toEqual([])
    expect(left.map(({ atMs }) => atMs)).toEqual(
      of('15min')
        .filter(row => !isHidden(row))
        .map(({ atMs }) => atMs),
    )
  })

  it('gives each moment only what is known at it', () => {
    expect(moments.length).toBeGreaterThan(150)
    for (const { now, candles } of moments) {
      expect(candles['15m'].time.at(-1)! + 900_000).toBe(now)
      expect(candles['1h'].time.at(-1)! + 3_600_000).toBe(now)
      expect(candles['4h'].time.at(-1)! + 14_400_000).toBe(now)
      expect(candles['1d'].time.at(-1)! + DAY_MS).toBeLessThanOrEqual(now)
    }
  })
})

describe('between the quarter hours', () => {
  /** Fine candles in a straight line from each quarter's open to its close. */
  const fineOf = ({ time, open, close }: Candles, spanMs: number) => {
    const count = 900_000 / spanMs
    return fromRows(
      [...time].flatMap((ms, i) =>
        Array.from({ length: count }, (_, k) => {
          const at = (step: number) => open[i] + ((close[i] - open[i]) * step) / count
          const [from, to] = [at(k), at(k + 1)]
          return [ms + k * spanMs, from, Math.max(from, to), Math.min(from, to), to, 1]
        }),
      ),
    )
  }
  const last = (candles: Candles, count: number) => slice(candles, candles.time.length - count)
  /** A week fills the windows, and the fine candles begin after it. */
  const recent = {
    candles15m: last(market.candles15m, 20 * 96),
    candles1h: last(market.candles1h, 20 * 24),
    candles1d: market.candles1d,
  }
  const quarters = last(market.candles15m, 12 * 96)
  const between = (timeframe: '1m' | '5m', spanMs: number) => {
    const found: Row[] = []
    const fine = { timeframe, candles: fineOf(quarters, spanMs) }
    walk([{ ...recent, fine }], everything, {
      onGradedBetween: (horizon, graded) => found.push({ horizon, ...graded }),
    })
    return found
  }

  it.each([
    ['1m', 60_000],
    ['5m', 300_000],
  ] as const)(
    'a forecast is made in every hour, from %s candles, and ends exactly its horizon later',
    (timeframe, spanMs) => {
      const found = between(timeframe, spanMs)
      const hours = found.filter(({ horizon }) => horizon === '1hour')
      expect(hours.length).toBeGreaterThan(11 * 24)
      expect(hours.every(({ atMs }) => atMs % spanMs === 0 && atMs % 900_000 !== 0)).toBe(true)
      expect(new Set(hours.map(({ atMs }) => atMs % 3_600_000)).size).toBe((60 * 60_000) / spanMs - 4)
      const fine = fineOf(quarters, spanMs)
      const closeAt = (ms: number) => fine.close[fine.time.indexOf(ms - spanMs)]
      for (const { atMs, outcome } of hours)
        expect(outcome).toBeCloseTo(Math.log(closeAt(atMs + 3_600_000) / closeAt(atMs)), 12)
    },
  )
})
