import { reachProbability, touchProbability } from './barriers.ts'
import type { Forecast, Forecasts, PriceRange } from './forecast.ts'
import type { Horizon } from './horizons.ts'
import { levelOf } from './shape/level.ts'
import { standardMove } from './shape/shape.ts'

/**
 * How much of today's distance from the usual is left a day later. With this, calm and wild days were touched alike over
 * 3 days to 6 months, on five coins from 2020 to 2025.
 */
const memoryOfDay = 0.95

/** Over weeks prices travel a little further than their days add up to: by this much for each e-fold of the days. */
const drawnOut = 0.04

/** Size of a standardised move over so many days: today's pace fades into the usual one of the last 500 days. */
export function scaleOver({ horizons, usualDayScale }: Forecasts, days: number): number {
  const day = horizons['1day']
  const today = (day.scale * day.calibration) ** 2
  const usual = usualDayScale === null ? today : usualDayScale ** 2
  const fading = (1 - memoryOfDay ** days) / (1 - memoryOfDay)
  return Math.sqrt(days * usual + (today - usual) * fading) * (1 + drawnOut * Math.log(days))
}

/** Chance that a price is touched at any moment within so many days, one or more. */
export function touchWithin(forecasts: Forecasts, priceUsd: number, days: number): number {
  const day = forecasts.horizons['1day']
  return reachProbability(day, Math.abs(Math.log(priceUsd / day.priceUsd)) / scaleOver(forecasts, days))
}

/** The prices between which the price ends up half of the time after so many days. */
export function middleHalf(forecasts: Forecasts, days: number): PriceRange {
  const day = forecasts.horizons['1day']
  const move = standardMove(day, 0.75) * scaleOver(forecasts, days)
  return { lowUsd: day.priceUsd * Math.exp(-move), highUsd: day.priceUsd * Math.exp(move) }
}

/** Chances that a price is touched, by how long one waits: waiting longer never makes it less likely. */
export function touchChances(forecasts: Forecasts, priceUsd: number): Record<Horizon | 'week', number> {
  let likeliest = 0
  const orMore = (chance: number) => {
    likeliest = Math.max(likeliest, chance)
    return likeliest
  }
  const within = (horizon: Horizon) => orMore(touchProbability(forecasts.horizons[horizon], priceUsd))
  return {
    '15min': within('15min'),
    '1hour': within('1hour'),
    '4hour': within('4hour'),
    '1day': within('1day'),
    week: orMore(touchWithin(forecasts, priceUsd, 7)),
  }
}

/** Chance that the price ends further away than this share of it, on either side. */
export const endBeyondProbability = (forecast: Forecast, ratio: number): number =>
  Math.min(
    1,
    levelOf(forecast, forecast.priceUsd * (1 - ratio)) + 1 - levelOf(forecast, forecast.priceUsd * (1 + ratio)),
  )
