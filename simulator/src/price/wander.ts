import { bell, bitsAt, fraction } from './hash.ts'
import type { Stretch, Wander } from './movement.ts'
import { addShocks } from './shocks.ts'

/** Measured against five coins: 0.72 gives quarter hours the fat tails and the slow fading of |return| seen there. */
const unevenness = 0.72

/** Eight halvings of a block of 683 days come down to two and a half days. */
const seasonLevels = 8

export function wanderOver(wander: Wander, first: number, count: number): Stretch {
  const { key, seasonKey, levels, quarterVariance, homeDeviation } = wander
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
    const shareKey = bitsAt(~(level < seasonLevels ? seasonKey : key), level)
    halve(shareKey, bitsAt(key, ~level), begin, end, firstHalf, edges, variances)
    begin = firstHalf
    end = Math.floor((first + count - 1) / size) + 1
  }
  addShocks(wander, stretch)
  return stretch
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
 * Replaces the parts `begin` to `end` by their halves, in place and from the right, so that no part is overwritten
 * before it is read. The halves are kept from `firstHalf` on; what lies before it was not asked for.
 */
function halve(
  shareKey: number,
  strayKey: number,
  begin: number,
  end: number,
  firstHalf: number,
  edges: Float64Array,
  variances: Float64Array,
): void {
  edges[2 * end - firstHalf] = edges[end - begin]
  for (let part = end - 1; part >= begin; part--) {
    const share = 0.5 + unevenness * (fraction(bitsAt(shareKey, part)) - 0.5)
    const left = edges[part - begin]
    const right = edges[part - begin + 1]
    const variance = variances[part - begin]
    const stray = Math.sqrt(variance * share * (1 - share)) * bell(bitsAt(strayKey, part))
    const half = 2 * part - firstHalf
    edges[half + 1] = left + share * (right - left) + stray
    variances[half + 1] = variance * (1 - share)
    if (half < 0) continue
    edges[half] = left
    variances[half] = variance * share
  }
}
