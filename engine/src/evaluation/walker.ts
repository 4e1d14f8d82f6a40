import { HOUR_MS } from '@pusula/words'
import { type Candles, type FineTimeframe, slice, type Timeframe, timeframeMs } from '../candles.ts'
import {
  type FineCandles,
  type Forecast,
  forecast,
  forecastFrom,
  type Learnt,
  quantileUsd,
} from '../forecasts/forecast.ts'
import { type Horizon, horizonMs, horizons } from '../forecasts/horizons.ts'
import { longestWindow, readPast } from '../forecasts/past/past.ts'
import { inferTick } from '../forecasts/past/tick.ts'
import { usualDayRange, widthToUsual } from '../forecasts/width/usual.ts'
import { aggregate } from './aggregate.ts'
import { type Baselines, walkBaselines } from './baselines.ts'
import { gradedLevels } from './losses.ts'
import type { GradedForecast } from './tally.ts'

export interface CoinCandles {
  readonly candles15m: Candles
  readonly candles1h: Candles
  readonly candles1d: Candles
  /** Where there are any, forecasts are also made between the quarter hours. */
  readonly fine?: FineCandles
}

/** Warm-up: the first week of 15m candles only fills the windows. */
const warmUpCandles = 672
const quarterMs = timeframeMs['15m']
/** Of fine candles; whole hours, so that hours can be put together from them. */
const fineHours = 4

/** One coin on its way through time: it looks at nothing that was not complete where it stands. */
export function openWalker({ candles15m, candles1h, candles1d, fine }: CoinCandles) {
  const { time, close } = candles15m
  const past = readPast(candles15m, candles1h, candles1d)
  const candles4h = aggregate(candles1h, '1h', '4h')
  const hoursBy = completedBy(candles1h, '1h')
  const fourHoursBy = completedBy(candles4h, '4h')
  const daysBy = completedBy(candles1d, '1d')
  const between = fine && openBetween(fine.candles, fine.timeframe)
  let now = 0
  let place = warmUpCandles - 2

  const ends = () => ({ quarters: place + 1, hours: hoursBy(now), days: daysBy(now) })
  const baselines: Record<Horizon, () => Baselines | undefined> = {
    '15min': baselinesOf(candles15m, () => place + 1),
    '1hour': baselinesOf(candles1h, () => hoursBy(now)),
    '4hour': baselinesOf(candles4h, () => fourHoursBy(now)),
    '1day': baselinesOf(candles1d, () => daysBy(now)),
  }

  let usual: { days: number; range: number | null } = { days: -1, range: null }
  /** It changes with the days alone, and sorting them for every forecast would take longer than the forecast. */
  const usualRange = () => {
    const days = daysBy(now)
    if (days !== usual.days) usual = { days, range: usualDayRange(candles1d, days) }
    return usual.range
  }

  /** What a forecast of this moment may look at. */
  const inReach = () => {
    const { quarters, hours, days } = ends()
    return {
      candles15m: lastOf(candles15m, quarters, longestWindow.quarters),
      candles1h: lastOf(candles1h, hours, longestWindow.hours),
      candles1d: lastOf(candles1d, days, longestWindow.days),
    }
  }

  return {
    firstMs: (time[warmUpCandles - 1] ?? Number.POSITIVE_INFINITY) + quarterMs,
    lastMs: (time.at(-1) ?? Number.NEGATIVE_INFINITY) + quarterMs,
    /** Goes on to a moment; whether a quarter hour of this coin ends there. Moments must not go back. */
    arrive(atMs: number): boolean {
      now = atMs
      while (place + 1 < time.length && time[place + 1] + quarterMs <= now) place++
      return place >= warmUpCandles - 1 && time[place] + quarterMs === now
    },
    issue(learnt: Learnt, wanted: readonly Horizon[]) {
      const tickUsd = inferTick(candles15m, place + 1)
      return forecastFrom(past, ends(), { now, startsAt: now, priceUsd: close[place], tickUsd }, learnt, wanted)
    },
    /** The same, made as the product makes it, from candles that end here. */
    issueAnew(learnt: Learnt, horizon: Horizon): Forecast | undefined {
      const answer = forecast({ now, priceUsd: close[place], ...inReach(), ...learnt })
      return answer.kind === 'ready' ? answer.horizons[horizon] : undefined
    },
    /** The price so much later; where that candle is missing there is no telling. */
    priceAfter: (spanMs: number) => closeAt(candles15m, '15m', now + spanMs, place + spanMs / quarterMs),
    /** A forecast of this moment beside what came; undefined where there are too few candles to compare it with. */
    grade(forecast: Forecast, actualUsd: number): GradedForecast | undefined {
      const found = baselines[forecast.horizon]()
      return found && graded(forecast, now, actualUsd, found, usualRange())
    },
    /** Forecasts from a moment within the coming quarter hour, if this hour's turn is there. */
    gradeBetween(learnt: Learnt, onGraded: (horizon: Horizon, forecast: GradedForecast) => void): void {
      const moment = between?.(now)
      if (!moment) return
      const { atMs, priceUsd, fine, priceAfter } = moment
      const answer = forecast({ now: atMs, priceUsd, ...inReach(), fine, ...learnt })
      if (answer.kind !== 'ready') return
      for (const horizon of horizons) {
        const actualUsd = priceAfter(horizonMs[horizon])
        const found = baselines[horizon]()
        if (actualUsd !== undefined && found)
          onGraded(horizon, graded(answer.horizons[horizon], atMs, actualUsd, found, usualRange()))
      }
    },
    /** All candles that are complete here. */
    known(): Readonly<Record<Timeframe, Candles>> {
      const { quarters, hours, days } = ends()
      return {
        '15m': slice(candles15m, 0, quarters),
        '1h': slice(candles1h, 0, hours),
        '4h': slice(candles4h, 0, fourHoursBy(now)),
        '1d': slice(candles1d, 0, days),
      }
    },
  }
}

