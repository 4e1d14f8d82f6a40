import { type ProblemCode, profileOf, turnBounds } from '@pusula/contract'
import { type CallRange, type Horizon, horizonMs, rangeOf, widthOf } from '@pusula/engine'
import { DAY_MS, HOUR_MS, isTimeZone, MINUTE_MS, utcDay } from '@pusula/words'
import type { Settings } from '../../platform/settings.ts'

/** Whether ranges may be given here: the operator's switch, and the profile of the place's law. */
export const isTurnOpen = ({ turnAllowed, jurisdiction }: Pick<Settings, 'turnAllowed' | 'jurisdiction'>): boolean =>
  turnAllowed && profileOf[jurisdiction].hasTurn

/** A range, or the quantiles that hold one. */
export interface Shape extends CallRange {
  quantilesUsd: readonly number[] | null
}

interface Given {
  lowUsd?: number | undefined
  highUsd?: number | undefined
  quantilesUsd?: readonly number[] | undefined
}

/** What was given; undefined where it is neither a range nor quantiles, or both. */
export function shapeOf({ lowUsd, highUsd, quantilesUsd }: Given): Shape | undefined {
  if (quantilesUsd)
    return lowUsd === undefined && highUsd === undefined ? { ...rangeOf(quantilesUsd), quantilesUsd } : undefined
  return lowUsd === undefined || highUsd === undefined ? undefined : { lowUsd, highUsd, quantilesUsd: null }
}

/** Why a range cannot be taken at this price. */
export function refusalOf(shape: Shape, priceUsd: number): ProblemCode | undefined {
  const { lowUsd, highUsd, quantilesUsd } = shape
  const isRising = quantilesUsd?.every((value, i) => i === 0 || value >= (quantilesUsd[i - 1] ?? 0)) ?? true
  if (!(lowUsd < highUsd) || !isRising) return 'turn.lowAboveHigh'
  if (widthOf(shape, priceUsd) < turnBounds.leastWidthRatio) return 'turn.tooNarrow'
  const ends = quantilesUsd ?? [lowUsd, highUsd]
  const isFar = ends.some(usd => Math.abs(usd / priceUsd - 1) > turnBounds.mostDistanceRatio)
  return isFar ? 'turn.tooFar' : undefined
}

/** A model may post so long before its deadline: a twenty-fourth of the horizon, and two minutes at least. */
const earliestMs = (horizon: Horizon) => Math.max(horizonMs[horizon] / 24, 2 * MINUTE_MS)

/** Why a call about a moment cannot be taken now: the deadline is the horizon before it. */
export function timingRefusal(horizon: Horizon, dueAt: Date, now: Date): ProblemCode | undefined {
  const deadlineMs = dueAt.getTime() - horizonMs[horizon]
  if (dueAt.getTime() % MINUTE_MS !== 0) return 'request.invalid'
  if (now.getTime() > deadlineMs) return 'turn.late'
  return now.getTime() < deadlineMs - earliestMs(horizon) ? 'turn.early' : undefined
}

/** What was said of a minute that ended longer ago, or has not ended, is not of now. */
const freshMs = 2 * MINUTE_MS
export const isFresh = (atMs: number, now: Date): boolean => Math.abs(now.getTime() - atMs) <= freshMs

/** So long after a call the day goes on by the clock it was given by. */
const sameZoneMs = 12 * HOUR_MS

interface Zoned {
  zone: string | null
  zonedAt: Date | null
}

/**
 * By whose midnight a person's days end: that of where they are. Whoever has just given a call keeps the clock of it for half a day, so
 * that no second one is had by naming another place.
 */
export function zoneFor(player: Zoned | undefined, asked: string | undefined, now: Date): string {
  const { zone = null, zonedAt = null } = player ?? {}
  if (zone !== null && zonedAt && now.getTime() - zonedAt.getTime() < sameZoneMs) return zone
  return asked !== undefined && isTimeZone(asked) ? asked : 'UTC'
}

const largest = 10
const leader = 'BTC'
const mondayAndFriday = [1, 5]

/** The coin of a day: Bitcoin on Mondays and Fridays, in between the ten largest in turn. */
export function coinFor(day: string, symbols: readonly string[]): string | undefined {
  const at = new Date(`${day}T00:00:00Z`)
  if (mondayAndFriday.includes(at.getUTCDay()) && symbols.includes(leader)) return leader
  const others = symbols.filter(symbol => symbol !== leader).slice(0, largest)
  return others[Math.floor(at.getTime() / DAY_MS) % others.length] ?? symbols[0]
}

/** The scale of the card reaches so many usual swings either way. */
const scaleSwings = 3

export const scaleOf = (priceUsd: number, swing: number) => ({
  swingRatio: Math.expm1(swing),
  scaleLowUsd: priceUsd * Math.exp(-scaleSwings * swing),
  scaleHighUsd: priceUsd * Math.exp(scaleSwings * swing),
})

export const dayBefore = (day: string, count: number): string => utcDay(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS)

export const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / DAY_MS
