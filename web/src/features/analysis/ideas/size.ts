import { feeRatio } from '@pusula/engine'
import type { TradePlan } from './plan.ts'

interface Size {
  coins: number
  costUsd: number
  /** Of the capital, as a ratio. */
  share: number
  lossUsd: number
  gainUsd: number
  /** The whole capital is less than the risk would allow: then this share of it is at risk. */
  wholeRisk: number | null
}

/** Rounded down, so that the risk is never more than was meant. */
function threeDigits(coins: number): number {
  const step = 10 ** (Math.floor(Math.log10(coins)) - 2)
  return Number((Math.floor(coins / step + 1e-9) * step).toPrecision(3))
}

/**
 * As many coins as lose the given share of the capital at the stop, fees both ways included; never more than the capital
 * buys. Null where nothing can be said.
 */
export function sizeOf(plan: TradePlan, capitalUsd: number, riskRatio: number): Size | null {
  const { entry: entryUsd, stop: stopUsd, target: targetUsd } = plan
  if (!(capitalUsd > 0 && riskRatio > 0)) return null
  const lossEach = Math.abs(entryUsd - stopUsd) + feeRatio * (entryUsd + stopUsd)
  const gainEach = Math.abs(targetUsd - entryUsd) - feeRatio * (entryUsd + targetUsd)
  const most = capitalUsd / (entryUsd * (1 + feeRatio))
  const wished = (capitalUsd * riskRatio) / lossEach
  const coins = threeDigits(Math.min(wished, most))
  return {
    coins,
    costUsd: coins * entryUsd,
    share: (coins * entryUsd) / capitalUsd,
    lossUsd: coins * lossEach,
    gainUsd: coins * gainEach,
    wholeRisk: wished > most ? (coins * lossEach) / capitalUsd : null,
  }
}
