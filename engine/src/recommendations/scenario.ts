import { stopOrTarget } from '../forecasts/barriers.ts'
import type { Forecasts, NotEnoughHistory } from '../forecasts/forecast.ts'

export type Side = 'up' | 'down'

/** The facts a recommendation is read from. */
export interface Market {
  readonly priceUsd: number
  readonly forecasts: Forecasts | NotEnoughHistory
  /** Nearest first; supports below the price, resistances above it. */
  readonly levels: { readonly supports: readonly Level[]; readonly resistances: readonly Level[] }
  /** From -1, falling, to 1, rising. */
  readonly trend: number
  /** 0-100. */
  readonly score: number
  /** Average true range: a move of this size means nothing. */
  readonly noiseUsd: number
}

interface Level {
  readonly priceUsd: number
}

/** Prices of a trade that would make sense, with what the day's forecast says about it. */
export interface Scenario {
  readonly entryUsd: number
  readonly stopUsd: number
  readonly takeProfitUsd: number
  readonly rewardToRisk: number
  /** Chances within a day, from the same distribution as the day's forecast. */
  readonly stopFirstProbability: number
  readonly targetFirstProbability: number
  /** Which of the levels, 1 to 3, the stop lies beyond and the target lies at. */
  readonly stopLevel: number
  readonly targetLevel: number
}

export type Refusal =
  | { readonly code: 'not-enough-history' }
  /** The best pair of levels promises less than it risks. */
  | { readonly code: 'no-room'; readonly rewardToRisk: number; readonly leastRewardToRisk: number }
  /** Every stop that leaves room for its target is too likely to be touched within a day. */
  | { readonly code: 'stop-too-near'; readonly stopFirstProbability: number }

export const leastRewardToRisk = 1.2
/**
 * A stop with a better chance than this of being touched within a day is in the noise. With one in two, the trades were
 * many and short: following them through nine months of five coins lost a fifth of the money, most of it in fees.
 */
export const likeliestStop = 0.25
/** A stop lies this much of the noise beyond its level, because levels are zones rather than lines. */
const beyondLevel = 0.25

/**
 * The nearest stop and target that leave enough room, or why there are none. Stops lie beyond a level and at least one
 * noise unit away.
 */
export function findScenario(market: Market, side: Side): Scenario | Refusal {
  if (market.forecasts.kind !== 'ready') return { code: 'not-enough-history' }
  const day = market.forecasts.horizons['1day']
  let bestRatio = 0
  let leastLikelyStop: number | undefined
  for (const stop of stops(market, side)) {
    for (const target of targets(market, side)) {
      const rewardToRisk = (target.priceUsd - market.priceUsd) / (market.priceUsd - stop.priceUsd)
      bestRatio = Math.max(bestRatio, rewardToRisk)
      if (rewardToRisk < leastRewardToRisk) continue
      const { stopFirst, targetFirst } = stopOrTarget(day, stop.priceUsd, target.priceUsd)
      leastLikelyStop = Math.min(leastLikelyStop ?? 1, stopFirst)
      if (stopFirst > likeliestStop) continue
      return {
        entryUsd: market.priceUsd,
        stopUsd: stop.priceUsd,
        takeProfitUsd: target.priceUsd,
        rewardToRisk,
        stopFirstProbability: stopFirst,
        targetFirstProbability: targetFirst,
        stopLevel: stop.number,
        targetLevel: target.number,
      }
    }
  }
  if (leastLikelyStop !== undefined) return { code: 'stop-too-near', stopFirstProbability: leastLikelyStop }
  return { code: 'no-room', rewardToRisk: bestRatio, leastRewardToRisk }
}

interface Mark extends Level {
  readonly number: number
}

const numbered = (levels: readonly Level[]): Mark[] => levels.map(({ priceUsd }, i) => ({ priceUsd, number: i + 1 }))

function stops({ levels, priceUsd, noiseUsd }: Market, side: Side): Mark[] {
  const away = side === 'up' ? -1 : 1
  const beyond = ({ priceUsd: levelUsd, number }: Mark) => {
    const distanceUsd = Math.max(Math.abs(levelUsd - priceUsd) + beyondLevel * noiseUsd, noiseUsd)
    return { number, priceUsd: priceUsd + away * distanceUsd }
  }
  return numbered(side === 'up' ? levels.supports : levels.resistances)
    .map(beyond)
    .filter(stop => stop.priceUsd > 0)
}

const targets = ({ levels }: Market, side: Side) =>
  numbered(side === 'up' ? levels.resistances : levels.supports).filter(level => level.priceUsd > 0)
