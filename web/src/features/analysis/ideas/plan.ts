import { analysis, type ReplyOf } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { call } from '../../../lib/call.ts'
import type { InLanguage } from '../../../lib/messages.ts'
import { useDemoMode } from '../../../lib/mode.ts'
import type { Money } from '../../../lib/money/money.ts'
import { serverNowMs } from '../../../lib/server-time.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { useNowMs } from '../../market/index.ts'
import type { AnalysisResult } from '../select/run.ts'
import type { planText } from './plan-messages.ts'

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

/** The server's time, refreshed twice a minute: plans are dated by its clock. */
export function useServerNowMs(): number {
  useNowMs()
  return serverNowMs()
}

/** Plans move with hourly closes; a minute is soon enough to see it. */
const askEveryMs = 60_000

/** The plans of an analysis as they stand now, also of one that was kept. Those of a sample were never issued, and stay as they are. */
export function useLivingPlans({ symbol, plans }: Pick<AnalysisResult, 'symbol' | 'plans'>): {
  plans: readonly Plan[]
  nowMs: number
  /** Whether one has begun or ended since the analysis was written. */
  isMoved: boolean
} {
  const isDemo = useDemoMode()
  const nowMs = useServerNowMs()
  const { data } = useQuery({
    queryKey: ['analysis', 'plans', symbol],
    queryFn: ({ signal }) => call(analysis.plansOf, { symbol }, signal),
    enabled: !isDemo && plans.some(({ id }) => id !== null),
    refetchInterval: askEveryMs,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
  const isMoved = data?.some(({ id, state }) => plans.find(plan => plan.id === id)?.state !== state) ?? false
  return { plans: livingPlans(plans, data, nowMs), nowMs, isMoved }
}

type Words = InLanguage<typeof planText>

/** A gain or a loss: +%7,1, −%4,2. */
const signed = (ratio: number, { size }: Pick<Money, 'size'>): string => `${ratio < 0 ? '−' : '+'}${size(ratio)}`

/** What became of a plan in a sentence or two; the first may be what matters most. */
export function planSays(
  plan: LivingPlan,
  stage: PlanStage,
  { t, money, nowUsd, now }: { t: Words; money: Money; nowUsd: number; now: Date },
): { lead?: string; rest: string } {
  const { prose, size, outOf, moment } = money
  const { side, trigger, entry, stop, target, chances, exit, result } = plan
  const when = (at: Date | string | null) => moment(new Date(at ?? ''), now)
  const afterFees = t.afterFees(signed(result ?? 0, money))
  switch (stage) {
    case 'waiting':
      return { rest: t[`${side}Waits`](when(lastClose(plan)), prose(trigger), prose(target), prose(stop)) }
    case 'met':
      return { lead: t.metLead(when(plan.metAt), prose(entry)), rest: t.metRest(when(plan.limitAt)) }
    case 'onItsWay':
      return { rest: t.wayRest(prose(nowUsd), size(target / nowUsd - 1), size(stop / nowUsd - 1)) }
    case 'target':
    case 'stop':
      return { lead: afterFees, rest: t[`${stage}Chance`](outOf(chances[stage], 20)) }
    case 'expired':
    case 'delisted':
      return { lead: t[`${stage}Says`](prose(exit ?? entry)), rest: afterFees }
    case 'lapsed':
      return { rest: sentenceCase(t[`${side}Lapsed`](when(lastClose(plan)), prose(trigger))) }
  }
}

/** A day may begin a sentence. */
const sentenceCase = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)

/** Fewer say more about luck than about plans. */
const enough = 30

type MoneySaid =
  | { kind: 'noneEnded' | 'tooFew' }
  | { kind: 'lost' | 'gained' | 'even'; meanRatio: number; errorRatio: number }

/** What plans of a kind brought: a loss or a gain only where it is more than its error. */
export function moneyOf(record: Pick<PlanKindRecord, 'ended' | 'meanRatio' | 'errorRatio'> | undefined): MoneySaid {
  if (!record?.ended) return { kind: 'noneEnded' }
  const { ended, meanRatio, errorRatio } = record
  if (ended < enough || errorRatio === null) return { kind: 'tooFew' }
  const kind = Math.abs(meanRatio) <= errorRatio ? 'even' : meanRatio < 0 ? 'lost' : 'gained'
  return { kind, meanRatio, errorRatio }
}
