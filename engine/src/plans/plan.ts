import { stopOrTarget } from '../forecasts/barriers.ts'
import type { Forecast, Forecasts } from '../forecasts/forecast.ts'
import { onGrid } from '../forecasts/past/tick.ts'
import { touchChances } from '../forecasts/reach.ts'
import { type Leverage, leveragesFor, mostTimes } from './leverage.ts'
import { resultOf, type Side, type Trade } from './trade.ts'

/** What a plan is made from. */
export interface PlanInput {
  readonly forecasts: Forecasts
  /** Nearest first; supports below the price, resistances above it. */
  readonly levels: { readonly supports: readonly Level[]; readonly resistances: readonly Level[] }
  /** A level is a zone of about this width. */
  readonly noiseUsd: number
  /** How many days the coin has been traded. */
  readonly dayCount: number
}

interface Level {
  readonly priceUsd: number
}

/** What comes first; the three shares add up to one. */
interface Odds {
  readonly targetFirst: number
  readonly stopFirst: number
  readonly neither: number
}

/**
 * A trade that somebody may make once a condition is met: where it begins, where it was wrong and where its room ends.
 * A plan upwards buys; one downwards is for those who hold the coin: sell, buy back at the target, call it off at the
 * stop.
 */
export interface Plan {
  readonly kind: 'plan'
  readonly side: Side
  /** An hourly close beyond this price starts it: the nearest level on its side. */
  readonly conditionUsd: number
  /** Chance that this price is touched within a day. */
  readonly conditionChance: number
  /** Where such a close lies on average, a little beyond. */
  readonly entryUsd: number
  readonly stopUsd: number
  readonly targetUsd: number
  readonly rewardToRisk: number
  /** Within a day of the entry. */
  readonly withinDay: Odds
  /** If one waits until the stop or the target is reached. */
  readonly inTheEnd: Odds
  /** What one such plan brings on average, after fees, as a share of the money put in. */
  readonly resultRatio: number
  /** The same with borrowed money; null where the stop is too far away for it. */
  readonly leverage: Leverage | null
  /** All that may be chosen, least borrowed first. */
  readonly leverages: readonly Leverage[]
}

export type NoPlan =
  /** The stop would have to be so far away that the risk is too large for a plan. */
  | { readonly kind: 'none'; readonly side: Side; readonly code: 'too-volatile'; readonly stopDistanceRatio: number }
  | { readonly kind: 'none'; readonly side: Side; readonly code: 'too-new'; readonly neededDays: number }

export interface Plans {
  readonly up: Plan | NoPlan
  readonly down: Plan | NoPlan
}

/** Younger coins have too few days for levels and odds that mean anything. */
const leastDays = 60
/** A stop further away risks more than a plan should. */
const mostStopRatio = 0.06

/**
 * Where an hourly close beyond a level lies on average, in standardised moves of an hour: the further the level was, the
 * livelier the hour that passed it. Measured on five coins, 2020 to 2025, as are the paces below.
 */
const closeBeyond = (moves: number) => 0.95 + 0.6 * moves

/**
 * A day after a level was passed is livelier than the forecast knew before, the more so the further the level was: how
 * much wider to take the day for the chance of the stop, and for that of the target, which lies out in the tails.
 */
const paceToStop = (moves: number) => 1.03 + 0.05 * moves
const paceToTarget = (moves: number) => 1.1 + 0.2 * moves

/** The stop lies about as far as a day usually swings: nearer, chance alone would reach it. In moves of a day. */
const stopMoves = { least: 1.15, usual: 1.3, most: 1.45 }
/** The target is the level about twice as far away as the stop, or just that distance where there is none. */
const targetToStop = { least: 1.7, usual: 2, most: 2.1 }
/** A stop lies this much of the noise beyond its level, because levels are zones rather than lines. */
const beyondLevel = 0.25

