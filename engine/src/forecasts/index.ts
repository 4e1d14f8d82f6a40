export { type StopOrTarget, stopOrTarget, touchProbability } from './barriers.ts'
export { type CalibrationState, type Grade, learn, startCalibration, widthMultipliers } from './calibration.ts'
export {
  type Calibration,
  type Forecast,
  type ForecastInput,
  type Forecasts,
  forecast,
  type NotEnoughHistory,
  type PriceRange,
  quantileUsd,
} from './forecast.ts'
export { type Horizon, horizonMs, horizons } from './horizons.ts'
export { levelOf } from './level.ts'
