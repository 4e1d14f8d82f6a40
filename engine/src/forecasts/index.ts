export { stopOrTarget, touchProbability } from './barriers.ts'
export {
  type FineCandles,
  type Forecast,
  type Forecasts,
  forecast,
  forecastsOfYoung,
  type Learnt,
  type NotEnoughHistory,
  type PriceRange,
  quantileUsd,
} from './forecast.ts'
export { type Horizon, horizonMs, horizons } from './horizons.ts'
export { type CalibrationState, type Grade, learn, startCalibration } from './learning/calibration.ts'
export {
  type HourlyHorizon,
  type HourState,
  hourStep,
  learnHour,
  type Outcome,
  outcomeScore,
  startHours,
} from './learning/hours.ts'
export { endBeyondProbability, middleHalf, touchChances, touchWithin } from './reach.ts'
export { levelOf } from './shape/level.ts'
export { usualDayRange, widthToUsual } from './width/usual.ts'
export type { Model } from './width/width.ts'
