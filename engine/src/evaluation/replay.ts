import { HOUR_MS } from '@pusula/words'
import { type Candles, type Timeframe, timeframeMs } from '../candles.ts'
import type { Forecast, Learnt } from '../forecasts/forecast.ts'
import { type Horizon, horizonMs, horizons } from '../forecasts/horizons.ts'
import type { PooledHour } from '../forecasts/learning/pooled.ts'
import { startLessons } from './lessons.ts'
import type { GradedForecast } from './tally.ts'
import { type CoinCandles, openWalker } from './walker.ts'

/** One moment of one coin: what was known then, and nothing else. */
export interface Moment {
  /** Its place among the coins. */
  readonly coin: number
  readonly now: number
  readonly candles: Readonly<Record<Timeframe, Candles>>
  readonly learnt: Learnt
}

/** A forecast of the replay as it was made, and the price at its end. */
export interface Issued {
  /** Its place among the coins. */
  readonly coin: number
  readonly forecast: Forecast
  readonly actualUsd: number
}

export interface Replay {
  /** Makes forecasts of all horizons only so often; every quarter hour, and on the hour, where it is left out. */
  readonly everyMs?: number
  /** The pooled pairs of other coins, oldest first, for coins that are replayed later than those; learnt where it is left out. */
  readonly pooledPath?: readonly PooledHour[] | undefined
  /** Forecasts issued outside this span are made, because the ranges learn from them, but not handed out. */
  readonly fromMs: number
  readonly toMs: number
  readonly onGraded: (horizon: Horizon, forecast: GradedForecast, issued: Issued) => void
  /** The same between the quarter hours, once an hour; the ranges do not learn from these. */
  readonly onGradedBetween?: (horizon: Horizon, forecast: GradedForecast) => void
  /** Called every so often for every coin, every four hours where nothing else is said. */
  readonly onMoment?: (moment: Moment) => void
  readonly momentsEveryMs?: number
  /** Now and then: a forecast, and the same made anew from candles that end at its moment. */
  readonly onProof?: (issued: Forecast, anew: Forecast | undefined) => void
  readonly onProgress?: (now: number, doneRatio: number) => void
}

const quarterMs = timeframeMs['15m']
/** A prime, so that every hour, weekday and coin has its turn. */
const proofEvery = 1_499
const progressEvery = 500

/**
 * Issues the forecasts of all coins together in the order of time, each from the candles complete at that moment, and
 * compares them with what came. The ranges learn of an outcome only once its time has come; since the hours are learnt
 * from all coins, one coin after another would tell the first ones of the others' future.
 */
export function replay(coins: readonly CoinCandles[], asked: Replay): void {
  for (const _ of replaySteps(coins, asked));
}

/** What the ranges know at the end of a replay. */
export interface ReplayLearnt {
  readonly learntOf: (coin: number) => Required<Learnt>
  readonly pooledHours: readonly PooledHour[]
}

/** The same, a coin at a time: whoever has other things to do does them in between. Ends with what was learnt. */
export function* replaySteps(coins: readonly CoinCandles[], asked: Replay): Generator<void, ReplayLearnt> {
  const { onGraded, onGradedBetween, onMoment, onProof, onProgress } = asked
  const walkers: ReturnType<typeof openWalker>[] = []
  for (const coin of coins) {
    walkers.push(openWalker(coin))
    yield
  }
  const { everyMs, pooledPath, momentsEveryMs = timeframeMs['4h'] } = asked
  const lessons = startLessons({ coinCount: coins.length, everyMs, pooledPath })
  const startMs = Math.min(...walkers.map(({ firstMs }) => firstMs))
  const endMs = Math.max(...walkers.map(({ lastMs }) => lastMs))
  let issuedCount = 0
  for (let now = startMs; now <= endMs; now += quarterMs) {
    if (everyMs && now % everyMs !== 0) continue
    lessons.learnUntil(now)
    const isWithin = now >= asked.fromMs && now < asked.toMs
    const wanted = now % HOUR_MS === 0 ? horizons : horizons.slice(0, 1)
    const present = walkers.map(walker => walker.arrive(now))
    const coinCount = present.filter(Boolean).length
    for (const [coin, walker] of walkers.entries()) {
      if (!present[coin]) continue
      const learnt = lessons.learntOf(coin)
      const issued = walker.issue(learnt, wanted)
      for (const horizon of wanted) {
        const forecast = issued[horizon]
        const actualUsd = walker.priceAfter(horizonMs[horizon])
        if (!forecast || actualUsd === undefined) continue
        lessons.await({ coin, forecast, issuedMs: now, actualUsd, coinCount })
        if (onProof && ++issuedCount % proofEvery === 0) onProof(forecast, walker.issueAnew(learnt, horizon))
        const graded = isWithin && walker.grade(forecast, actualUsd)
        if (graded) onGraded(horizon, graded, { coin, forecast, actualUsd })
      }
      if (isWithin && onGradedBetween) walker.gradeBetween(learnt, onGradedBetween)
      if (isWithin && onMoment && now % momentsEveryMs === 0) onMoment({ coin, now, candles: walker.known(), learnt })
      yield
    }
    if (((now - startMs) / quarterMs) % progressEvery === 0) onProgress?.(now, (now - startMs) / (endMs - startMs + 1))
  }
  lessons.learnUntil(endMs)
  onProgress?.(endMs, 1)
  return { learntOf: lessons.learntOf, pooledHours: lessons.pooledHours() }
}
