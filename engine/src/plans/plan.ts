import { HOUR_MS } from '@pusula/words'
import type { Candles } from '../candles.ts'
import { closeChance, movesOfHalfWidth, oddsAfterEntry, type PlanOdds, touchChance } from './chances.ts'
import { feeRatio, type Side } from './trade.ts'

/** What a plan is issued from. Levels are prices beyond the price on the plan's side and on the other, nearest first. */
export interface PlanRequest {
  readonly side: Side
  /** Unix milliseconds, as are all moments here. */
  readonly now: number
  readonly priceUsd: number
  /** Half the log width of the one-day 80 % range. */
  readonly halfWidth: number
  /** Size of a standardised move of a day over the last 500; null where that is not known. */
  readonly usualDayScale: number | null
  readonly levelsAheadUsd: readonly number[]
  readonly levelsBehindUsd: readonly number[]
  /** Puts a price on the exchange's grid. */
  readonly onGrid?: (usd: number) => number
}

/** What a plan says when it is issued; nothing of it changes until the real entry moves its prices along. */
interface IssuedPlan {
  readonly side: Side
  readonly issuedAt: number
  readonly validUntil: number
  /** The price at issue. */
  readonly priceUsd: number
  /** The first hourly close beyond it begins the plan. */
  readonly triggerUsd: number
  /** Where such a close lies on average; once the plan has begun, where it lay. */
  readonly entryUsd: number
  readonly stopUsd: number
  readonly targetUsd: number
  /** Of beginning, and of the trigger being touched, within its day; of its end once it has begun. */
  readonly chances: PlanOdds & { readonly met: number; readonly touched: number }
  /** From the entry to the target and to the stop, as shares of the entry. */
  readonly rewardRatio: number
  readonly riskRatio: number
  /** Fees of the purchase and the sale together, and their share of the risk: what truly differs between coins. */
  readonly costRatio: number
  readonly costOfRisk: number
  /** What such a plan brings on average: without drift its ends cancel out, and the fees stay. */
  readonly meanRatio: number
}

interface Begun {
  readonly metAt: number
  /** A plan that has reached neither by then ends at the close. */
  readonly limitAt: number
}

interface Ended extends Begun {
  readonly endedAt: number
  readonly exitUsd: number
  /** After fees. */
  readonly resultRatio: number
}

export type PlanState =
  | { readonly state: 'waiting' }
  | { readonly state: 'lapsed'; readonly endedAt: number }
  | ({ readonly state: 'met' } & Begun)
  | ({ readonly state: 'target' | 'stop' | 'expired' } & Ended)

/** A plan and how far it has come. */
export type LivingPlan = IssuedPlan & PlanState

export const planHours = { valid: 24, limit: 168 }
const costRatio = 2 * feeRatio

/** A level serves between the least and the most distance; where there is none, the usual one does. */
interface Distances {
  readonly least: number
  readonly usual: number
  readonly most: number
}
/** In half widths of the day's range, from the price and from the entry; the target in distances of the stop. */
const triggerAway: Distances = { least: 2 / 3, usual: 0.75, most: 0.9 }
const stopAway: Distances = { least: 0.8, usual: 1, most: 1.2 }
const targetAway: Distances = { least: 1.4, usual: 1.6, most: 2 }
/** How far beyond the trigger the close that begins a plan lies, in standardised moves of a day. */
const overshootMoves = 0.28

const directionOf = (side: Side) => (side === 'up' ? 1 : -1)

const distanceAmong = (found: readonly number[], { least, usual, most }: Distances, unit: number) =>
  found.find(distance => distance >= least * unit && distance <= most * unit) ?? usual * unit

export function issuePlan(request: PlanRequest): LivingPlan {
  const {
    side,
    now,
    priceUsd,
    halfWidth,
    usualDayScale,
    levelsAheadUsd,
    levelsBehindUsd,
    onGrid = usd => usd,
  } = request
  const up = directionOf(side)
  const dayScale = halfWidth / movesOfHalfWidth
  const beyond = (fromUsd: number, distance: number) => onGrid(fromUsd * Math.exp(up * distance))
  const away = (usd: number, fromUsd: number) => up * Math.log(usd / fromUsd)
  const toTrigger = distanceAmong(
    levelsAheadUsd.map(usd => away(usd, priceUsd)),
    triggerAway,
    halfWidth,
  )
  const triggerUsd = beyond(priceUsd, toTrigger)
  const entryUsd = beyond(triggerUsd, overshootMoves * dayScale)
  const toStop = distanceAmong(
    levelsBehindUsd.map(usd => -away(usd, entryUsd)),
    stopAway,
    halfWidth,
  )
  const toTarget = distanceAmong(
    levelsAheadUsd.map(usd => away(usd, entryUsd)),
    targetAway,
    toStop,
  )
  const stopUsd = beyond(entryUsd, -toStop)
  const targetUsd = beyond(entryUsd, toTarget)
  const moves = away(triggerUsd, priceUsd) / dayScale
  return frozenPlan({
    ...{ side, issuedAt: now, priceUsd, triggerUsd, entryUsd, stopUsd, targetUsd },
    chances: {
      met: closeChance(moves),
      touched: touchChance(moves),
      ...oddsAfterEntry(-away(stopUsd, entryUsd), away(targetUsd, entryUsd), dayScale, usualDayScale),
    },
  })
}

