import type { InLanguage } from '../../../lib/messages.ts'
import type { Money } from '../../../lib/money/money.ts'
import { type LivingPlan, lastClose, type PlanKindRecord, type PlanStage } from './plan.ts'
import type { planText } from './plan-messages.ts'

type Words = InLanguage<typeof planText>

/** A gain or a loss: +%7,1, −%4,2. */
export const signed = (ratio: number, { size }: Pick<Money, 'size'>): string => `${ratio < 0 ? '−' : '+'}${size(ratio)}`

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

export type MoneySaid =
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
