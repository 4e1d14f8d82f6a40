import type { Forecasts } from '../forecasts/forecast.ts'
import { scaleOver, touchWithin } from '../forecasts/reach.ts'
import { feeRatio, type Trade } from './trade.ts'

/** A plan with borrowed money. */
export interface Leverage {
  readonly position: 'long' | 'short'
  readonly times: number
  /** About where the venue would close the position by force; the stop comes long before. */
  readonly liquidationUsd: number
  /** Chance that the price gets there within seven days. */
  readonly liquidationChance: number
  /** Share of the stake that is lost when the stop is reached, fees included. */
  readonly lossAtStopRatio: number
  /** Share of the stake that is won when the target is reached, fees taken off. */
  readonly gainAtTargetRatio: number
  /** Share of the stake that funding takes in the time such plans took until they ended. */
  readonly fundingRatio: number
  /** What one such plan brings on average, after fees and funding, as a share of the stake. */
  readonly resultRatio: number
}

/** What may be chosen; more than the last is too near to losing it all. */
const offeredTimes = [2, 3, 5]
/** More is not offered by itself. */
export const maxTimes = 3
/** Liquidation lies at least this many times as far as the stop: a stop can slip in a fast market. */
export const liquidationToStop = 3
/** Share of the position that venues keep back; the larger of what is usual, to be careful. */
const maintenanceRatio = 0.01
/** What venues usually charge for a day, in three parts. */
const fundingPerDay = 0.0003
/** Such plans took this share of target times stop, in squared moves of a day, until they ended: measured, in days. */
const daysPerSquare = 0.7
const watchedDays = 7

/** So much keeps liquidation the wanted distance away. */
const maxFor = ({ stopUsd, entryUsd }: Trade): number =>
  1 / (liquidationToStop * Math.abs(stopUsd / entryUsd - 1) + maintenanceRatio)

/** Those of the offered ones that keep liquidation the wanted distance away. */
export function leveragesFor(trade: Trade, forecasts: Forecasts): Leverage[] {
  const most = maxFor(trade)
  return offeredTimes.filter(times => times <= most).map(times => leverageOf(trade, forecasts, times))
}

/** What is offered by itself: the most that keeps its distance, and never more than three times. */
export const usualLeverage = (offered: readonly Leverage[]): Leverage | null =>
  offered.findLast(({ times }) => times <= maxTimes) ?? null

function leverageOf(trade: Trade, forecasts: Forecasts, times: number): Leverage {
  const { side, entryUsd, stopUsd, targetUsd } = trade
  const away = side === 'up' ? -1 : 1
  const liquidationUsd = entryUsd * (1 + away * (1 / times - maintenanceRatio))
  const move = scaleOver(forecasts, 1)
  const days = (daysPerSquare * Math.log(entryUsd / stopUsd) * Math.log(targetUsd / entryUsd)) / move ** 2
  const fundingRatio = times * fundingPerDay * days
  return {
    position: side === 'up' ? 'long' : 'short',
    times,
    liquidationUsd,
    liquidationChance: touchWithin(startingAt(forecasts, entryUsd), liquidationUsd, watchedDays),
    lossAtStopRatio: times * (Math.abs(stopUsd / entryUsd - 1) + 2 * feeRatio),
    gainAtTargetRatio: times * (Math.abs(targetUsd / entryUsd - 1) - 2 * feeRatio),
    fundingRatio,
    resultRatio: -2 * times * feeRatio - fundingRatio,
  }
}

/** The same forecasts as if the price already stood at the entry. */
const startingAt = (forecasts: Forecasts, priceUsd: number): Forecasts => ({
  ...forecasts,
  horizons: { ...forecasts.horizons, '1day': { ...forecasts.horizons['1day'], priceUsd } },
})
