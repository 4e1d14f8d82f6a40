import { DAY_MS, HOUR_MS } from '@pusula/words'
import { isPlan } from '../../plans/pair.ts'
import { followPlan, type LivingPlan } from '../../plans/plan.ts'
import { aggregate } from '../aggregate.ts'
import type { Diary } from './diary.ts'

/** What was said and what came, over plans that count as one a day. */
export interface SaidWas {
  readonly n: number
  readonly said: number
  readonly was: number
  readonly standardError: number
}

/** A tenth of all plans, by what was said of them. */
export type TenthOf = SaidWas

export interface PlansResult {
  /** Plans that ended or lapsed; one lives on each side of a coin at a time. */
  issued: number
  met: SaidWas & { readonly tenths: readonly TenthOf[] }
  target: SaidWas & { readonly tenths: readonly TenthOf[] }
  stop: SaidWas & { readonly tenths: readonly TenthOf[] }
  neither: SaidWas & { readonly tenths: readonly TenthOf[] }
  /** Mean result of those that began, after fees. */
  result: { mean: number; standardError: number; up: number; down: number }
  costOfRisk: number
}

interface Outcome {
  readonly said: number
  readonly was: number
  readonly atMs: number
}

/** Follows living plans of every coin from issue to end, on the product's own levels. */
export function gradePlans(diaries: readonly Diary[]): PlansResult {
  const plans = diaries.flatMap(diary => (['up', 'down'] as const).flatMap(side => livesOf(diary, side)))
  const begun = plans.filter(plan => 'resultRatio' in plan)
  const results = begun.map(({ resultRatio, issuedAt }) => ({ said: 0, was: resultRatio, atMs: issuedAt }))
  const ofEnd = (end: 'target' | 'stop' | 'neither', state: LivingPlan['state']) =>
    reliability(begun.map(plan => outcome(plan, plan.chances[end], plan.state === state)))
  const meanOf = (side: 'up' | 'down') =>
    average(begun.filter(plan => plan.side === side).map(plan => plan.resultRatio))
  return {
    issued: plans.length,
    met: reliability(plans.map(plan => outcome(plan, plan.chances.met, plan.state !== 'lapsed'))),
    target: ofEnd('target', 'target'),
    stop: ofEnd('stop', 'stop'),
    neither: ofEnd('neither', 'expired'),
    result: {
      mean: average(results.map(({ was }) => was)),
      standardError: saidWas(results).standardError,
      up: meanOf('up'),
      down: meanOf('down'),
    },
    costOfRisk: average(plans.map(plan => plan.costOfRisk)),
  }
}

const outcome = ({ issuedAt }: LivingPlan, said: number, isSo: boolean): Outcome => ({
  said,
  was: isSo ? 1 : 0,
  atMs: issuedAt,
})

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Plans of one side, one after the other; the last one is left out where the candles end before it. */
function livesOf({ candles15m, entries }: Diary, side: 'up' | 'down'): LivingPlan[] {
  const hours = aggregate(candles15m, '15m', '1h')
  const ended: LivingPlan[] = []
  let freeFromMs = Number.NEGATIVE_INFINITY
  for (const { now, plans } of entries) {
    const issued = plans[side]
    if (now < freeFromMs || !isPlan(issued)) continue
    const plan = followPlan(issued, hours, (hours.time.at(-1) ?? 0) + HOUR_MS)
    if (plan.state === 'waiting' || plan.state === 'met') break
    freeFromMs = plan.endedAt
    ended.push(plan)
  }
  return ended
}

function saidWas(outcomes: readonly Outcome[]): SaidWas {
  const days = new Map<number, number>()
  const mean = average(outcomes.map(({ said, was }) => was - said))
  for (const { said, was, atMs } of outcomes) {
    const day = Math.floor(atMs / DAY_MS)
    days.set(day, (days.get(day) ?? 0) + was - said - mean)
  }
  const squares = [...days.values()].reduce((sum, excess) => sum + excess ** 2, 0)
  return {
    n: outcomes.length,
    said: average(outcomes.map(({ said }) => said)),
    was: average(outcomes.map(({ was }) => was)),
    standardError: Math.sqrt(squares) / outcomes.length,
  }
}

function reliability(outcomes: readonly Outcome[]): SaidWas & { tenths: TenthOf[] } {
  const sorted = outcomes.toSorted((a, b) => a.said - b.said)
  const tenths = Array.from({ length: 10 }, (_, i) =>
    sorted.slice(Math.floor((i * sorted.length) / 10), Math.floor(((i + 1) * sorted.length) / 10)),
  )
  return { ...saidWas(outcomes), tenths: tenths.filter(tenth => tenth.length > 0).map(saidWas) }
}
