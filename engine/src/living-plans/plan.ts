import { standardMove } from '../forecasts/shape/shape.ts'
import type { Side } from '../plans/trade.ts'
import { closeChance, oddsAfterEntry, type PlanOdds, touchChance } from './chances.ts'

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

const hourMs = 3_600_000
export const planHours = { valid: 24, limit: 168 }
const costRatio = 0.002

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
const movesOfHalfWidth = standardMove({ horizon: '1day', model: 'daily' }, 0.9)

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
  const riskRatio = -up * (stopUsd / entryUsd - 1)
  return {
    ...{ side, issuedAt: now, validUntil: now + planHours.valid * hourMs, state: 'waiting' },
    ...{ priceUsd, triggerUsd, entryUsd, stopUsd, targetUsd },
    chances: {
      met: closeChance(moves),
      touched: touchChance(moves),
      ...oddsAfterEntry(-away(stopUsd, entryUsd), away(targetUsd, entryUsd), dayScale, usualDayScale),
    },
    rewardRatio: up * (targetUsd / entryUsd - 1),
    riskRatio,
    costRatio,
    costOfRisk: costRatio / riskRatio,
    meanRatio: -costRatio,
  }
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

function begin(plan: IssuedPlan & { state: 'waiting' }, { time, close }: HourCandle): LivingPlan {
  const up = directionOf(plan.side)
  const endsAt = time + hourMs
  if (endsAt <= plan.issuedAt) return plan
  if (endsAt <= plan.validUntil && up * close > up * plan.triggerUsd) {
    // Stop and target move along with the real entry, so that risk and reward stay what was said.
    const moved = close / plan.entryUsd
    const prices = { entryUsd: close, stopUsd: plan.stopUsd * moved, targetUsd: plan.targetUsd * moved }
    return { ...plan, ...prices, state: 'met', metAt: endsAt, limitAt: endsAt + planHours.limit * hourMs }
  }
  return endsAt < plan.validUntil ? plan : { ...plan, state: 'lapsed', endedAt: plan.validUntil }
}

function follow(plan: IssuedPlan & Begun & { state: 'met' }, { time, open, high, low, close }: HourCandle): LivingPlan {
  const up = directionOf(plan.side)
  const endsAt = time + hourMs
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
