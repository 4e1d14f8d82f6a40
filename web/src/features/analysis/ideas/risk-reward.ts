export interface Plan {
  entryUsd: number
  stopUsd: number
  targetUsd: number
  /** 1 without leverage. */
  leverage: number
}

interface RiskReward {
  /** From the stop on the left to the target on the right, whichever way the price has to go. */
  entryPercent: number
  nowPercent: number
  /** What is lost at the stop and won at the target, as shares of the money put in. */
  riskRatio: number
  rewardRatio: number
}

const toHundredths = (value: number) => Math.round(value * 100) / 100

/** The bar at true proportion. A price beyond either end stands at that end. */
export function riskReward({ entryUsd, stopUsd, targetUsd, leverage }: Plan, nowUsd: number): RiskReward {
  const span = targetUsd - stopUsd
  const place = (priceUsd: number) =>
    span === 0 ? 50 : toHundredths(Math.min(1, Math.max(0, (priceUsd - stopUsd) / span)) * 100)
  return {
    entryPercent: place(entryUsd),
    nowPercent: place(nowUsd),
    riskRatio: (Math.abs(entryUsd - stopUsd) / entryUsd) * leverage,
    rewardRatio: (Math.abs(targetUsd - entryUsd) / entryUsd) * leverage,
  }
}

/** Labels under the bar need room: the middle one keeps its distance from both ends while its line stays true. */
export const labelPercent = (entryPercent: number): number => Math.min(66, Math.max(34, entryPercent))
