export { type StopOrTarget, stopOrTarget, touchProbability } from './barriers.ts'
export {
  type FineCandles,
  type Forecast,
  type ForecastInput,
  type Forecasts,
  forecast,
  type Learnt,
  type NotEnoughHistory,
  type PriceRange,
  quantileUsd,
} from './forecast.ts'
export { type Horizon, horizonMs, horizons } from './horizons.ts'
export { type CalibrationState, type Grade, learn, startCalibration } from './learning/calibration.ts'
export {
  type GradedHour,
  type HourLesson,
  type HourlyHorizon,
  type HourState,
  hourlyHorizons,
  hourStep,
  learnHour,
  type Outcome,
  outcomeScore,
  startHours,
} from './learning/hours.ts'
export { middleHalf, touchWithin } from './reach.ts'
export { levelOf } from './shape/level.ts'
export { usualDayRange, widthToUsual } from './width/usual.ts'
export type { Model } from './width/width.ts'
