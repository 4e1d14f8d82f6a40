import { HOUR_MS } from '@pusula/words'
import { fullModels } from '../width/coefficients.ts'

/** The horizons whose widths were found to be uneven over the hours of a day; a day holds all hours alike. */
export const hourlyHorizons = ['15min', '1hour', '4hour'] as const
export type HourlyHorizon = (typeof hourlyHorizons)[number]

/** What graded forecasts have taught about each UTC hour of issue: logarithms, one set for all coins together. */
export type HourState = Readonly<Record<HourlyHorizon, readonly number[]>>

const noLesson = Array.from({ length: 24 }, () => 0)
export const startHours: HourState = { '15min': noLesson, '1hour': noLesson, '4hour': noLesson }

const maxCorrection = 0.3
const learningRate = 0.03

export const hourOfDay = (ms: number) => Math.floor(ms / HOUR_MS) % 24

/** What a width is multiplied with in an hour. Centred: the overall level is each coin's own calibration. */
export function hourFactor(levels: readonly number[], atMs: number): number {
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  return Math.exp(Math.min(Math.max(levels[hourOfDay(atMs)] - mean, -maxCorrection), maxCorrection))
}

/** A graded forecast: where it started, half the log width of its 80 % range, and the price at its end. */
interface Outcome {
  readonly horizon: HourlyHorizon
  readonly priceUsd: number
  readonly halfWidth: number
  readonly actualUsd: number
}

const beyondTable = 0.95
const moves80 = 8

/** How far out an outcome fell: 0 where it started, 1 far outside, and 0.5 on average where the width is right. */
export function outcomeScore({ horizon, priceUsd, halfWidth, actualUsd }: Outcome): number {
  const moves = [0, ...fullModels[horizon].withTrades.upperMoves]
  const move = (Math.abs(Math.log(actualUsd / priceUsd)) / halfWidth) * moves[moves80]
  const next = moves.findIndex((knot, i) => i > 0 && move <= knot)
  if (next < 0) return beyondTable
  return 0.1 * (next - 1 + (move - moves[next - 1]) / (moves[next] - moves[next - 1]))
}

interface HourLesson {
  readonly horizon: HourlyHorizon
  readonly issuedMs: number
  readonly score: number
  /** One by the forecasts of this horizon that are graded in a clock hour, all coins together. */
  readonly share: number
}

/** The grades of the forecasts issued in one clock hour, so far. */
interface GradedHour {
  readonly graded: number
  readonly scoreSum: number
}

/**
 * How far an hour moves when one more of its forecasts is graded, before it is known how many there will be: once all
 * are, each has had an equal share.
 */
export function hourStep({ graded, scoreSum }: GradedHour, score: number): number {
  const before = graded > 0 ? scoreSum / graded : 0.5
  return learningRate * ((scoreSum + score) / (graded + 1) - before)
}

/** An hour moves by at most 0.015 a day, however many coins there are; the order of lessons does not matter. */
export function learnHour(state: HourState, { horizon, issuedMs, score, share }: HourLesson): HourState {
  const hour = hourOfDay(issuedMs)
  const levels = state[horizon].with(hour, state[horizon][hour] + learningRate * share * (score - 0.5))
  return { ...state, [horizon]: levels }
}
