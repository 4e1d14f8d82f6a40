import type { AnalysisResult } from '../select/run.ts'
import type { TrackRecord } from '../track-record/record.ts'

/** One side: its plan, or why there is none. */
export type PlannedSide = AnalysisResult['plans'][number]
export type Plan = NonNullable<PlannedSide['plan']>
export type Side = PlannedSide['side']
export type Leverage = Plan['leverages'][number]
export type TradePlan = Pick<Plan, 'entryUsd' | 'stopUsd' | 'targetUsd'>

/** How plans of a kind ended, counted. */
export type PlanHistory = TrackRecord['plans'][number]

/** The level a plan waits for. */
export const levelOfSide = { up: 'R1', down: 'S1' } as const

/** Where the price stands: between the two levels near either or in the middle, or beyond one of them. */
export function standingOf(nowUsd: number, s1Usd: number, r1Usd: number): 'under' | 'low' | 'middle' | 'high' | 'over' {
  const ratio = (nowUsd - s1Usd) / (r1Usd - s1Usd)
  if (ratio < 0) return 'under'
  if (ratio > 1) return 'over'
  if (ratio < 1 / 3) return 'low'
  return ratio > 2 / 3 ? 'high' : 'middle'
}

/** Whether the price is beyond what a plan waits for; what counts then is the close. */
export const isPassed = (nowUsd: number, side: Side, { conditionUsd }: Pick<Plan, 'conditionUsd'>): boolean =>
  side === 'up' ? nowUsd >= conditionUsd : nowUsd <= conditionUsd
