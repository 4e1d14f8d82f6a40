import { chanceAbove, type ShapeName, standardMove } from '../forecasts/shape/shape.ts'
import { normalAbove } from '../normal.ts'

/** The measured shape of a day's move. */
const dayShape: ShapeName = { horizon: '1day', model: 'daily' }

/**
 * Within 24 hours, for a price so many standardised moves of a day away: by reflection twice the chance of ending beyond it. Closes
 * of hours see a little less of the path than touches do; shift and stretch were fitted on five coins, 2020 to 2025.
 */
const withinDay = (shift: number, stretch: number) => (moves: number) => {
  const seen = (moves + shift) / stretch
  return seen <= 0 ? 1 : Math.min(1, 2 * chanceAbove(dayShape, seen))
}

/** Chance that any hour of the next 24 closes on the far side. */
export const closeChance = withinDay(0.111, 0.943)

/** Chance that it is touched at any moment of them. */
export const touchChance = withinDay(-0.045, 1.014)

/** How much of today's distance from the usual pace is left a day later, and how much further weeks travel than their days add up to. */
const paceFade = 0.95
const drawnOut = 0.04

/** Size of a standardised move over so many days: today's pace fades into that of the last 500 days, where that is known. */
export function scaleOver(days: number, dayScale: number, usualDayScale: number | null): number {
  const usual = (usualDayScale ?? dayScale) ** 2
  const fading = (1 - paceFade ** days) / (1 - paceFade)
  return Math.sqrt(days * usual + (dayScale ** 2 - usual) * fading) * (1 + drawnOut * Math.log(days))
}

/** Half the log width of a day's 80 % range, in standardised moves of that day. */
export const movesOfHalfWidth = standardMove(dayShape, 0.9)

/**
 * Chance that a price so far away (in logs) is touched, or passed by an hourly close, within so many days, from the half width of the day's
 * range. Parts of a day count by their square root.
 */
export function chanceWithin(by: 'touch' | 'close', distance: number, halfWidth: number, days: number): number {
  if (days <= 0) return 0
  const dayScale = halfWidth / movesOfHalfWidth
  const scale = days < 1 ? dayScale * Math.sqrt(days) : scaleOver(days, dayScale, null)
  return (by === 'close' ? closeChance : touchChance)(distance / scale)
}

/** How a plan that has begun ends; the three add up to one. */
export interface PlanOdds {
  readonly target: number
  readonly stop: number
  readonly neither: number
}

const limitDays = 7
/** The week after an entry is livelier than the forecast knew, and its middle is wider than a normal one's. */
const pace = 1.03
const normalWidth = 1.1
/** Of the plans that reach neither, so much would have gone to the target, beyond what its share of the distance says. */
const neitherFromTarget = 0.22
const reflections = 12

/** From the entry on, by the log distances of stop and target: a walk between two walls for a week. */
export function oddsAfterEntry(
  toStop: number,
  toTarget: number,
  dayScale: number,
  usualDayScale: number | null,
): PlanOdds {
  const scale = scaleOver(limitDays, dayScale, usualDayScale) * pace * normalWidth
  const touch = (distance: number) => Math.min(1, 2 * normalAbove(distance / scale))
  const touchedFirst = (near: number, far: number) => {
    let sum = 0
    for (let k = 0; k < reflections; k++) {
      const travelled = near + 2 * k * (near + far)
      // Nine deviations away nothing is left that a chance of sixteen digits could hold.
      if (travelled > 9 * scale) break
      sum += touch(travelled) - touch(travelled + 2 * far)
    }
    return sum
  }
  const either = touchedFirst(toTarget, toStop) + touchedFirst(toStop, toTarget)
  const neither = Math.min(1, Math.max(0, 1 - either))
  const share = toStop / (toStop + toTarget) - neitherFromTarget * neither
  const target = Math.min(Math.max(share, 0), 1 - neither)
  return { target, stop: 1 - neither - target, neither }
}
