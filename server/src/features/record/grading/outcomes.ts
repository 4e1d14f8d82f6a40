import { type Candles, evaluation, followPlan, isTouched, type LivingPlan, timeframeMs } from '@pusula/engine'
import { HOUR_MS } from '@pusula/words'
import { watchedFromMs } from '../issuing/claims-of.ts'
import { type Claim, type ForecastClaim, planOf, readTouchTerms, type TermsClaim } from '../log/claims.ts'

/** Outcome of a claim; all null where it is unknowable. */
export interface Grade {
  /** See record_claims: below, inside or above; stop, neither, target or never begun; a bit for each level touched. */
  outcome: number | null
  actualUsd: number | null
  level: number | null
  loss: number | null
  constantLoss: number | null
  resultRatio: number | null
  /** The exchange that was asked; null where none was named. */
  venue: string | null
  /** Of a plan, when it began and ended; null of everything else, and of plans that were graded before this was told. */
  life: PlanLife | null
}

/** The hours of a plan that has ended: what its pages show besides what was sealed. */
export interface PlanLife {
  /** The entry that sealed its beginning when that had come; null where it never began, or began before such entries were written. */
  begunIn: number | null
  metAt: Date | null
  /** The close that it began at: stop and target moved along. */
  entryUsd: number | null
  endedAt: Date
}

export const unknownGrade: Grade = {
  outcome: null,
  actualUsd: null,
  level: null,
  loss: null,
  constantLoss: null,
  resultRatio: null,
  venue: null,
  life: null,
}

export const neverBegan = 2

const quarterMs = timeframeMs['15m']
/** Of the candles that a claim is watched over, so many have to be known. */
const minKnown = 0.95

/** A forecast beside the price of the very minute in which it ended. */
export function gradeForecast(claim: ForecastClaim, actualUsd: number): Grade {
  // Field by field: a copy of the whole claim took longer than the judgement, millions of times in a check.
  const { what, model, low80Usd, high80Usd, priceUsd, scale, calibration, lean, constantScale } = claim
  const { outcome, level, loss, constantLoss } = evaluation.judge(
    {
      priceUsd,
      scale,
      calibration,
      lean,
      constantScale,
      horizon: what,
      model,
      range80: { lowUsd: low80Usd, highUsd: high80Usd },
    },
    actualUsd,
  )
  return { ...unknownGrade, outcome, level, loss, constantLoss, actualUsd }
}

/** The quarter hours that levels are watched over. */
export function watchedSpan({ issuedAt, dueAt }: Pick<Claim, 'issuedAt' | 'dueAt'>) {
  return { fromMs: watchedFromMs(issuedAt.getTime()), untilMs: dueAt.getTime() }
}

/** Levels beside the quarter hours that followed; unknown where too many of those are missing. */
export function gradeLevels(claim: TermsClaim, candles15m: Candles): Grade {
  const { fromMs, untilMs } = watchedSpan(claim)
  const { time } = candles15m
  const start = firstFrom(time, fromMs)
  const end = firstFrom(time, untilMs)
  if (end - start < (minKnown * (untilMs - fromMs)) / quarterMs) return unknownGrade
  return gradeTouches(claim, candles15m, start, end)
}

function gradeTouches({ terms, priceUsd }: TermsClaim, candles: Candles, start: number, end: number): Grade {
  const touched = readTouchTerms(terms).map(level => isTouched(candles, start, end, priceUsd, level.priceUsd))
  return { ...unknownGrade, outcome: touched.reduce((bits, isHit, i) => bits | (isHit ? 1 << i : 0), 0) }
}

const ends = { target: 1, stop: -1, expired: 0, lapsed: neverBegan } as const

/** A plan that has ended, and the entry that says when it began. */
export function gradePlan(plan: LivingPlan, begunIn: number | null = null): Grade | undefined {
  if (plan.state === 'waiting' || plan.state === 'met') return undefined
  const endedAt = new Date(plan.endedAt)
  if (plan.state === 'lapsed')
    return {
      ...unknownGrade,
      outcome: ends.lapsed,
      life: { begunIn: null, metAt: null, entryUsd: null, endedAt },
    }
  const { state, exitUsd, resultRatio, metAt, entryUsd } = plan
  const life = { begunIn, metAt: new Date(metAt), entryUsd, endedAt }
  return { ...unknownGrade, outcome: ends[state], actualUsd: exitUsd, resultRatio, life }
}

/** The hours that a plan is followed over: the first one that closes after it was issued, to the last that may end it. */
export function followedSpan({ issuedAt, dueAt }: Pick<Claim, 'issuedAt' | 'dueAt'>) {
  return { fromMs: Math.floor(issuedAt.getTime() / HOUR_MS) * HOUR_MS, untilMs: dueAt.getTime() }
}

/** The same from the hours that followed, for whoever checks; unknown where they end before it does, or too many are missing. */
export function gradePlanBy(claim: TermsClaim, hours: Candles): Grade {
  const issued = planOf(claim)
  const plan = issued && followPlan(issued, hours, (hours.time.at(-1) ?? 0) + HOUR_MS)
  if (!plan || !('endedAt' in plan)) return unknownGrade
  const { fromMs } = followedSpan(claim)
  const known = firstFrom(hours.time, plan.endedAt) - firstFrom(hours.time, fromMs)
  const isKnown = known >= minKnown * Math.floor((plan.endedAt - fromMs) / HOUR_MS)
  return (isKnown && gradePlan(plan)) || unknownGrade
}

/** The place of the first candle that opens then or later. */
function firstFrom(time: Float64Array, ms: number): number {
  let low = 0
  let high = time.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((time[middle] ?? 0) < ms) low = middle + 1
    else high = middle
  }
  return low
}