/** One plan for either side. Neither is advice: on average they cost their fees, and say so. */
export const makePlans = (input: PlanInput): Plans => ({ up: makePlan(input, 'up'), down: makePlan(input, 'down') })

function makePlan(input: PlanInput, side: Side): Plan | NoPlan {
  const { forecasts, levels, noiseUsd, dayCount } = input
  if (dayCount < leastDays) return { kind: 'none', side, code: 'too-new', neededDays: leastDays }
  const day = forecasts.horizons['1day']
  const hour = forecasts.horizons['1hour']
  const towards = side === 'up' ? 1 : -1
  const [dayMove, hourMove] = [day, hour].map(({ scale, calibration }) => scale * calibration)
  const [ahead, behind] = side === 'up' ? [levels.resistances, levels.supports] : [levels.supports, levels.resistances]
  const conditionUsd = ahead[0].priceUsd
  const away = Math.abs(Math.log(conditionUsd / day.priceUsd)) / dayMove
  const entryUsd = conditionUsd * Math.exp(towards * closeBeyond(away) * hourMove)

  const movesFrom = (usd: number, sign: number) => (sign * Math.log(usd / entryUsd)) / dayMove
  const stops = behind.map(({ priceUsd }) => movesFrom(priceUsd - towards * beyondLevel * noiseUsd, -towards))
  const toStop = stops.find(moves => moves >= stopMoves.least && moves <= stopMoves.most) ?? stopMoves.usual
  const targets = ahead.slice(1).map(({ priceUsd }) => movesFrom(priceUsd, towards) / toStop)
  const ratio = targets.find(times => times >= targetToStop.least && times <= targetToStop.most) ?? targetToStop.usual

  const grid = (usd: number) => onGrid(usd, day.tickUsd)
  const stopUsd = grid(entryUsd * Math.exp(-towards * toStop * dayMove))
  const targetUsd = grid(entryUsd * Math.exp(towards * toStop * ratio * dayMove))
  const stopDistanceRatio = Math.abs(stopUsd / entryUsd - 1)
  if (stopDistanceRatio > mostStopRatio) return { kind: 'none', side, code: 'too-volatile', stopDistanceRatio }
  const trade = { side, entryUsd: grid(entryUsd), stopUsd, targetUsd }
  const inTheEnd = oddsInTheEnd(trade)
  const leverages = leveragesFor(trade, forecasts)
  return {
    kind: 'plan',
    ...trade,
    conditionUsd,
    conditionChance: touchChances(forecasts, conditionUsd)['1day'],
    rewardToRisk: (targetUsd - trade.entryUsd) / (trade.entryUsd - stopUsd),
    withinDay: oddsWithinDay(trade, day, away),
    inTheEnd,
    resultRatio: inTheEnd.targetFirst * resultOf(trade, targetUsd) + inTheEnd.stopFirst * resultOf(trade, stopUsd),
    leverage: leverages.findLast(({ times }) => times <= mostTimes) ?? null,
    leverages,
  }
}

function oddsWithinDay({ entryUsd, stopUsd, targetUsd }: Trade, day: Forecast, away: number): Odds {
  const atPace = (pace: number) =>
    stopOrTarget({ ...day, priceUsd: entryUsd, scale: day.scale * pace }, stopUsd, targetUsd)
  const { stopFirst } = atPace(paceToStop(away))
  const { targetFirst } = atPace(paceToTarget(away))
  return { targetFirst, stopFirst, neither: Math.max(1 - stopFirst - targetFirst, 0) }
}

/**
 * For a price without a drift the chance of reaching the target first is the stop's share of the whole distance. That is
 * what was measured, within a point on five coins over five years, and it makes the average result the fees and no more.
 */
function oddsInTheEnd({ entryUsd, stopUsd, targetUsd }: Trade): Odds {
  const targetFirst = (entryUsd - stopUsd) / (targetUsd - stopUsd)
  return { targetFirst, stopFirst: 1 - targetFirst, neither: 0 }
}
