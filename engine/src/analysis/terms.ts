import type { Candles } from '../candles.ts'
import { grownDays, type StoryFacts } from '../facts/facts.ts'
import { type Direction, directionOf, type Move, standingOut } from '../facts/moves.ts'
import type { Forecasts } from '../forecasts/forecast.ts'
import { middleHalf, touchWithin } from '../forecasts/reach.ts'
import { findTermLevels, type TermLevels, weeksOf } from '../levels/term-levels.ts'
import type { Studies } from './study.ts'

/** The next days, weeks and months. */
export const termNames = ['short', 'mid', 'long'] as const
export type TermName = (typeof termNames)[number]

/** The two prices to look at over a term, with the chances that they are touched within its days. */
export interface Watch {
  readonly days: number
  readonly supportUsd: number
  readonly supportChance: number
  readonly resistanceUsd: number
  readonly resistanceChance: number
}

/** What the price did over a term, and the levels that would change that. */
export interface ReadTerm {
  readonly kind: 'read'
  readonly move: Move
  /** What the move was; never what comes. */
  readonly direction: Direction
  readonly levels: TermLevels
  readonly watch: Watch
}

/** The coin is too young for this term. */
export interface TooNewTerm {
  readonly kind: 'too-new'
  readonly opensInDays: number
  readonly levels: TermLevels
  readonly watch: Watch
}

export type Term = ReadTerm | TooNewTerm

/** How far the levels of a term may lie, in days. */
const reaches: Readonly<Record<TermName, number>> = { short: 3, mid: 28, long: 182 }

export function readTerms(
  studies: Studies,
  allDays: Candles,
  forecasts: Forecasts,
  { moves, ageDays }: StoryFacts,
): Record<TermName, Term> {
  const { priceUsd } = forecasts.horizons['1day']
  const one = (name: TermName, candles: Candles, move: Move | null): Term => {
    const days = reaches[name]
    const touchChance = (levelUsd: number) => touchWithin(forecasts, levelUsd, days)
    const levels = findTermLevels({ candles, priceUsd, touchChance, middleHalf: middleHalf(forecasts, days) })
    const { below, above } = levels
    const watch = {
      days,
      supportUsd: below.priceUsd,
      supportChance: below.touchChance,
      resistanceUsd: above.priceUsd,
      resistanceChance: above.touchChance,
    }
    if (!move || (name !== 'short' && ageDays < grownDays))
      return { kind: 'too-new', opensInDays: opensInDays(name, ageDays), levels, watch }
    return { kind: 'read', move, direction: directionOf(move), levels, watch }
  }
  return {
    short: one('short', studies['1h'].candles, standingOut(moves)),
    mid: one('mid', studies['1d'].candles, moves.month),
    long: one('long', weeksOf(allDays), moves.halfYear),
  }
}

/** A day has passed, or the days that the longer terms need. */
const opensInDays = (name: TermName, ageDays: number) => Math.max((name === 'short' ? 1 : grownDays) - ageDays, 1)
