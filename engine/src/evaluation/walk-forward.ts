import { type Candles, slice, type Timeframe, timeframeMs } from '../candles.ts'
import { type Forecast, forecastFrom, quantileUsd } from '../forecasts/forecast.ts'
import { type Horizon, horizonMs, horizons } from '../forecasts/horizons.ts'
import { type CalibrationState, learn, startCalibration } from '../forecasts/learning/calibration.ts'
import { readPast } from '../forecasts/past/past.ts'
import { inferTick } from '../forecasts/past/tick.ts'
import { aggregate } from './aggregate.ts'
import { walkBaselines } from './baselines.ts'
import { gradedLevels } from './losses.ts'
import type { GradedForecast } from './tally.ts'

export interface CoinCandles {
  readonly candles15m: Candles
  readonly candles1h: Candles
  readonly candles1d: Candles
}

/** One moment of the walk: what was known then, and nothing else. */
export interface Moment {
  readonly now: number
  readonly candles: Readonly<Record<Timeframe, Candles>>
  readonly calibration: CalibrationState
}

export interface Walk {
  /** Forecasts issued outside this span are made, because calibration learns from them, but not handed out. */
  readonly fromMs: number
  readonly toMs: number
  readonly onGraded: (horizon: Horizon, graded: GradedForecast) => void
  /** Called every four hours. */
  readonly onMoment?: (moment: Moment) => void
  readonly onProgress?: (done: number, total: number) => void
}

/** The first week of 15m candles only fills the windows. */
const warmUpCandles = 672
const progressEvery = 1_000
const quarterMs = timeframeMs['15m']

/**
 * Issues the forecasts of one coin in the order of time, each from the candles complete at that moment, and compares
 * them with what came. Calibration learns of an outcome only once its time has come.
 */
export function walkForward(coin: CoinCandles, { fromMs, toMs, onGraded, onMoment, onProgress }: Walk): void {
  const { time, close } = coin.candles15m
  const past = readPast(coin.candles15m, coin.candles1h, coin.candles1d)
  const candles4h = aggregate(coin.candles1h, '1h', '4h')
  const hours = completedBy(coin.candles1h, '1h')
  const fourHours = completedBy(candles4h, '4h')
  const days = completedBy(coin.candles1d, '1d')
  const lanes = horizons.map(horizon => openLane(horizon, ...nearestCandles({ ...coin, candles4h }, horizon)))
  let calibration = startCalibration

  for (let i = warmUpCandles - 1; i < time.length; i++) {
    const now = time[i] + quarterMs
    for (const { horizon, everyMs, pending } of lanes) {
      while (pending[0] && pending[0].dueMs <= now) {
        const { missed } = pending.shift()!
        calibration = learn(calibration, { horizon, missed, spacingMs: everyMs })
      }
    }
    const ends = { quarters: i + 1, hours: hours(now), days: days(now) }
    const tickUsd = inferTick(coin.candles15m, i + 1)
    const standing = { now, startsAt: now, priceUsd: close[i], tickUsd }
    const issued = forecastFrom(past, ends, standing, { calibration })
    if (i % progressEvery === 0) onProgress?.(i, time.length)

    const isWithin = now >= fromMs && now < toMs
    for (const { horizon, everyMs, pending, baselinesAt } of lanes) {
      if (now % everyMs !== 0) continue
      const outcome = logReturnAfter(coin.candles15m, i, horizonMs[horizon])
      const forecast = issued[horizon]
      if (outcome === undefined || !forecast) continue
      const quantiles = quantilesOf(forecast)
      pending.push({ dueMs: now + horizonMs[horizon], missed: outcome < quantiles[low] || outcome > quantiles[high] })
      const baselines = isWithin && baselinesAt(now)
      if (!baselines) continue
      const { riseProbability } = forecast
      onGraded(horizon, { atMs: now, quantiles, riseProbability, baselines, outcome })
    }
    if (onMoment && isWithin && now % timeframeMs['4h'] === 0) {
      const candles = {
        '15m': slice(coin.candles15m, 0, ends.quarters),
        '1h': slice(coin.candles1h, 0, ends.hours),
        '4h': slice(candles4h, 0, fourHours(now)),
        '1d': slice(coin.candles1d, 0, ends.days),
      }
      onMoment({ now, candles, calibration })
    }
  }
  onProgress?.(time.length, time.length)
}

const low = gradedLevels.indexOf(0.1)
const high = gradedLevels.indexOf(0.9)
const quantilesOf = (forecast: Forecast) =>
  gradedLevels.map(level => Math.log(quantileUsd(forecast, level) / forecast.priceUsd))

/** From the close of a 15m candle on. Where candles are missing there is no telling what came. */
export function logReturnAfter({ time, close }: Candles, index: number, spanMs: number): number | undefined {
  const due = index + spanMs / quarterMs
  return due < time.length && time[due] === time[index] + spanMs ? Math.log(close[due] / close[index]) : undefined
}

/** What one horizon carries along: forecasts that wait for their outcome, and its baselines. */
function openLane(horizon: Horizon, timeframe: Timeframe, candles: Candles) {
  const everyMs = horizon === '15min' ? quarterMs : timeframeMs['1h']
  const completed = completedBy(candles, timeframe)
  const baselines = walkBaselines(candles.close)
  const pending: { dueMs: number; missed: boolean }[] = []
  return { horizon, everyMs, pending, baselinesAt: (now: number) => baselines(completed(now)) }
}

/** The candles as long as the horizon, so that a baseline need not scale anything. */
function nearestCandles(coin: CoinCandles & { candles4h: Candles }, horizon: Horizon): [Timeframe, Candles] {
  if (horizon === '15min') return ['15m', coin.candles15m]
  if (horizon === '1hour') return ['1h', coin.candles1h]
  if (horizon === '4hour') return ['4h', coin.candles4h]
  return ['1d', coin.candles1d]
}

/** Counts the candles that are complete at a moment; moments must not go back. */
function completedBy({ time }: Candles, timeframe: Timeframe): (now: number) => number {
  let count = 0
  return now => {
    while (count < time.length && time[count] + timeframeMs[timeframe] <= now) count++
    return count
  }
}
