import { type CandlesByTimeframe, type LevelKind, type Mark, pivotMarks, previousDay, rangeMarks } from './marks.ts'
import { clustered, recentTurns } from './swings.ts'

/** A price worth watching: a place to look, not a wall. */
export interface Level {
  readonly priceUsd: number
  readonly kind: LevelKind
  readonly touches: number
  readonly lastTouchedAt: number | null
  /** 0 to 1: how often, how lately and with how much volume the price turned here. It does not predict holding. */
  readonly strengthRatio: number
  /** Chances of being touched within four hours, a day and a week. */
  readonly touchChances: TouchChances
}

export interface TouchChances {
  readonly fourHours: number
  readonly day: number
  readonly week: number
}

export interface Levels {
  /** Nearest first, all above the price. */
  readonly resistances: readonly [Level, Level, Level]
  /** Nearest first, all below the price. */
  readonly supports: readonly [Level, Level, Level]
}

interface LevelsInput {
  /** Completed candles, oldest first. */
  readonly candles: CandlesByTimeframe
  readonly priceUsd: number
  /** No two levels, nor a level and the price, are closer than this: see `noiseInAtr`. */
  readonly noiseUsd: number
  readonly touchChances: (priceUsd: number) => TouchChances
}

/**
 * Noise as a share of the hour's average true range: two prices closer than that are one place. Whether a level holds is
 * measured as half a range back before half a range through; by that measure levels hold about as often as other prices.
 */
export const noiseInAtr = 0.5

/** Noise is kept within these shares of the price: a flat market has none, and three supports must fit above zero. */
const minNoiseRatio = 0.001
const maxNoiseRatio = 0.1

/** Turns further away than twelve hourly ranges lie beyond what all but the wildest days reach. */
const reachInNoise = 24

/** How far apart levels lie that nothing but distance suggests. */
const projectedStepRatio = 0.01

/** The weight of one fresh turn in an ordinary hour: as much again makes a level half as strong as can be. */
const ordinaryWeight = 1

export function findLevels({ candles, priceUsd, noiseUsd, touchChances }: LevelsInput): Levels {
  const floorUsd = minNoiseRatio * priceUsd
  const gapUsd = noiseUsd > floorUsd ? Math.min(noiseUsd, maxNoiseRatio * priceUsd) : floorUsd
  const span = { lowUsd: priceUsd - reachInNoise * gapUsd, highUsd: priceUsd + reachInNoise * gapUsd }
  const day = previousDay(candles)
  const ranges = day ? rangeMarks(day) : []
  const turns = clustered(recentTurns(candles, span), gapUsd).map(turn => asRange(turn, ranges, gapUsd))
  const first = [...turns, ...ranges]
  const fill = day ? pivotMarks(day) : []

  const toLevel = ({ weight, ...mark }: Mark): Level => ({
    ...mark,
    strengthRatio: weight / (weight + ordinaryWeight),
    touchChances: touchChances(mark.priceUsd),
  })
  const side = (sign: 1 | -1) => {
    const [a, b, c] = nearestThree(first, fill, priceUsd, gapUsd, sign)
    return [toLevel(a), toLevel(b), toLevel(c)] as const
  }
  return { resistances: side(1), supports: side(-1) }
}

/** A turn at the previous day's high or low is that high or low. */
function asRange(turn: Mark, ranges: readonly Mark[], gapUsd: number): Mark {
  const range = ranges.find(({ priceUsd }) => Math.abs(priceUsd - turn.priceUsd) < gapUsd)
  return range ? { ...turn, kind: 'range', priceUsd: range.priceUsd } : turn
}

function nearestThree(first: readonly Mark[], fill: readonly Mark[], priceUsd: number, gapUsd: number, sign: 1 | -1) {
  const spacingUsd = 2 * gapUsd
  const distance = (mark: Mark) => (mark.priceUsd - priceUsd) * sign
  // Below, a last mark keeps room for those that may have to be projected under it.
  const fits = (mark: Mark) => distance(mark) >= gapUsd && mark.priceUsd >= 4 * gapUsd
  const chosen: Mark[] = []
  const standsApart = (mark: Mark) => chosen.every(other => Math.abs(other.priceUsd - mark.priceUsd) >= spacingUsd)

  for (const mark of first.filter(fits).sort((a, b) => b.weight - a.weight || a.priceUsd - b.priceUsd))
    if (standsApart(mark)) chosen.push(mark)
  for (const mark of fill.filter(fits).sort((a, b) => distance(a) - distance(b)))
    if (chosen.length < 3 && standsApart(mark)) chosen.push(mark)
  const beyond = (lastUsd: number): Mark => {
    const nextUsd = lastUsd + sign * Math.max(gapUsd, projectedStepRatio * lastUsd)
    return { priceUsd: nextUsd, kind: 'projected', touches: 0, lastTouchedAt: null, weight: 0 }
  }
  const [a = beyond(priceUsd), b = beyond(a.priceUsd), c = beyond(b.priceUsd)] = chosen.sort(
    (one, other) => distance(one) - distance(other),
  )
  return [a, b, c] as const
}
