import { findScenario, type Market, type Refusal, type Scenario, type Side } from './scenario.ts'

export type LeveragedReason =
  | { readonly code: 'strong-trend-up-with-room'; readonly trend: number; readonly score: number }
  | { readonly code: 'strong-trend-down-with-room'; readonly trend: number; readonly score: number }
  | { readonly code: 'no-edge'; readonly trend: number; readonly score: number }
  /** The stop is so far that even twofold leverage would bring liquidation too close to it. */
  | { readonly code: 'too-volatile'; readonly stopDistanceRatio: number }
  | Refusal

export type LeveragedRecommendation =
  | (Scenario & {
      readonly position: 'long' | 'short'
      readonly leverage: number
      /** About where the venue would close the position by force; the stop comes long before. */
      readonly liquidationUsd: number
      /** Share of the stake that is lost when the stop is reached. */
      readonly lossAtStopRatio: number
      readonly reason: LeveragedReason
    })
  | { readonly position: 'none'; readonly reason: LeveragedReason }

const strongTrend = 0.4
const strongScore = 65
const weakScore = 35

export const highestLeverage = 10
const lowestLeverage = 2
/** Liquidation lies at least this many times as far as the stop: a stop can slip in a fast market. */
export const liquidationToStop = 3
/** Share of the position that venues keep back; the larger of what is usual, to be careful. */
const maintenanceRatio = 0.01

export function recommendLeveraged(market: Market): LeveragedRecommendation {
  const { trend, score } = market
  const side = direction(market)
  if (!side) return { position: 'none', reason: { code: 'no-edge', trend, score } }
  const scenario = findScenario(market, side)
  if ('code' in scenario) return { position: 'none', reason: scenario }
  const stopDistanceRatio = Math.abs(scenario.stopUsd / scenario.entryUsd - 1)
  const leverage = safeLeverage(stopDistanceRatio)
  if (leverage < lowestLeverage) return { position: 'none', reason: { code: 'too-volatile', stopDistanceRatio } }
  const liquidationDistance = 1 / leverage - maintenanceRatio
  const isUp = side === 'up'
  return {
    position: isUp ? 'long' : 'short',
    leverage,
    ...scenario,
    liquidationUsd: scenario.entryUsd * (isUp ? 1 - liquidationDistance : 1 + liquidationDistance),
    lossAtStopRatio: leverage * stopDistanceRatio,
    reason: { code: isUp ? 'strong-trend-up-with-room' : 'strong-trend-down-with-room', trend, score },
  }
}

/** The most that keeps liquidation the wanted distance away. */
const safeLeverage = (stopDistanceRatio: number) =>
  Math.min(Math.floor(1 / (liquidationToStop * stopDistanceRatio + maintenanceRatio)), highestLeverage)

function direction({ trend, score }: Market): Side | undefined {
  if (trend >= strongTrend && score >= strongScore) return 'up'
  if (trend <= -strongTrend && score < weakScore) return 'down'
  return undefined
}
