import type { follows, ReplyOf } from '@pusula/contract'
import { isAlive } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import { clusteredError, type SealedPlan } from '../record/index.ts'

type Summary = Omit<ReplyOf<typeof follows.mine>, 'plans'>

/** Outcomes of followed plans beside the chances that were stated. */
export function summaryOf(plans: readonly SealedPlan[]): Summary {
  const decided = plans.filter(({ state }) => state !== 'waiting')
  const begun = decided.filter(({ state }) => state !== 'lapsed')
  const ended = begun.filter(plan => !isAlive(plan))
  const said = (of: readonly SealedPlan[], chance: keyof SealedPlan['chances']) =>
    of.reduce((sum, { chances }) => sum + chances[chance], 0)
  const ofEnd = (chance: 'target' | 'stop' | 'neither', state: SealedPlan['state']) => ({
    was: ended.filter(plan => plan.state === state).length,
    said: said(ended, chance),
  })
  const results = ended.flatMap(plan => ('resultRatio' in plan ? [plan] : []))
  const days = new Map<number, { misses: number; graded: number }>()
  for (const { issuedAt, resultRatio } of results) {
    const day = Math.floor(issuedAt / DAY_MS)
    const known = days.get(day) ?? { misses: 0, graded: 0 }
    days.set(day, { misses: known.misses + resultRatio, graded: known.graded + 1 })
  }
  const total = results.reduce((sum, { resultRatio }) => sum + resultRatio, 0)
  return {
    followed: plans.length,
    decided: decided.length,
    begun: { was: begun.length, said: said(decided, 'met') },
    ended: ended.length,
    target: ofEnd('target', 'target'),
    stop: ofEnd('stop', 'stop'),
    neither: ofEnd('neither', 'expired'),
    meanRatio: results.length ? total / results.length : null,
    errorRatio: clusteredError([...days.values()]),
  }
}
