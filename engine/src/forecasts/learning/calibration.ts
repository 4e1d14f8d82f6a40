import { type Horizon, horizonMs } from '../horizons.ts'
import { parameters } from '../parameters.ts'

/** Logarithm of the width multiplier, per horizon. One such state is kept for each coin. */
export type CalibrationState = Readonly<Record<Horizon, number>>

export const startCalibration: CalibrationState = { '15min': 0, '1hour': 0, '4hour': 0, '1day': 0 }

/** A stored forecast whose time has come. */
interface Grade {
  readonly horizon: Horizon
  /** Whether the price ended outside the 80 % range. */
  readonly missed: boolean
  /** Time between this forecast and the one graded before it for the same coin and horizon. */
  readonly spacingMs: number
}

export const expectedMisses = 0.2
const lowest = Math.log(0.75)
const highest = Math.log(1.35)
// A faster pace was measured: it follows noise and costs up to 1.9 % of accuracy.
export const fastestRate = 0.02

/** The learning rates were fitted for a forecast every 15 minutes (15min) or every hour (the others). */
const fittedSpacingMs = (horizon: Horizon) => Math.min(horizonMs[horizon], horizonMs['1hour'])

/**
 * Adaptive conformal calibration: widens the range a little after a miss and narrows it a quarter as much after a hit, so that
 * misses settle at one in five.
 */
export function learn(state: CalibrationState, { horizon, missed, spacingMs }: Grade): CalibrationState {
  const rate = Math.min((parameters[horizon].learningRate * spacingMs) / fittedSpacingMs(horizon), fastestRate)
  const next = state[horizon] + rate * ((missed ? 1 : 0) - expectedMisses)
  return { ...state, [horizon]: Math.min(Math.max(next, lowest), highest) }
}
