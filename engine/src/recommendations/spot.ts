import { findScenario, type Market, type Refusal, type Scenario, type Side } from './scenario.ts'

/** Why; numbers only, the words are found elsewhere. */
export type SpotReason =
  | { readonly code: 'trend-up-with-room' | 'trend-down-with-room'; readonly trend: number; readonly score: number }
  /** Trend and score do not point the same way firmly enough. */
  | { readonly code: 'no-edge'; readonly trend: number; readonly score: number }
  | Refusal

/** A general technical scenario for someone without borrowed money: the same for everyone who asks. */
export type SpotRecommendation =
  | (Scenario & { readonly action: 'buy'; readonly reason: SpotReason })
  /** For holders: the stop is where the fall is called off, the take profit where buying back comes into question. */
  | (Scenario & { readonly action: 'sell'; readonly reason: SpotReason })
  | { readonly action: 'wait'; readonly reason: SpotReason }

const firmTrend = 0.25
const goodScore = 60
const poorScore = 40

export function recommendSpot(market: Market): SpotRecommendation {
  const { trend, score } = market
  const side = direction(market)
  if (!side) return { action: 'wait', reason: { code: 'no-edge', trend, score } }
  const scenario = findScenario(market, side)
  if ('code' in scenario) return { action: 'wait', reason: scenario }
  return side === 'up'
    ? { action: 'buy', ...scenario, reason: { code: 'trend-up-with-room', trend, score } }
    : { action: 'sell', ...scenario, reason: { code: 'trend-down-with-room', trend, score } }
}

function direction({ trend, score }: Market): Side | undefined {
  if (trend >= firmTrend && score >= goodScore) return 'up'
  if (trend <= -firmTrend && score < poorScore) return 'down'
  return undefined
}
