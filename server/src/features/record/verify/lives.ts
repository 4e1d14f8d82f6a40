import { type LivingPlan, planHours } from '@pusula/engine'
import { DAY_MS, HOUR_MS } from '@pusula/words'
import { type Grade, neverBegan, type PlanLife } from '../grading/outcomes.ts'
import { isForecast, planOf, type StoredClaim } from '../log/claims.ts'
import { saidByBeginning, sealOf } from '../log/entries.ts'

/** A beginning that was sealed: which plan it is of is told with that plan's end. */
interface Begin {
  at: Date
  seal: string
}

const hair = 1e-9
const isNear = (one: number, other: number) => Math.abs(one / other - 1) <= hair

/** While instances of two editions run side by side, plans begin and end without their lives being told. */
const changeoverMs = DAY_MS

/**
 * Lives of plans on a walk over the log: each that was told fits what was sealed of it at its beginning, the rules that plans live by, and
 * the grade beside it. Whether the hours were so is for whoever has the candles.
 */
export function createLifeWalk(say: (what: string) => void) {
  const begins = new Map<number, Begin>()
  let firstMs = Number.POSITIVE_INFINITY
  let revealed = 0

  function takeBegin(begin: Begin, at: number) {
    firstMs = Math.min(firstMs, begin.at.getTime())
    begins.set(at, begin)
  }

  function takeGrade(claim: StoredClaim, salt: string, grade: Grade, gradedAt: Date, at: number) {
    if (isForecast(claim)) return
    const plan = planOf(claim)
    if (!plan || grade.outcome === null) return
    const { life } = grade
    const mustTell = plan.issuedAt > firstMs + changeoverMs
    if (!life) {
      if (mustTell) say(`entry ${at} does not say when the plan of entry ${claim.id} lived`)
      return
    }
    firstMs = Math.min(firstMs, gradedAt.getTime())
    revealed++
    const fault = lifeFault(plan, grade, life)
    if (fault) say(`entry ${at}: ${fault} of the plan of entry ${claim.id} is not how plans live`)
    const { metAt, entryUsd, begunIn } = life
    if (metAt === null || entryUsd === null) return
    const begin = begunIn === null ? undefined : begins.get(begunIn)
    const said = saidByBeginning({ of: claim.id, metAt, entryUsd })
    if (begin ? sealOf(salt, said) !== begin.seal : begunIn !== null || mustTell)
      say(`entry ${at}: the plan of entry ${claim.id} began otherwise than was sealed in entry ${begunIn}`)
    else if (begunIn !== null) begins.delete(begunIn)
  }

  return {
    takeBegin,
    takeGrade,
    revealed: () => revealed,
    /** Beginnings of plans whose end has not been told. */
    begun: (): ReadonlyMap<number, Begin> => begins,
    /** Those of plans that must have ended before a moment. */
    overdue: (beforeMs: number) =>
      [...begins].filter(([, { at }]) => at.getTime() + planHours.limit * HOUR_MS < beforeMs).map(([at]) => at),
  }
}

/** What of a life cannot be, by the rules that plans live by; undefined where all of it can. */
function lifeFault(issued: LivingPlan, { outcome, actualUsd, resultRatio }: Grade, life: PlanLife): string | undefined {
  const endedMs = life.endedAt.getTime()
  if (outcome === neverBegan) {
    if (life.metAt !== null || life.entryUsd !== null) return 'a beginning'
    return endedMs === issued.validUntil ? undefined : 'the end'
  }
  if (life.metAt === null || life.entryUsd === null || actualUsd === null || resultRatio === null)
    return 'what is left out'
  const up = issued.side === 'up' ? 1 : -1
  const metMs = life.metAt.getTime()
  const limitMs = metMs + planHours.limit * HOUR_MS
  const moved = life.entryUsd / issued.entryUsd
  const [stopUsd, targetUsd] = [issued.stopUsd * moved, issued.targetUsd * moved]
  if (metMs <= issued.issuedAt || metMs > issued.validUntil || metMs % HOUR_MS !== 0) return 'the beginning'
  if (up * life.entryUsd <= up * issued.triggerUsd) return 'the entry'
  if (endedMs > limitMs || endedMs % HOUR_MS !== 0 || endedMs < metMs) return 'the end'
  if (!isNear(resultRatio + issued.costRatio + 1, 1 + up * (actualUsd / life.entryUsd - 1))) return 'the result'
  if (outcome === 1 && !isNear(actualUsd, targetUsd)) return 'the target'
  if (outcome === -1 && up * actualUsd > up * stopUsd * (1 + up * hair)) return 'the stop'
  return undefined
}
