import type { Candles } from '../../candles.ts'
import { touchProbability } from '../../forecasts/barriers.ts'
import { type LeveragedRecommendation, recommendLeveraged } from '../../recommendations/leveraged.ts'
import type { Market } from '../../recommendations/scenario.ts'
import { recommendSpot, type SpotRecommendation } from '../../recommendations/spot.ts'
import type { Moment } from '../walk-forward.ts'

/** What the rest of the engine makes of a moment. */
export type Reading = Pick<Market, 'levels' | 'trend' | 'score' | 'noiseUsd'>

/** Undefined where there is too little to read. */
export type Read = (moment: Moment) => Reading | undefined

/** What was said at one moment; `next` is the first 15m candle after it. */
export interface Entry {
  readonly now: number
  readonly next: number
  readonly priceUsd: number
  readonly score: number
  readonly noiseUsd: number
  readonly marks: readonly Mark[]
  readonly spot: SpotRecommendation
  readonly leveraged: LeveragedRecommendation
}

/** A level with its forecast chance of being touched within a day. */
export interface Mark {
  readonly side: 'support' | 'resistance'
  readonly number: number
  readonly priceUsd: number
  readonly touchProbability: number
}

/** One coin's entries in the order of time, beside the candles that tell what came of them. */
export interface Diary {
  readonly candles15m: Candles
  readonly entries: readonly Entry[]
}

export function writeEntry(moment: Moment, { levels, trend, score, noiseUsd }: Reading): Entry {
  const { now, priceUsd, known, forecasts } = moment
  const market: Market = { priceUsd, forecasts, levels, trend, score, noiseUsd }
  const day = forecasts.horizons['1day']
  const marks = (side: Mark['side'], side3: Reading['levels']['supports']): Mark[] =>
    side3.map(({ priceUsd }, i) => ({
      side,
      number: i + 1,
      priceUsd,
      touchProbability: touchProbability(day, priceUsd),
    }))
  return {
    now,
    next: known.candles15m.time.length,
    priceUsd,
    score,
    noiseUsd,
    marks: [...marks('support', levels.supports), ...marks('resistance', levels.resistances)],
    spot: recommendSpot(market),
    leveraged: recommendLeveraged(market),
  }
}

const dayMs = 86_400_000
export const isMidnight = ({ now }: Entry) => now % dayMs === 0
