import type { UpperMoves } from '../parameters.ts'

/** A scale from many windows of the past, the recent moves and, where they are counted, the trades. */
export interface FullModel {
  /** Windows of the mean variance, in candles; the slowest variance comes after them. */
  readonly windows: readonly number[]
  /** Windows whose mean range is held against their mean variance: one freak candle counts less. */
  readonly powerWindows: readonly number[]
  readonly moveWindows: readonly number[]
  readonly tradeWindows: readonly number[]
  /** The window that recent moves and trades are measured by. */
  readonly base: number
  readonly withTrades: Coefficients & { readonly trades: TradeCoefficients }
  readonly withoutTrades: Coefficients
}

interface Coefficients {
  readonly intercept: number
  /** Of the windows, and of the slowest variance as the last. */
  readonly weights: readonly number[]
  readonly power: readonly number[]
  readonly move: readonly number[]
  readonly moveSize: readonly number[]
  readonly upperMoves: UpperMoves
}

interface TradeCoefficients {
  readonly windows: readonly number[]
  /** Of the season of the last candle and of the last four, since trades have a season too. */
  readonly lastSeason: number
  readonly lastFourSeasons: number
}

const ofQuarters: FullModel = {
  windows: [1, 2, 4, 8, 16, 48, 96, 288, 672],
  powerWindows: [4, 16, 96, 672],
  moveWindows: [1, 4, 16, 96],
  tradeWindows: [1, 4, 16, 96],
  base: 672,
  withTrades: {
    intercept: -0.12423,
    weights: [0.01154, 0.03783, 0.02666, 0.1408, 0.20951, 0.05383, 0.22832, 0.03099, 0.18498, 0.07544],
    power: [-0.17517, 0.22705, 0.52713, 0.2656],
    move: [-0.00344, -0.01557, -0.00606, -0.00969],
    moveSize: [0.01494, 0.02708, 0.01844, 0.05017],
    trades: { windows: [0.16297, 0.031, -0.09476, -0.01992], lastSeason: -0.26025, lastFourSeasons: 0.06256 },
    upperMoves: [0.1482, 0.291, 0.4362, 0.5842, 0.7406, 0.914, 1.1206, 1.3916, 1.8357],
  },
  withoutTrades: {
    intercept: -0.1318,
    weights: [0.0948, 0.08389, 0.07012, 0.17864, 0.10786, 0.04249, 0.20626, 0.03529, 0.10182, 0.07873],
    power: [-0.20242, 0.10927, 0.48004, 0.23058],
    move: [-0.0056, -0.01754, -0.00545, -0.00727],
    moveSize: [-0.00651, 0.04462, 0.02205, 0.05233],
    upperMoves: [0.1483, 0.2912, 0.4362, 0.5836, 0.7401, 0.9138, 1.1198, 1.3925, 1.8365],
  },
}

const hourWindows = {
  windows: [1, 2, 4, 8, 24, 72, 168, 336, 720],
  powerWindows: [4, 24, 168, 720],
  moveWindows: [1, 4, 24, 168],
  tradeWindows: [1, 4, 24],
  base: 168,
}

/** The day has a model of its own. */
export const fullModels: Record<'15min' | '1hour' | '4hour', FullModel> = {
  '15min': ofQuarters,
  '1hour': {
    ...hourWindows,
    withTrades: {
      intercept: -0.26464,
      weights: [-0.00586, 0.06795, 0.15324, 0.05416, 0.36336, 0.0289, 0.2738, 0.01512, 0.02543, 0.024],
      power: [0.34009, 0.83352, 0.24372, 0.28688],
      move: [-0.0133, -0.00212, -0.01042, -0.00614],
      moveSize: [0.03576, 0.02081, 0.07354, 0.06243],
      trades: { windows: [0.1718, -0.0892, -0.03276], lastSeason: -0.08359, lastFourSeasons: 0.01901 },
      upperMoves: [0.1436, 0.2858, 0.432, 0.5865, 0.758, 0.9512, 1.1854, 1.5128, 2.0965],
    },
    withoutTrades: {
      intercept: -0.28543,
      weights: [0.08469, 0.11687, 0.07377, 0.05291, 0.33, 0.03276, 0.24134, 0.01306, 0.02911, 0.02559],
      power: [0.2121, 0.79187, 0.21749, 0.29211],
      move: [-0.01634, -0.00097, -0.00789, -0.0046],
      moveSize: [0.03417, 0.0349, 0.07744, 0.06382],
      upperMoves: [0.1434, 0.2858, 0.4317, 0.5863, 0.7575, 0.9505, 1.1852, 1.512, 2.0997],
    },
  },
  '4hour': {
    ...hourWindows,
    withTrades: {
      intercept: -0.27705,
      weights: [0.01302, 0.0106, 0.14519, -0.00591, 0.42535, -0.02525, 0.31469, -0.01858, 0.09654, 0.04425],
      power: [0.38526, 0.80975, 0.27591, 0.36618],
      move: [-0.01087, 0.00954, -0.00332, -0.02379],
      moveSize: [0.02338, 0.00774, 0.06647, 0.09395],
      trades: { windows: [0.10042, -0.01575, -0.06192], lastSeason: 0.006, lastFourSeasons: 0.06306 },
      upperMoves: [0.1351, 0.272, 0.4193, 0.5772, 0.7519, 0.9547, 1.2058, 1.561, 2.2028],
    },
    withoutTrades: {
      intercept: -0.31152,
      weights: [0.04832, 0.03939, 0.12893, 0.00377, 0.36569, -0.02939, 0.31856, -0.02144, 0.10065, 0.04542],
      power: [0.36209, 0.75815, 0.27631, 0.35974],
      move: [-0.01183, 0.00901, -0.00098, -0.02267],
      moveSize: [0.03569, 0.02377, 0.07023, 0.09419],
      upperMoves: [0.135, 0.2717, 0.4187, 0.5766, 0.7514, 0.9548, 1.2058, 1.5613, 2.2059],
    },
  },
}

export const dailyModel = {
  /** Of the mean range, in hours; the mean range of 180 days comes after them. */
  windows: [1, 4, 24, 168, 720],
  weights: [0.0763, 0.1545, 0.33, 0.1109, 0.1286],
  slowWeight: 0.1997,
  intercept: -0.18,
  /** A tenth of the scale comes from what a day usually moved in the last 500. */
  longRun: { maxDays: 500, minDays: 100, weight: 0.1, factor: 0.877 },
  upperMoves: [0.1299, 0.2608, 0.4037, 0.5575, 0.7364, 0.9473, 1.2038, 1.5619, 2.1925] as UpperMoves,
}
