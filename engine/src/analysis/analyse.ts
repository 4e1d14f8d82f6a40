import { type Candles, completedCount, type Timeframe, timeframeMs } from '../candles.ts'
import { touchProbability } from '../forecasts/barriers.ts'
import { type Forecasts, forecast, type Learnt, type NotEnoughHistory } from '../forecasts/forecast.ts'
import { findLevels, type Levels, noiseInAtr } from '../levels/levels.ts'
import { type LeveragedRecommendation, recommendLeveraged } from '../recommendations/leveraged.ts'
import { recommendSpot, type SpotRecommendation } from '../recommendations/spot.ts'
import { latest } from '../scores/reading.ts'
import { type Score, scoreCoin } from '../scores/score.ts'
import type { NewsTone } from '../scores/surroundings.ts'
import { study } from './study.ts'
import type { TermFacts } from './term.ts'
import { readTerms, type TermName } from './terms.ts'

export interface AnalysisInput extends Learnt {
  /** Unix milliseconds. What was not complete by then is not looked at. */
  readonly now: number
  /** Oldest first, the last may still be open; an empty run where there is none. */
  readonly candles: Readonly<Record<Timeframe, Candles>>
  /** Trend of the coin that leads the market; null where it is unknown or this very coin. */
  readonly leaderTrend: number | null
  readonly news: NewsTone | null
}

/** Everything there is to say about a coin, in numbers. */
export interface Analysis {
  readonly kind: 'ready'
  /** Close of the last complete 15m candle, in unix milliseconds: all of it is as of then. */
  readonly at: number
  /** The price at that close. */
  readonly priceUsd: number
  readonly forecasts: Forecasts
  readonly levels: Levels
  readonly score: Score
  /** From -1, falling, to 1, rising, over weeks; null where there are too few days. Other coins' `leaderTrend`. */
  readonly trend: number | null
  readonly spot: SpotRecommendation
  readonly leveraged: LeveragedRecommendation
  readonly terms: Readonly<Record<TermName, TermFacts>>
}

/**
 * The whole analysis of one coin. It is anchored at the last complete 15m candle, so that everyone who asks before the
 * next one gets the same answer, and its forecasts can be graded to the letter.
 */
export function analyse(input: AnalysisInput): Analysis | NotEnoughHistory {
  const { candles, leaderTrend, news } = input
  const quarters = candles['15m']
  const last = completedCount(quarters, '15m', input.now) - 1
  if (last < 0) return { kind: 'not-enough-history' }
  const at = quarters.time[last] + timeframeMs['15m']
  const priceUsd = quarters.close[last]
  const forecasts = forecast({
    ...input,
    now: at,
    priceUsd,
    candles15m: quarters,
    candles1h: candles['1h'],
    candles1d: candles['1d'],
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
    touchChance: levelUsd => touchProbability(forecasts.horizons['1day'], levelUsd),
  })
  const score = scoreCoin({ priceUsd, daily: studies['1d'], fourHourly: studies['4h'], levels, leaderTrend, news })
  const trend = measuredTrend(score)
  const market = { priceUsd, forecasts, levels, trend: trend ?? 0, score: score.score, noiseUsd }
  return {
    kind: 'ready',
    at,
    priceUsd,
    forecasts,
    levels,
    score,
    trend,
    spot: recommendSpot(market),
    leveraged: recommendLeveraged(market),
    terms: readTerms(studies, levels, priceUsd),
  }
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
