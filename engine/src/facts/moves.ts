import { DAY_MS } from '@pusula/words'
import { timeframeMs } from '../candles.ts'
import { meanDailyMove, usualMove } from '../paths/path.ts'
import { type Past, priceAgo } from './past.ts'

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
const minLongDays = 89

export function readMoves(past: Past): Moves {
  const dayCount = past.days.close.length
  const longDays = Math.min(halfYearDays, dayCount - 1)
  // Each has its own past; a longer stretch is not usually smaller for that.
  let usual = 0
  const over = (days: number) => {
    const move = moveOver(past, days, usual)
    usual = Math.max(usual, move?.usualRatio ?? 0)
    return move
  }
  return {
    day: over(1),
    week: over(7),
    month: over(30),
    halfYear: longDays >= minLongDays ? over(longDays) : null,
  }
}

/** A stretch begins with a candle, as it does wherever else it is told: a week with one of four hours, a month with a day. */
const sinceBeginningMs = ({ at }: Past, days: number) => at % (days < 7 ? 1 : days < 30 ? timeframeMs['4h'] : DAY_MS)

/** When a stretch of so many days began. */
export const beganAt = (past: Past, days: number): number => past.at - days * DAY_MS - sinceBeginningMs(past, days)

function moveOver(past: Past, days: number, minUsual: number): Move | null {
  const startUsd = priceAgo(past, past.at - beganAt(past, days))
  if (startUsd === null || !(startUsd > 0)) return null
  const pace = paceBefore(past, days)
  const usualRatio = pace ? Math.max(Math.expm1(usualMove(days, pace)), minUsual) : null
  return { days, ratio: past.priceUsd / startUsd - 1, startUsd, usualRatio }
}

const fewestDays = 30

/** The mean daily move before a stretch; of all days where too few lie before it, and null where even those are too few. */
const paceBefore = ({ days: { close } }: Past, days: number): number | null =>
  meanDailyMove(close.subarray(0, Math.max(0, close.length - days))) ?? meanDailyMove(close, fewestDays)

/** How many usual moves it was; as large as usual where the usual is not known. */
export const surpriseOf = ({ ratio, usualRatio }: Move): number =>
  usualRatio === null ? 1 : Math.abs(ratio) / usualRatio

/** A smaller part of the usual move is no move. */
const stillShare = 0.3
/** Less than this is hardly a change at all. */
const minRatio = 0.001
/** From here on a move is large, however much the coin is used to: nobody calls it still, small or "only". */
const largeRatio = 0.0995

export type Direction = 'up' | 'down' | 'sideways'

export const isLarge = ({ ratio }: Move): boolean => Math.abs(ratio) >= largeRatio

/** What the price did over the stretch; a move that is small for this coin left it where it was. */
export function directionOf(move: Move): Direction {
  if (Math.abs(move.ratio) < minRatio || (surpriseOf(move) < stillShare && !isLarge(move))) return 'sideways'
  return move.ratio > 0 ? 'up' : 'down'
}

/** The last day or the last week, whichever stands out more. */
export function standingOut({ day, week }: Moves): Move | null {
  if (!day || !week) return day ?? week
  return surpriseOf(day) > surpriseOf(week) ? day : week
}
