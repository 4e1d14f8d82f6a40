import { avalanche, bell, bitsAt, fraction } from './hash.ts'
import type { Stretch, Wander } from './movement.ts'
import { addShocks } from './shocks.ts'

/** How unevenly halves share their variance, above and below the length of a season. Fitted to tails and clustering of ten coins. */
const unevenness = { season: 0.62, within: 0.7 }

/**
 * Mean reversion: real prices take back part of their small moves, so that a day moves less than its quarter hours add up
 * to and ranges are wide against moves. The middle of the finest stretches strays by this much more variance than a free
 * walk's; each coarser level by 0.76 of the one below it.
 */
const finestReversion = 0.12
const reversionFade = 0.76

/** Eight halvings of a block of 683 days come down to two and a half days. */
const seasonLevels = 8

export function wanderOver(wander: Wander, first: number, count: number): Stretch {
  const { key, seasonKey, hasOwnSeasons, levels, quarterVariance, homeDeviation } = wander
  // Every level fits where the last one will stand, with a half to spare at either end.
  const edges = new Float64Array(count + 3)
  const variances = new Float64Array(count + 2)
  const stretch = { first, edges: edges.subarray(0, count + 1), variances: variances.subarray(0, count) }
  if (quarterVariance === 0) return stretch
  let size = 1 << levels
  let begin = Math.floor(first / size)
  let end = Math.floor((first + count - 1) / size) + 1
  for (let block = begin; block <= end; block++) edges[block - begin] = homeDeviation * bell(bitsAt(key, block))
  variances.fill(quarterVariance * size, 0, end - begin)
  for (let level = 0; level < levels; level++) {
    size /= 2
    const firstHalf = Math.floor(first / size)
    const isSeason = level < seasonLevels
    const halving: Halving = {
      size,
      shareKey: bitsAt(~(isSeason ? seasonKey : key), level),
      ownShareKey: isSeason && hasOwnSeasons ? bitsAt(~key, level + 64) : null,
      strayKey: bitsAt(key, ~level),
      unevenness: isSeason ? unevenness.season : unevenness.within,
      reversion: reversionAt(levels - 1 - level),
    }
    halve(halving, begin, end, firstHalf, edges, variances)
    begin = firstHalf
    end = Math.floor((first + count - 1) / size) + 1
  }
  addShocks(wander, stretch)
  return stretch
}

function reversionAt(levelsAboveFinest: number): number {
  let reversion = finestReversion
  for (let i = 0; i < levelsAboveFinest; i++) reversion *= reversionFade
  return reversion
}

/** What is the same for all halvings of one level. */
type Halving = {
  /** Length of a half, in quarter hours. */
  size: number
  shareKey: number
  /** Where given, it decides every other share in the place of `shareKey`. */
  ownShareKey: number | null
  strayKey: number
  unevenness: number
  reversion: number
}

const newest = new WeakMap<Wander, Stretch & { count: number }>()

/** The same for a movement that many share, one after the other over the same stretch: worked out for the first. */
export function sharedOver(wander: Wander, first: number, count: number): Stretch {
  const known = newest.get(wander)
  if (known?.first === first && known.count === count) return known
  const made = { ...wanderOver(wander, first, count), count }
  newest.set(wander, made)
  return made
}

/**
 * The pace of a market's week: variance of each hour of the day in UTC against an average hour, measured on ten coins.
 * America's morning is liveliest, and weekends run at half the pace.
 */
const weekdayPace = [
  1.35, 1.29, 1.12, 0.83, 0.74, 0.75, 0.79, 0.89, 0.91, 0.79, 0.76, 0.76, 1.17, 1.71, 2.3, 1.87, 1.53, 1.46, 1.24, 1.19,
  1.11, 1.05, 0.92, 0.67,
]
const weekendPace = [
  0.81, 0.74, 0.58, 0.5, 0.56, 0.5, 0.46, 0.51, 0.52, 0.49, 0.46, 0.46, 0.54, 0.75, 0.81, 0.82, 0.82, 0.85, 0.74, 0.74,
  0.76, 0.8, 1.01, 0.77,
]

/** 1970 began on a Thursday: its third and fourth day, and every seventh after them, are a weekend. */
const daysOfWeek = [weekdayPace, weekdayPace, weekendPace, weekendPace, weekdayPace, weekdayPace, weekdayPace]

/** Quarter hours of a week. */
const weekLength = 672

/** Market time from the start of a week to each of its quarter hours, and to its end. */
const elapsed = new Float64Array(weekLength + 1)
for (let quarter = 0; quarter < weekLength; quarter++)
  elapsed[quarter + 1] = elapsed[quarter] + daysOfWeek[Math.floor(quarter / 96)][Math.floor((quarter % 96) / 4)]

/** Market time at the start of a quarter hour: it runs as fast as prices usually do then. */
function marketTime(quarter: number): number {
  const week = Math.floor(quarter / weekLength)
  return week * elapsed[weekLength] + elapsed[quarter - week * weekLength]
}

/**
 * Replaces the parts `begin` to `end` by their halves, in place and from the right, so that no part is overwritten
 * before it is read. The halves are kept from `firstHalf` on; what lies before it was not asked for.
 */
function halve(
  { size, shareKey, ownShareKey, strayKey, unevenness, reversion }: Halving,
  begin: number,
  end: number,
  firstHalf: number,
  edges: Float64Array,
  variances: Float64Array,
): void {
  edges[2 * end - firstHalf] = edges[end - begin]
  // The pace changes with the hour: halves of an hour and less run alike, and those are three in four of all.
  const isPaced = size > 2
  const strayScale = Math.sqrt(1 + reversion)
  let endTime = isPaced ? marketTime(2 * end * size) : 0
  for (let part = end - 1; part >= begin; part--) {
    const own = ownShareKey === null ? 3 : bitsAt(ownShareKey, part)
    const bits = (own & 3) < 2 ? avalanche(own) : bitsAt(shareKey, part)
    let share = 0.5 + unevenness * (fraction(bits) - 0.5)
    if (isPaced) {
      const startTime = marketTime(2 * part * size)
      const middleTime = marketTime((2 * part + 1) * size)
      const first = share * (middleTime - startTime)
      share = first / (first + (1 - share) * (endTime - middleTime))
      endTime = startTime
    }
    const left = edges[part - begin]
    const right = edges[part - begin + 1]
    const variance = variances[part - begin]
    const rest = 1 - share
    const early = variance * share
    const stray = strayScale * Math.sqrt(early * rest) * bell(bitsAt(strayKey, part))
    const half = 2 * part - firstHalf
    edges[half + 1] = left + share * (right - left) + stray
    variances[half + 1] = variance * rest * (1 + reversion * share)
    if (half < 0) continue
    edges[half] = left
    variances[half] = early * (1 + reversion * rest)
  }
}
