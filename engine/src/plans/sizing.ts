import { type Distribution, quantileLogReturn } from '../forecasts/forecast.ts'

/** One day in twenty ends below it. */
const lossLevel = 0.05

/** How far below the price the line lies that one day in twenty ends under, as a share of the price. */
export const lossLineRatio = (day: Omit<Distribution, 'tickUsd'>): number =>
  -Math.expm1(quantileLogReturn(day, lossLevel))

/**
 * The largest share of somebody's money to hold in a coin so that at most one day in twenty loses more than `lossRatio` of that
 * money: 1 where the whole of it may be held.
 */
export const maxShare = (day: Omit<Distribution, 'tickUsd'>, lossRatio: number): number =>
  Math.min(1, lossRatio / lossLineRatio(day))
