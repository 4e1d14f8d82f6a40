import type { analysis, ReplyOf } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import type { AnalysisResult } from '../select/run.ts'

/** A plan as it stands now, and one with what may be borrowed for it. */
export type LivingPlan = ReplyOf<typeof analysis.plansOf>[number]
export type Plan = AnalysisResult['plans'][number]
export type Side = LivingPlan['side']
export type Leverage = Plan['leverages'][number]
export type TradePlan = Pick<LivingPlan, 'entry' | 'stop' | 'target'>
export type PlanKindRecord = AnalysisResult['planRecords'][number]

/** Where a plan is on its way: one that began is news for an hour. Delisted: it ended before its time, at the last close there was. */
export type PlanStage = LivingPlan['state'] | 'onItsWay' | 'delisted'

export function planStage({ state, metAt, limitAt, endedAt }: LivingPlan, nowMs: number): PlanStage {
  if (state === 'met' && metAt !== null) return Date.parse(metAt) < nowMs - HOUR_MS ? 'onItsWay' : 'met'
  const isEarly = endedAt !== null && limitAt !== null && Date.parse(endedAt) < Date.parse(limitAt)
  return state === 'expired' && isEarly ? 'delisted' : state
}

export const isOpen = ({ state }: Pick<LivingPlan, 'state'>): boolean => state === 'waiting' || state === 'met'

/** The last close that can begin a plan: the full hour at or before its end. */
export const lastClose = ({ validUntil }: Pick<LivingPlan, 'validUntil'>): Date =>
  new Date(Math.floor(Date.parse(validUntil) / HOUR_MS) * HOUR_MS)

/** Whether the price is beyond what a plan waits for; what counts is the close. */
export const isPassed = (nowUsd: number, { side, trigger }: Pick<LivingPlan, 'side' | 'trigger'>): boolean =>
  side === 'up' ? nowUsd > trigger : nowUsd < trigger

const shownMs = 24 * HOUR_MS
const isShown = (plan: LivingPlan, nowMs: number) =>
  isOpen(plan) || (plan.endedAt !== null && Date.parse(plan.endedAt) > nowMs - shownMs)

/** The one that began first, then those that wait, upwards before downwards; then those that ended within the day, the newest first. */
function inOrder(one: LivingPlan, other: LivingPlan): number {
  const rank = ({ state }: LivingPlan) => (state === 'met' ? 0 : state === 'waiting' ? 1 : 2)
  if (rank(one) !== rank(other)) return rank(one) - rank(other)
  if (!isOpen(one)) return Date.parse(other.endedAt ?? '') - Date.parse(one.endedAt ?? '')
  return one.side === other.side ? 0 : one.side === 'up' ? -1 : 1
}

/** The plans of an analysis as they stand now: what the server last said of them, where it said something. */
export function livingPlans(
  issued: readonly Plan[],
  streamed: readonly LivingPlan[] | undefined,
  nowMs: number,
): Plan[] {
  const leveragesOf = (id: number | null) => issued.find(plan => plan.id === id)?.leverages ?? []
  const now = streamed?.map(plan => ({ ...plan, leverages: leveragesOf(plan.id) })) ?? issued
  return now.filter(plan => isShown(plan, nowMs)).toSorted(inOrder)
}
