import {
  type Candles,
  enterTrade,
  evaluation,
  isTouched,
  leaveTrade,
  leveragedResult,
  resultOf,
  timeframeMs,
} from '@pusula/engine'
import { planWaits, watchedFromMs } from '../issuing/claims-of.ts'
import { type Claim, type ForecastClaim, readPlanTerms, readTouchTerms, type TermsClaim } from '../log/claims.ts'

/** What became of a claim; all null where nobody can know. */
export interface Grade {
  /** See record_claims: below, inside or above; stop, neither, target or never begun; a bit for each level touched. */
  outcome: number | null
  actualUsd: number | null
  level: number | null
  loss: number | null
  constantLoss: number | null
  resultRatio: number | null
  randomOutcome: number | null
  randomRatio: number | null
  /** What a plan brought with borrowed money; null where that was not offered. */
  leveragedRatio: number | null
  /** The exchange that was asked; null where none was named. */
  venue: string | null
}

export const unknownGrade: Grade = {
  outcome: null,
  actualUsd: null,
  level: null,
  loss: null,
  constantLoss: null,
  resultRatio: null,
  randomOutcome: null,
  randomRatio: null,
  leveragedRatio: null,
  venue: null,
}

export const neverBegan = 2

const quarterMs = timeframeMs['15m']
/** Of the quarter hours that a claim is watched over, so many have to be known. */
const leastKnown = 0.95

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

/** The quarter hours that a plan or its levels are watched over. */
export function watchedSpan({ issuedAt, dueAt }: Pick<Claim, 'issuedAt' | 'dueAt'>) {
  return { fromMs: watchedFromMs(issuedAt.getTime()), untilMs: dueAt.getTime() }
}

/** A plan or touches beside the quarter hours that followed; unknown where too many of those are missing. */
export function gradeTerms(claim: TermsClaim, candles15m: Candles): Grade {
  const { fromMs, untilMs } = watchedSpan(claim)
  const { time } = candles15m
  const start = firstFrom(time, fromMs)
  const end = firstFrom(time, untilMs)
  if (end - start < (leastKnown * (untilMs - fromMs)) / quarterMs) return unknownGrade
  return claim.what === 'touch' ? gradeTouches(claim, candles15m, start, end) : gradePlan(claim, candles15m, start, end)
}

function gradeTouches({ terms, priceUsd }: TermsClaim, candles: Candles, start: number, end: number): Grade {
  const touched = readTouchTerms(terms).map(level => isTouched(candles, start, end, priceUsd, level.priceUsd))
  return { ...unknownGrade, outcome: touched.reduce((bits, isHit, i) => bits | (isHit ? 1 << i : 0), 0) }
}

const ends = { target: 1, stop: -1, end: 0 } as const

function gradePlan({ what, terms, priceUsd }: TermsClaim, candles: Candles, start: number, end: number): Grade {
  const side = what === 'up' ? 'up' : 'down'
  const plan = readPlanTerms(terms)
  const closedAt = (next: number) => (candles.time[next - 1] ?? 0) + quarterMs
  const follow = (entryUsd: number, next: number, trade: { stopUsd: number; targetUsd: number }) => {
    const last = Math.min(end, firstFrom(candles.time, closedAt(next) + planWaits.endMs))
    const { reached, priceUsd: exitUsd, next: left } = leaveTrade(candles, next, last, { side, ...trade })
    const heldMs = closedAt(left) - closedAt(next)
    return { outcome: ends[reached], ratio: resultOf({ side, entryUsd }, exitUsd), priceUsd: exitUsd, heldMs }
  }
  const entered = enterTrade(candles, start, { side, ...plan })
  const ours = entered && entered.next < end ? follow(entered.priceUsd, entered.next, plan) : undefined
  // What a purchase at no particular moment would have brought, with a stop and a target as far away.
  const scale = priceUsd / plan.entryUsd
  const random =
    side === 'up' && start > 0
      ? follow(priceUsd, start, { stopUsd: plan.stopUsd * scale, targetUsd: plan.targetUsd * scale })
      : undefined
  return {
    ...unknownGrade,
    outcome: ours?.outcome ?? neverBegan,
    actualUsd: ours?.priceUsd ?? null,
    resultRatio: ours?.ratio ?? null,
    randomOutcome: random?.outcome ?? null,
    randomRatio: random?.ratio ?? null,
    leveragedRatio: entered && ours ? leveragedResult({ side, ...plan }, entered.priceUsd, ours) : null,
  }
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
