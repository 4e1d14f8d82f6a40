import { grownDays } from '../../facts/facts.ts'
import { directionOf, halfYearDays, surpriseOf } from '../../facts/moves.ts'
import type { Place } from '../../facts/places.ts'
import type { Scene } from '../scene.ts'
import { isSharedCalm } from '../story/surprises.ts'

/** What is going on with a coin, as its headline tells it. */
export const headlineStates = [
  'no-data',
  'off-peg',
  'new',
  'crash',
  'news-day',
  'very-lively',
  'above-r1',
  'below-s1',
  'top-of-range',
  'long-climb',
  'long-fall',
  'quiet',
  'between',
] as const
export type HeadlineState = (typeof headlineStates)[number]

/** Those that are told from an analysis; the others stand where there is none. */
export type AnalysedState = Exclude<HeadlineState, 'no-data' | 'off-peg'>

const crashMoves = 4
const newsTimes = 3
const lively = 1.7
const calm = 0.6
const topRatio = 0.95
const longDays = 90

/** The first that is so, in the order of the list; by the settled price, so that no tick changes it. */
export function stateOf({ facts }: Scene): AnalysedState {
  const { ageDays, moves, swingRatio, passed, places, longAverage, headlines, hysteresisUsd } = facts
  const { day, halfYear } = moves
  if (ageDays < grownDays) return 'new'
  const settled = day && { ...day, ratio: hysteresisUsd / day.startUsd - 1 }
  if (settled && settled.ratio < 0 && day.usualRatio !== null && surpriseOf(settled) >= crashMoves) return 'crash'
  if (day && headlines && headlines.usualCount >= 1 && headlines.count >= newsTimes * headlines.usualCount)
    return 'news-day'
  if (swingRatio !== null && swingRatio >= lively) return 'very-lively'
  if (passed) return passed.side === 'up' ? 'above-r1' : 'below-s1'
  if (isAtTop(places.year, hysteresisUsd) || isAtTop(places.month, hysteresisUsd)) return 'top-of-range'
  const isLong = halfYear?.days === halfYearDays && longAverage && longAverage.days >= longDays
  if (isLong && longAverage.side === 'above' && directionOf(halfYear) === 'up') return 'long-climb'
  if (isLong && longAverage.side === 'below' && directionOf(halfYear) === 'down') return 'long-fall'
  return swingRatio !== null && swingRatio <= calm && !isSharedCalm(swingRatio, facts.leader?.swingRatio)
    ? 'quiet'
    : 'between'
}

const isAtTop = (place: Place | null, usd: number) =>
  place !== null && (usd - place.lowUsd) / (place.highUsd - place.lowUsd) >= topRatio

/** The span whose top a coin is at: the year's where it is that, else the month's. */
export const topSpan = ({ facts: { places, hysteresisUsd } }: Scene): 'year' | 'month' =>
  isAtTop(places.year, hysteresisUsd) ? 'year' : 'month'
