import { type Distribution, type PriceRange, quantileLogReturn } from '../forecasts/forecast.ts'
import { levelOf } from '../forecasts/shape/level.ts'
import { normalQuantiles } from './baselines.ts'
import { crps, gradedLevels } from './losses.ts'

/** A pending forecast, until it is due. */
export interface RecordedForecast extends Omit<Distribution, 'tickUsd'> {
  readonly range80: PriceRange
  /** The move that a constant width would expect; null where it was not kept. */
  readonly constantScale: number | null
}

export interface Judgement {
  /** Below the likely range, inside it or above; a price on the border is inside. */
  readonly outcome: -1 | 0 | 1
  /** Where in its distribution the price fell, 0 to 1. */
  readonly level: number
  /** CRPS of the log returns, and that of a range of constant width. */
  readonly loss: number
  readonly constantLoss: number | null
}

/** What a forecast was worth, once the price at its end is known. */
export function judge(forecast: RecordedForecast, actualUsd: number): Judgement {
  const { range80, priceUsd, constantScale } = forecast
  const outcome = Math.log(actualUsd / priceUsd)
  const ours = gradedLevels.map(level => quantileLogReturn(forecast, level))
  return {
    outcome: actualUsd < range80.lowUsd ? -1 : actualUsd > range80.highUsd ? 1 : 0,
    level: levelOf(forecast, actualUsd),
    loss: crps(ours, outcome),
    constantLoss:
      constantScale === null
        ? null
        : crps(
            normalQuantiles.map(z => z * constantScale),
            outcome,
          ),
  }
}
