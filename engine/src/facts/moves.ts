import { timeframeMs } from '../candles.ts'
import { dayMs, type Past, priceAgo } from './past.ts'
import { usualOf } from './usual.ts'

/** What the price did over a stretch, against what is usual for this coin over as many days. */
export interface Move {
  readonly days: number
  readonly ratio: number
  readonly startUsd: number
  /** Size of the usual move; null where there are too few days to know. */
  readonly usualRatio: number | null
}

export interface Moves {
  readonly day: Move | null
  readonly week: Move | null
  readonly month: Move | null
  /** Six months, or all of its days where there are fewer than that. */
  readonly halfYear: Move | null
}

export const halfYearDays = 182
/** With fewer there is no longer stretch to speak of. */
const leastLongDays = 89

export function readMoves(past: Past): Moves {
  const dayCount = past.days.close.length
  const longDays = Math.min(halfYearDays, dayCount - 1)
  return {
    day: moveOver(past, 1),
    week: moveOver(past, 7),
    month: moveOver(past, 30),
    halfYear: longDays >= leastLongDays ? moveOver(past, longDays) : null,
  }
}

/** A stretch begins with a candle, as it does wherever else it is told: a week with one of four hours, a month with a day. */
const sinceBeginningMs = ({ at }: Past, days: number) => at % (days < 7 ? 1 : days < 30 ? timeframeMs['4h'] : dayMs)

function moveOver(past: Past, days: number): Move | null {
  const startUsd = priceAgo(past, days * dayMs + sinceBeginningMs(past, days))
  if (startUsd === null || !(startUsd > 0)) return null
  const { close } = past.days
  const usualRatio = usualOf(day => Math.abs(close[day] / close[day - days] - 1), days, close.length)
  return { days, ratio: past.priceUsd / startUsd - 1, startUsd, usualRatio }
}

/** How many usual moves it was; as large as usual where the usual is not known. */
export const surpriseOf = ({ ratio, usualRatio }: Move): number =>
  usualRatio === null ? 1 : Math.abs(ratio) / usualRatio

/** A smaller part of the usual move is no move. */
const stillShare = 0.3
/** Less than this is hardly a change at all. */
const leastRatio = 0.001
/** From here on a move is large, however much the coin is used to: nobody calls it still, small or "only". */
const largeRatio = 0.0995

export type Direction = 'up' | 'down' | 'sideways'

export const isLarge = ({ ratio }: Move): boolean => Math.abs(ratio) >= largeRatio

/** What the price did over the stretch; a move that is small for this coin left it where it was. */
export function directionOf(move: Move): Direction {
  if (Math.abs(move.ratio) < leastRatio || (surpriseOf(move) < stillShare && !isLarge(move))) return 'sideways'
  return move.ratio > 0 ? 'up' : 'down'
}

/** The last day or the last week, whichever stands out more. */
export function standingOut({ day, week }: Moves): Move | null {
  if (!day || !week) return day ?? week
  return surpriseOf(day) > surpriseOf(week) ? day : week
}
