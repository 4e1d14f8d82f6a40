import type { Forecast, Learnt } from '../forecasts/forecast.ts'
import { type Horizon, horizonMs, horizons } from '../forecasts/horizons.ts'
import { type CalibrationState, learn, startCalibration } from '../forecasts/learning/calibration.ts'
import { type HourState, learnHour, outcomeScore, startHours } from '../forecasts/learning/hours.ts'

/** A forecast whose end is known to the replay, but not yet to the ranges. */
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

/** What the ranges learn in the course of a replay: both states start neutral and move when a forecast's time has come. */
export function startLessons(coinCount: number, everyMs?: number) {
  const calibrations: CalibrationState[] = Array.from({ length: coinCount }, () => startCalibration)
  let hours: HourState = startHours
  const waiting = new Map(horizons.map(horizon => [horizon, { queue: [] as Awaited[], done: 0 }]))

  function take(horizon: Horizon, { coin, issuedMs, missed, score, coinCount }: Awaited): void {
    calibrations[coin] = learn(calibrations[coin], { horizon, missed, spacingMs: spacingMs(horizon, everyMs) })
    if (horizon === '1day') return
    const share = Math.min(spacingMs(horizon, everyMs) / horizonMs['1hour'], 1) / coinCount
    hours = learnHour(hours, { horizon, issuedMs, score, share })
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
    },
    learntOf: (coin: number): Learnt => ({ calibration: calibrations[coin], hours }),
  }
}
