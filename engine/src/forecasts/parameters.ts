import type { Horizon } from './horizons.ts'

/** What was fitted for one horizon, on five large coins up to 2025-09-30. */
export interface HorizonParameters {
  /** Quarter-hours ahead. */
  readonly slots: number
  /** How many spans of the volatility windows (quarter-hours for 15min, hours otherwise) the horizon holds. */
  readonly spans: number
  readonly intercept: number
  /** Share of each volatility window, shortest first. They add to one, so the forecast works at any price or unit. */
  readonly weights: readonly number[]
  /** How much wider to be when this window is the longest one known; chosen for 80 % coverage. */
  readonly fewCandlesFactor: readonly number[]
  /** Standardised moves at the levels of `upperLevels`; the lower half mirrors them. */
  readonly upperMoves: readonly number[]
  /** Pull back from the edge of the last hour or so, four hours and day, in log odds of rising. */
  readonly reversal: readonly [number, number, number]
  /** How far the median follows the log odds. */
  readonly medianShare: number
  /** Step of the adaptive calibration for one graded forecast per `spacingMs` of the table in calibration.ts. */
  readonly learningRate: number
}

/**
 * Up to 95 % the moves are measured. Beyond, they follow a Student-t of the fitted degrees of freedom (6.93, 3.94, 3.57
 * and 3.85) that joins the measured 95 %: a sample of this size says little about one day in a thousand.
 */
export const upperLevels = [
  0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.975, 0.99, 0.995, 0.999, 0.9999,
] as const

export const parameters: Record<Horizon, HorizonParameters> = {
  '15min': {
    slots: 1,
    spans: 1,
    intercept: -0.1237,
    weights: [0.1423, 0.2822, 0.2226, 0.2163, 0.0372, 0.0993],
    fewCandlesFactor: [1.229, 1.095, 1.049, 1.022, 1.012, 1],
    upperMoves: [
      0, 0.1481, 0.2908, 0.4347, 0.5826, 0.7376, 0.9129, 1.1192, 1.3934, 1.8457, 2.3048, 2.9244, 3.4158, 4.6782, 6.923,
    ],
    reversal: [-0.0458, -0.1185, -0.057],
    medianShare: 0.75,
    learningRate: 0.002,
  },
  '1hour': {
    slots: 4,
    spans: 1,
    intercept: -0.3103,
    weights: [0.2089, 0.2081, 0.3534, 0.1554, 0.0297, 0.0446],
    fewCandlesFactor: [1.258, 1.112, 1.033, 1.01, 1.005, 1],
    upperMoves: [
      0, 0.141, 0.2828, 0.4275, 0.5815, 0.7521, 0.9484, 1.1858, 1.5194, 2.1121, 2.7552, 3.7273, 4.5891, 7.186, 13.161,
    ],
    reversal: [-0.0636, -0.0577, -0.06],
    medianShare: 0.8,
    learningRate: 0.005,
  },
  '4hour': {
    slots: 16,
    spans: 4,
    intercept: -0.3605,
    weights: [0.1317, 0.1663, 0.3698, 0.1943, 0.055, 0.0828],
    fewCandlesFactor: [1.321, 1.155, 1.053, 1.02, 1.01, 1],
    upperMoves: [
      0, 0.1333, 0.2693, 0.4154, 0.5736, 0.7488, 0.9529, 1.2085, 1.5645, 2.2158, 2.924, 4.0235, 5.0238, 8.1513, 15.7829,
    ],
    reversal: [-0.015, -0.0237, -0.0466],
    medianShare: 0.8,
    learningRate: 0.002,
  },
  '1day': {
    slots: 96,
    spans: 24,
    intercept: -0.3233,
    weights: [0.0693, 0.1215, 0.287, 0.1366, 0.128, 0.2576],
    fewCandlesFactor: [1.421, 1.231, 1.11, 1.054, 1.021, 1],
    upperMoves: [
      0, 0.128, 0.2595, 0.4014, 0.5555, 0.7327, 0.9422, 1.2029, 1.5593, 2.1862, 2.8592, 3.8827, 4.7953, 7.5686, 14.0352,
    ],
    // Nothing measured says which way a day ends.
    reversal: [0, 0, 0],
    medianShare: 0,
    learningRate: 0.0005,
  },
}
