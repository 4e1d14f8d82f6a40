import { type Candles, completedCount, type Timeframe, timeframeMs } from '../candles.ts'
import { readEdges } from '../facts/edges.ts'
import { type Activity, type Headlines, readFacts, type StoryFacts } from '../facts/facts.ts'
import { hysteresisPrice, hysteresisShare } from '../facts/hysteresis.ts'
import { readLongAverage } from '../facts/long-average.ts'
import { readPassed } from '../facts/passed.ts'
import { pastOf } from '../facts/past.ts'
import {
  type FineCandles,
  type Forecasts,
  forecast,
  type Learnt,
  type NotEnoughHistory,
} from '../forecasts/forecast.ts'
import { wholeHours } from '../forecasts/past/fresh.ts'
import { touchChances } from '../forecasts/reach.ts'
import { findLevels, type Levels, noiseInAtr } from '../levels/levels.ts'
import { makePlans, type Plans } from '../plans/pair.ts'
import { latest } from '../scores/reading.ts'
import { type Score, scoreCoin } from '../scores/score.ts'
import type { NewsTone } from '../scores/surroundings.ts'
import { study } from './study.ts'
import { readTerms, type Term, type TermName } from './terms.ts'

export interface AnalysisInput extends Learnt {
  /** Unix milliseconds. What was not complete by then is not looked at. */
  readonly now: number
  /** Oldest first, the last may still be open; an empty run where there is none. */
  readonly candles: Readonly<Record<Timeframe, Candles>>
  /** Minutes, or fives of them, since and before the last quarter hour: with them the analysis is as of the last one. */
  readonly fine?: FineCandles | undefined
  /** Trend of the coin that leads the market; null where it is unknown or this very coin. */
  readonly leaderTrend: number | null
  /** How lively and busy that coin is; absent where it is unknown or this very coin. */
  readonly leaderActivity?: Activity | null | undefined
  readonly news: NewsTone | null
  /** How many headlines the last day had; absent where nobody counts them. */
  readonly headlines?: Headlines | null | undefined
}

/** The whole analysis of a coin, in numbers. */
export interface Analysis {
  readonly kind: 'ready'
  /** Close of the last complete candle, the finest there is, in unix milliseconds: all of it is as of then. */
  readonly at: number
  /** The price at that close: the one price that is "now" in all of it. */
  readonly priceUsd: number
  readonly forecasts: Forecasts
  readonly levels: Levels
  readonly score: Score
  /** From -1, falling, to 1, rising, over weeks; null where there are too few days. Other coins' `leaderTrend`. */
  readonly trend: number | null
  /** The plans that may be issued at this moment. Those that were issued before live on: see `advance`. */
  readonly plans: Plans
  /** What happened and where it stands, for the stories. */
  readonly facts: StoryFacts
  readonly terms: Readonly<Record<TermName, Term>>
}

/**
 * The whole analysis of one coin. It is anchored at the last complete candle, so that everyone who asks before the next
 * one gets the same answer, and its forecasts can be graded to the letter.
 */
export function analyse(input: AnalysisInput): Analysis | NotEnoughHistory {
  const { candles, leaderTrend, leaderActivity = null, news, headlines = null, calibration, hours } = input
  const anchor = anchorOf(input)
  if (!anchor) return { kind: 'not-enough-history' }
  const { at, priceUsd, fine } = anchor
  const forecasts = forecast({
    now: at,
    priceUsd,
    candles15m: candles['15m'],
    candles1h: candles['1h'],
    candles1d: candles['1d'],
    ...(fine && { fine }),
    ...(calibration && { calibration }),
    ...(hours && { hours }),
  })
  if (forecasts.kind !== 'ready') return forecasts

  const studies = study(candles, at)
  const noiseUsd = hourlyNoiseUsd(latest(studies['1h'].indicators.atr), forecasts)
  const levels = findLevels({
    candles: {
      '15m': studies['15m'].candles,
      '1h': studies['1h'].candles,
      '4h': studies['4h'].candles,
      '1d': studies['1d'].candles,
    },
    priceUsd,
    noiseUsd: noiseInAtr * noiseUsd,
    touchChances: levelUsd => {
      const { '4hour': fourHours, '1day': day, week } = touchChances(forecasts, levelUsd)
      return { fourHours, day, week }
    },
  })
  const score = scoreCoin({ priceUsd, daily: studies['1d'], fourHourly: studies['4h'], levels, leaderTrend, news })
  const past = pastOf(candles, at, priceUsd)
  const hysteresisUsd =
    hysteresisPrice(lastCloses(studies['15m'].candles, fine), hysteresisShare * noiseUsd) ?? priceUsd
  const facts = readFacts(past, {
    longAverage: readLongAverage(studies['1d'], priceUsd),
    edges: readEdges(levels, forecasts),
    passed: readPassed(levels, studies['1h'].candles, at, hysteresisUsd),
    headlines,
    leader: leaderActivity,
    hysteresisUsd,
  })
  return {
    kind: 'ready',
    at,
    priceUsd,
    forecasts,
    levels,
    score,
    trend: measuredTrend(score),
    plans: makePlans({ now: at, forecasts, levels, dayCount: studies['1d'].candles.time.length }),
    facts,
    terms: readTerms(studies, past.days, forecasts, facts),
  }
}

/** Where an analysis stands: at the end of the last quarter hour, or of a fine candle that ended later. */
function anchorOf({ now, candles, fine }: AnalysisInput): { at: number; priceUsd: number; fine?: FineCandles } | null {
  const quarters = candles['15m']
  const last = completedCount(quarters, '15m', now) - 1
  const quarterEnd = last < 0 ? 0 : quarters.time[last] + timeframeMs['15m']
  const minutes = fine && wholeHours(fine.candles, fine.timeframe, now)
  if (fine && minutes) {
    const end = minutes.time.length - 1
    const at = minutes.time[end] + timeframeMs[fine.timeframe]
    const fresh = { timeframe: fine.timeframe, candles: minutes }
    if (at > quarterEnd) return { at, priceUsd: minutes.close[end], fine: fresh }
  }
  return last < 0 ? null : { at: quarterEnd, priceUsd: quarters.close[last] }
}

const settlingQuarters = 96

/** Closes of the last day, by quarters of an hour and by the finest candles where they begin. */
function lastCloses({ time, close }: Candles, fine: FineCandles | undefined): number[] {
  const finer = fine?.candles
  const quarters = Array.from(close.subarray(-settlingQuarters))
  if (!finer?.time.length) return quarters
  const before = quarters.filter((_, i) => time[time.length - quarters.length + i] < finer.time[0])
  return [...before, ...finer.close]
}

/** The hour's average range. While hours are too few, the middle half of the hour's forecast, which is about as wide. */
function hourlyNoiseUsd(atrUsd: number, { horizons }: Forecasts): number {
  if (atrUsd > 0) return atrUsd
  const { lowUsd, highUsd } = horizons['1hour'].range50
  return highUsd - lowUsd
}

function measuredTrend({ factors }: Score): number | null {
  const trend = factors.find(({ name }) => name === 'trend')
  return trend?.basis === 'measured' ? trend.reading : null
}
