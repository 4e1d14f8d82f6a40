import type { Horizon } from './horizons.ts'

/** The edition of the method: the widths of the third, a day's calibration of the fourth. Every claim of the record says it. */
export const forecastEdition = 4

/** What was fitted for one horizon, on five large coins up to 2025-09-30. */
interface HorizonParameters {
  /** How many candles of the scale (quarter-hours for 15min, hours otherwise) the horizon holds. */
  readonly spans: number
  /** Standardised moves at 97.5, 99, 99.5 and 99.9 %. */
  readonly tailMoves: readonly [number, number, number, number]
  /** Pull back from the far end of the last hour or so, four hours and day, in log odds of rising. */
  readonly reversal: readonly [number, number, number]
  /** How far the median follows the log odds. */
  readonly medianShare: number
  /** Step of the adaptive calibration for one graded forecast per `fittedSpacingMs` of calibration.ts. */
  readonly learningRate: number
  /** What serves while there are too few candles for the others. */
  readonly shortHistory: ShortHistory
}

/** A scale from six windows of the past, shortest first. */
export interface ShortHistory {
  readonly intercept: number
  /** Share of each window. They add to one, so the forecast works at any price or unit. */
  readonly weights: readonly number[]
  /** How much wider to be when this window is the longest one known; chosen for 80 % coverage. */
  readonly fewCandlesFactor: readonly number[]
  readonly upperMoves: UpperMoves
}

/** Standardised moves at 55, 60, … 95 %; the lower half mirrors them. */
export type UpperMoves = readonly [number, number, number, number, number, number, number, number, number]

export const parameters: Record<Horizon, HorizonParameters> = {
  '15min': {
    spans: 1,
    // Measured: a Student-t was too thin here.
    tailMoves: [2.275, 2.951, 3.541, 5.463],
    reversal: [-0.0458, -0.1185, -0.057],
    medianShare: 0.75,
    learningRate: 0.002,
    shortHistory: {
      intercept: -0.1237,
      weights: [0.1423, 0.2822, 0.2226, 0.2163, 0.0372, 0.0993],
      fewCandlesFactor: [1.229, 1.095, 1.049, 1.022, 1.012, 1],
      upperMoves: [0.1481, 0.2908, 0.4347, 0.5826, 0.7376, 0.9129, 1.1192, 1.3934, 1.8457],
    },
  },
  '1hour': {
    spans: 1,
    // Here and below: Student-t of 3.94, 3.57 and 3.8 degrees of freedom.
    tailMoves: [2.793, 3.779, 4.652, 7.285],
    reversal: [-0.0636, -0.0577, -0.06],
    medianShare: 0.8,
    learningRate: 0.005,
    shortHistory: {
      intercept: -0.3103,
      weights: [0.2089, 0.2081, 0.3534, 0.1554, 0.0297, 0.0446],
      fewCandlesFactor: [1.258, 1.112, 1.033, 1.01, 1.005, 1],
      upperMoves: [0.141, 0.2828, 0.4275, 0.5815, 0.7521, 0.9484, 1.1858, 1.5194, 2.1121],
    },
  },
  '4hour': {
    spans: 4,
    tailMoves: [2.913, 4.009, 5.006, 8.122],
    reversal: [-0.015, -0.0237, -0.0466],
    medianShare: 0.8,
    learningRate: 0.002,
    shortHistory: {
      intercept: -0.3605,
      weights: [0.1317, 0.1663, 0.3698, 0.1943, 0.055, 0.0828],
      fewCandlesFactor: [1.321, 1.155, 1.053, 1.02, 1.01, 1],
      upperMoves: [0.1333, 0.2693, 0.4154, 0.5736, 0.7488, 0.9529, 1.2085, 1.5645, 2.2158],
    },
  },
  '1day': {
    spans: 24,
    tailMoves: [2.82, 3.829, 4.729, 7.464],
    // Nothing measured says which way a day ends.
    reversal: [0, 0, 0],
    medianShare: 0,
    // Half of what one coin alone would need: the pooled pair follows the rest.
    learningRate: 0.00025,
    shortHistory: {
      intercept: -0.3233,
      weights: [0.0693, 0.1215, 0.287, 0.1366, 0.128, 0.2576],
      fewCandlesFactor: [1.421, 1.231, 1.11, 1.054, 1.021, 1],
      upperMoves: [0.128, 0.2595, 0.4014, 0.5555, 0.7327, 0.9422, 1.2029, 1.5593, 2.1862],
    },
  },
}
