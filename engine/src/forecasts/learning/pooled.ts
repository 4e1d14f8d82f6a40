import { HOUR_MS } from '@pusula/words'
import { expectedMisses, fastestRate } from './calibration.ts'

/**
 * Pooled conformal calibration of the day's range, learnt from all coins together: one pair of logarithms for each hour. A day's outcome
 * comes once a day and all coins share it, so that a coin alone learns too slowly.
 */
export interface Pooled {
  /** Learnt from the misses of one-day ranges of all coins; it fades within two months. */
  readonly missLevel: number
  /** The mean of the coins' four-hour levels, which learn from six times as many outcomes. */
  readonly fourHourLevel: number
}

export const startPooled: Pooled = { missLevel: 0, fourHourLevel: 0 }

const learningRate = 0.001
const memoryHours = 1440
/** A half of what four hours have taught is taken over. */
const borrowedShare = 0.5
const narrowest = 0.6
const widest = 1.7

/** The one-day forecasts that were graded within a clock hour. */
export interface GradedDays {
  /** The share of misses among them. */
  readonly missedShare: number
  /** Since the last hour in which any were graded. */
  readonly spacingMs: number
}

/** An hour counts once, however many coins there are: a hundred move the level no faster than ten. */
export function nextMissLevel(level: number, { missedShare, spacingMs }: GradedDays): number {
  const hours = spacingMs / HOUR_MS
  const moved = level + Math.min(learningRate * hours, fastestRate) * (missedShare - expectedMisses)
  return moved * Math.max(0, 1 - hours / memoryHours)
}

/** What the width of a day's range is multiplied with, from the coin's own level and the pooled pair. */
export const dayMultiplier = (ownLevel: number, { missLevel, fourHourLevel }: Pooled): number =>
  Math.min(Math.max(Math.exp(ownLevel + missLevel + borrowedShare * fourHourLevel), narrowest), widest)

/** The pooled pair of one clock hour. */
export interface PooledHour extends Pooled {
  /** The hour's beginning, in unix milliseconds. */
  readonly atMs: number
}

/** Walks along a kept path, oldest first: the newest pair at or before a moment. Moments must not go back. */
export function followPooled(path: readonly PooledHour[]): (now: number) => Pooled {
  let next = 0
  return now => {
    while (next < path.length && path[next].atMs <= now) next++
    return path[next - 1] ?? startPooled
  }
}