/** What of a plan is kept when it is issued; all else follows from it. */
export type PlanTerms = Pick<
  IssuedPlan,
  'side' | 'issuedAt' | 'priceUsd' | 'triggerUsd' | 'entryUsd' | 'stopUsd' | 'targetUsd' | 'chances'
>

/** A plan as it was issued, from what was kept of it. */
export function frozenPlan(terms: PlanTerms): LivingPlan {
  const { side, issuedAt, entryUsd, stopUsd, targetUsd } = terms
  const up = directionOf(side)
  const riskRatio = -up * (stopUsd / entryUsd - 1)
  return {
    ...terms,
    ...{ validUntil: issuedAt + planHours.valid * HOUR_MS, state: 'waiting' },
    rewardRatio: up * (targetUsd / entryUsd - 1),
    riskRatio,
    costRatio,
    costOfRisk: costRatio / riskRatio,
    meanRatio: -costRatio,
  }
}

/** Whether two plans of a coin contradict each other: one begins where the other is still under way. */
export function doCross(a: LivingPlan, b: LivingPlan): boolean {
  const [up, down] = a.side === 'up' ? [a, b] : [b, a]
  return up.stopUsd <= down.triggerUsd || down.stopUsd >= up.triggerUsd
}

/** A finished hour. */
export interface HourCandle {
  /** When it opened. */
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

/** A plan one hour later. Every finished hour goes in once, in order; one from before the plan, or after its end, changes nothing. */
export function advance(plan: LivingPlan, candle: HourCandle): LivingPlan {
  if (plan.state === 'waiting') return begin(plan, candle)
  if (plan.state === 'met') return follow(plan, candle)
  return plan
}

/** A plan whose day is over, once every hour that closed within it has gone in. */
export const lapse = (plan: LivingPlan, nowMs: number): LivingPlan =>
  plan.state === 'waiting' && plan.validUntil <= nowMs ? { ...plan, state: 'lapsed', endedAt: plan.validUntil } : plan

/** A plan as it stands at a moment, by the hours that were complete then: those from before it are passed over. */
export function followPlan(plan: LivingPlan, { time, open, high, low, close }: Candles, nowMs: number): LivingPlan {
  let followed = plan
  for (let i = firstAfter(time, plan.issuedAt - HOUR_MS); i < time.length && time[i] + HOUR_MS <= nowMs; i++) {
    if (!isAlive(followed)) break
    followed = advance(followed, { time: time[i], open: open[i], high: high[i], low: low[i], close: close[i] })
  }
  return lapse(followed, nowMs)
}

/** The place of the first candle that opened after a moment. */
function firstAfter(time: Float64Array, ms: number): number {
  let [low, high] = [0, time.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (time[middle] > ms) high = middle
    else low = middle + 1
  }
  return low
}

/** Whether there is more to come. */
export const isAlive = ({ state }: { readonly state: LivingPlan['state'] | 'none' }): boolean =>
  state === 'waiting' || state === 'met'

function begin(plan: IssuedPlan & { state: 'waiting' }, { time, close }: HourCandle): LivingPlan {
  const up = directionOf(plan.side)
  const endsAt = time + HOUR_MS
  if (endsAt <= plan.issuedAt) return plan
  if (endsAt <= plan.validUntil && up * close > up * plan.triggerUsd) {
    // Stop and target move along with the real entry, so that risk and reward stay what was said.
    const moved = close / plan.entryUsd
    const prices = { entryUsd: close, stopUsd: plan.stopUsd * moved, targetUsd: plan.targetUsd * moved }
    return { ...plan, ...prices, state: 'met', metAt: endsAt, limitAt: endsAt + planHours.limit * HOUR_MS }
  }
  return endsAt < plan.validUntil ? plan : { ...plan, state: 'lapsed', endedAt: plan.validUntil }
}

function follow(plan: IssuedPlan & Begun & { state: 'met' }, { time, open, high, low, close }: HourCandle): LivingPlan {
  const up = directionOf(plan.side)
  const endsAt = time + HOUR_MS
  if (endsAt <= plan.metAt) return plan
  const ended = (state: 'target' | 'stop' | 'expired', exitUsd: number): LivingPlan => {
    const resultRatio = up * (exitUsd / plan.entryUsd - 1) - costRatio
    return { ...plan, state, endedAt: endsAt, exitUsd, resultRatio }
  }
  const [worst, best] = up > 0 ? [low, high] : [high, low]
  // In a candle that holds both the stop came first; past a gap it is only good for the price that is there.
  if (up * worst <= up * plan.stopUsd) return ended('stop', up * open < up * plan.stopUsd ? open : plan.stopUsd)
  if (up * best >= up * plan.targetUsd) return ended('target', plan.targetUsd)
  return endsAt >= plan.limitAt ? ended('expired', close) : plan
}
