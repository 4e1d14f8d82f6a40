import { DAY_MS } from '@pusula/words'
import { analyse } from '../../analysis/analyse.ts'
import type { Watch } from '../../analysis/terms.ts'
import { type Candles, slice } from '../../candles.ts'
import { atr } from '../../indicators/volatility/atr.ts'
import type { Level, TouchChances } from '../../levels/levels.ts'
import type { LevelKind } from '../../levels/marks.ts'
import type { Plans } from '../../plans/pair.ts'
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
  /** What the three terms watch. */
  readonly watched: readonly Watched[]
  readonly plans: Plans
}

/** A level with its forecast chances of being touched. */
export interface Mark {
  readonly side: 'support' | 'resistance'
  readonly number: number
  readonly kind: LevelKind
  readonly priceUsd: number
  readonly touchChances: TouchChances
}

/** A price that a term watches, with its chance of being touched within the term's days. */
export interface Watched {
  readonly days: number
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
  const { priceUsd, score, levels, plans, terms } = said
  return {
    now,
    next: candles['15m'].time.length,
    priceUsd,
    score: score.score,
    noiseUsd,
    marks: [...levels.supports.map(markOn('support')), ...levels.resistances.map(markOn('resistance'))],
    watched: Object.values(terms).flatMap(({ watch }) => watchedOf(watch)),
    plans,
  }
}

const watchedOf = ({ days, supportUsd, supportChance, resistanceUsd, resistanceChance }: Watch): Watched[] => [
  { days, priceUsd: supportUsd, touchChance: supportChance },
  { days, priceUsd: resistanceUsd, touchChance: resistanceChance },
]

const markOn =
  (side: Mark['side']) =>
  ({ priceUsd, kind, touchChances }: Level, i: number): Mark => ({ side, number: i + 1, kind, priceUsd, touchChances })

const hourlyRangeUsd = (hours: Candles) => atr(slice(hours, Math.max(0, hours.time.length - 500)), 14).at(-1) ?? 0

export const isMidnight = ({ now }: Entry) => now % DAY_MS === 0
