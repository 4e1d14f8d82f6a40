import { analyse } from '../../analysis/analyse.ts'
import { type Candles, slice } from '../../candles.ts'
import { atr } from '../../indicators/volatility/atr.ts'
import type { Level } from '../../levels/levels.ts'
import type { Plans } from '../../plans/plan.ts'
import type { Moment } from '../replay.ts'

/** What was said at one moment; `next` is the first 15m candle after it. */
export interface Entry {
  readonly now: number
  readonly next: number
  readonly priceUsd: number
  readonly score: number
  /** Average true range of an hour. */
  readonly noiseUsd: number
  readonly marks: readonly Mark[]
  readonly plans: Plans
}

/** A level with its forecast chance of being touched within a day. */
export interface Mark {
  readonly side: 'support' | 'resistance'
  readonly number: number
  readonly priceUsd: number
  readonly touchChance: number
}

/** One coin's entries in the order of time, beside the candles that tell what came of them. */
export interface Diary {
  readonly candles15m: Candles
  readonly entries: readonly Entry[]
}

/**
 * What the product says of a moment, from one coin's candles alone: no news, and no coin that leads the market.
 * Undefined where it has too little to say.
 */
export function writeEntry({ now, candles, learnt }: Moment): Entry | undefined {
  const said = analyse({ now, candles, ...learnt, leaderTrend: null, news: null })
  const noiseUsd = hourlyRangeUsd(candles['1h'])
  if (said.kind !== 'ready' || !(noiseUsd > 0)) return undefined
  const { priceUsd, score, levels, plans } = said
  return {
    now,
    next: candles['15m'].time.length,
    priceUsd,
    score: score.score,
    noiseUsd,
    marks: [...levels.supports.map(markOn('support')), ...levels.resistances.map(markOn('resistance'))],
    plans,
  }
}

const markOn =
  (side: Mark['side']) =>
  ({ priceUsd, touchChance }: Level, i: number): Mark => ({ side, number: i + 1, priceUsd, touchChance })

const hourlyRangeUsd = (hours: Candles) => atr(slice(hours, Math.max(0, hours.time.length - 500)), 14).at(-1) ?? 0

const dayMs = 86_400_000
export const isMidnight = ({ now }: Entry) => now % dayMs === 0
