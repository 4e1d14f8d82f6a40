import type { Forecasts } from '../forecasts/forecast.ts'
import { onGrid } from '../forecasts/past/tick.ts'
import { issuePlan, type LivingPlan } from './plan.ts'
import type { Side } from './trade.ts'

/** What the plans of a coin are issued from. */
export interface PairInput {
  readonly now: number
  readonly forecasts: Forecasts
  /** Nearest first; supports below the price, resistances above it. */
  readonly levels: { readonly supports: readonly Level[]; readonly resistances: readonly Level[] }
  /** How many days the coin has been traded. */
  readonly dayCount: number
}

interface Level {
  readonly priceUsd: number
}

/** Why a side has no plan. */
export type NoPlan = { readonly state: 'none'; readonly side: Side } & (
  | { readonly code: 'too-new'; readonly neededDays: number }
  /** Its prices move in steps so large that no trigger has a chance worth waiting for. */
  | { readonly code: 'too-coarse' }
  /** It moves so little that fees would take most of what is risked. */
  | { readonly code: 'too-calm' }
  /** The plan of the other side is under way, and a new one would contradict it. */
  | { readonly code: 'other-side' }
)

export interface Plans {
  readonly up: LivingPlan | NoPlan
  readonly down: LivingPlan | NoPlan
}

export const isPlan = (found: LivingPlan | NoPlan): found is LivingPlan => found.state !== 'none'

/** Younger coins have too few days for levels and odds that mean anything. */
const minDays = 60
/** Two to ten of twenty such plans begin; one that nearly always or hardly ever does tells nobody anything. */
const beginning = { least: 0.1, most: 0.5 }
/** Of what is risked, fees may take no more than this. */
const maxCostOfRisk = 0.5

/** The plans that may be issued now, one for either side. Neither has an edge: on average they cost their fees. */
export const makePlans = (input: PairInput): Plans => ({ up: makePlan(input, 'up'), down: makePlan(input, 'down') })

function makePlan({ now, forecasts, levels, dayCount }: PairInput, side: Side): LivingPlan | NoPlan {
  if (dayCount < minDays) return { state: 'none', side, code: 'too-new', neededDays: minDays }
  const { priceUsd, halfWidth, tickUsd } = forecasts.horizons['1day']
  const [ahead, behind] = side === 'up' ? [levels.resistances, levels.supports] : [levels.supports, levels.resistances]
  const pricesOf = (found: readonly Level[]) => found.map(level => level.priceUsd)
  const plan = issuePlan({
    ...{ side, now, priceUsd, halfWidth, usualDayScale: forecasts.usualDayScale },
    levelsAheadUsd: pricesOf(ahead),
    levelsBehindUsd: pricesOf(behind),
    onGrid: usd => onGrid(usd, tickUsd),
  })
  const { met } = plan.chances
  if (!(plan.riskRatio > 0)) return { state: 'none', side, code: 'too-coarse' }
  if (plan.costOfRisk > maxCostOfRisk) return { state: 'none', side, code: 'too-calm' }
  const isWorthWaiting = met >= beginning.least && met <= beginning.most && plan.rewardRatio > 0
  return isWorthWaiting ? plan : { state: 'none', side, code: 'too-coarse' }
}
