import { HOUR_MS } from '@pusula/words'
import type { Forecast, Learnt } from '../forecasts/forecast.ts'
import { type Horizon, horizonMs, horizons } from '../forecasts/horizons.ts'
import { type CalibrationState, learn, startCalibration } from '../forecasts/learning/calibration.ts'
import { type HourState, learnHour, outcomeScore, startHours } from '../forecasts/learning/hours.ts'
import { followPooled, nextMissLevel, type Pooled, type PooledHour, startPooled } from '../forecasts/learning/pooled.ts'

/** A forecast with an outcome that calibration may not see yet (no look-ahead). */
interface Ended {
  readonly coin: number
  readonly forecast: Forecast
  readonly issuedMs: number
  readonly actualUsd: number
  /** How many coins were forecast at that moment. */
  readonly coinCount: number
}

/** What the ranges will learn of it. The forecast itself is not kept: thousands wait, and each would be ten times as large. */
interface Awaited {
  readonly coin: number
  readonly issuedMs: number
  readonly missed: boolean
  readonly score: number
  readonly coinCount: number
}

/** What was taken in is dropped in lots of this size: taking away one by one would move the whole line each time. */
const lot = 500

/** Time between two forecasts of a coin, in a replay. */
const spacingMs = (horizon: Horizon, everyMs = 0) => Math.max(Math.min(horizonMs[horizon], horizonMs['1hour']), everyMs)

interface Lessons {
  readonly coinCount: number
  readonly everyMs: number | undefined
  /** The pooled pairs to follow; where it is left out they are learnt from these coins. */
  readonly pooledPath: readonly PooledHour[] | undefined
}

/** What the ranges learn in the course of a replay: all states start neutral and move when a forecast's time has come. */
export function startLessons({ coinCount, everyMs, pooledPath }: Lessons) {
  const calibrations: CalibrationState[] = Array.from({ length: coinCount }, () => startCalibration)
  let hours: HourState = startHours
  const waiting = new Map(horizons.map(horizon => [horizon, { queue: [] as Awaited[], done: 0 }]))
  const followed = pooledPath && followPooled(pooledPath)
  const pooledHours: PooledHour[] = []
  let pooled: Pooled = startPooled
  let days = { graded: 0, missed: 0, lastMs: Number.NaN }

  function take(horizon: Horizon, { coin, issuedMs, missed, score, coinCount }: Awaited): void {
    calibrations[coin] = learn(calibrations[coin], { horizon, missed, spacingMs: spacingMs(horizon, everyMs) })
    if (horizon === '1day') {
      days.graded++
      if (missed) days.missed++
      return
    }
    const share = Math.min(spacingMs(horizon, everyMs) / HOUR_MS, 1) / coinCount
    hours = learnHour(hours, { horizon, issuedMs, score, share })
  }

  /** The pair of an hour that begins: from the days that were graded since the last, and the four-hour levels as they are. */
  function poolHour(now: number): void {
    if (followed) {
      pooled = followed(now)
      return
    }
    let { missLevel } = pooled
    if (days.graded) {
      const sinceMs = Number.isNaN(days.lastMs) ? spacingMs('1day', everyMs) : now - days.lastMs
      missLevel = nextMissLevel(missLevel, { missedShare: days.missed / days.graded, spacingMs: sinceMs })
      days = { graded: 0, missed: 0, lastMs: now }
    }
    const fourHourLevel = calibrations.reduce((sum, state) => sum + state['4hour'], 0) / coinCount
    pooled = { missLevel, fourHourLevel }
    if (pooledHours.at(-1)?.atMs === now) pooledHours.pop()
    pooledHours.push({ atMs: now, ...pooled })
  }

  return {
    await({ coin, forecast, issuedMs, actualUsd, coinCount }: Ended): void {
      const { horizon, range80, priceUsd, halfWidth } = forecast
      const missed = actualUsd < range80.lowUsd || actualUsd > range80.highUsd
      const score = horizon === '1day' ? 0 : outcomeScore({ horizon, priceUsd, halfWidth, actualUsd })
      waiting.get(horizon)?.queue.push({ coin, issuedMs, missed, score, coinCount })
    },
    /** Takes in what has ended by then, the oldest first. */
    learnUntil(now: number): void {
      for (const [horizon, line] of waiting) {
        while (line.done < line.queue.length && line.queue[line.done].issuedMs + horizonMs[horizon] <= now)
          take(horizon, line.queue[line.done++])
        if (line.done < lot) continue
        line.queue.splice(0, line.done)
        line.done = 0
      }
      if (now % HOUR_MS === 0) poolHour(now)
    },
    learntOf: (coin: number): Required<Learnt> => ({ calibration: calibrations[coin], hours, pooled }),
    /** The pairs that were learnt, hour by hour; none where a path was followed. */
    pooledHours: (): readonly PooledHour[] => pooledHours,
  }
}