const lastOf = (candles: Candles, end: number, count: number) => slice(candles, Math.max(0, end - count), end)

/** A forecast beside what came, both as log returns. */
const graded = (
  forecast: Forecast,
  atMs: number,
  actualUsd: number,
  baselines: Baselines,
  dayRange: number | null,
): GradedForecast => ({
  atMs,
  quantiles: gradedLevels.map(level => Math.log(quantileUsd(forecast, level) / forecast.priceUsd)),
  riseProbability: forecast.riseProbability,
  widthToUsual: dayRange && widthToUsual(forecast, dayRange),
  baselines,
  outcome: Math.log(actualUsd / forecast.priceUsd),
})

/** The close of the candle that ends then, which stands at the guessed place or, after gaps, before it. */
export function closeAt(
  { time, close }: Candles,
  timeframe: Timeframe | FineTimeframe,
  endsAt: number,
  guess: number,
): number | undefined {
  const openedAt = endsAt - timeframeMs[timeframe]
  let place = Math.min(guess, time.length - 1)
  while (place >= 0 && time[place] > openedAt) place--
  return time[place] === openedAt ? close[place] : undefined
}

/**
 * Finds the moment between two quarter hours at which a forecast is made: one in every hour, each time at another of
 * its minutes.
 */
function openBetween(candles: Candles, timeframe: FineTimeframe) {
  const spanMs = timeframeMs[timeframe]
  const offsets = Array.from({ length: HOUR_MS / spanMs }, (_, i) => i * spanMs).filter(ms => ms % quarterMs !== 0)
  const countBy = completedBy(candles, timeframe)
  return (quarterEndMs: number) => {
    const hour = Math.floor(quarterEndMs / HOUR_MS)
    // One step more each day, so that an hour of the day does not always meet the same minute.
    const atMs = hour * HOUR_MS + offsets[(hour + Math.floor(hour / 24)) % offsets.length]
    if (atMs <= quarterEndMs || atMs >= quarterEndMs + quarterMs) return undefined
    const end = countBy(atMs)
    if (end === 0 || candles.time[end - 1] + spanMs !== atMs) return undefined
    return {
      atMs,
      priceUsd: candles.close[end - 1],
      fine: { timeframe, candles: lastOf(candles, end, (fineHours * HOUR_MS) / spanMs) },
      priceAfter: (afterMs: number) => closeAt(candles, timeframe, atMs + afterMs, end - 1 + afterMs / spanMs),
    }
  }
}

/** Baselines of the candles as long as the horizon, so that they need not scale anything. */
function baselinesOf({ close }: Candles, count: () => number): () => Baselines | undefined {
  const at = walkBaselines(close)
  return () => at(count())
}

/** Counts the candles that are complete at a moment; moments must not go back. */
function completedBy({ time }: Candles, timeframe: Timeframe | FineTimeframe): (now: number) => number {
  let count = 0
  return now => {
    while (count < time.length && time[count] + timeframeMs[timeframe] <= now) count++
    return count
  }
}
