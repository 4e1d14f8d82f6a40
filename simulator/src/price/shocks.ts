import { bitsAt, fraction } from './hash.ts'
import type { Stretch, Wander } from './movement.ts'

/** About six weeks. One in four such slots holds a shock, which comes in an hour and a half and fades in weeks. */
const slotQuarters = 4096

type Shock = { onset: number; logDepth: number }

/** How much of it has come after each quarter hour. It overshoots and steps back: a steady fall would make hours trend. */
const arrival = [0, 0.9, 1.2, 0.9, 1.1, 0.95, 1]
const arrivalQuarters = arrival.length - 1

function shockOf({ key, quarterVariance, shocks }: Wander, slot: number): Shock | null {
  const bits = bitsAt(~key, ~slot)
  if (shocks === 'none' || (bits & 3) !== 0) return null
  const strength = fraction(bitsAt(bits, slot))
  const dayDeviation = Math.sqrt(quarterVariance * 96)
  const upwards = shocks === 'both ways' && (bits & 4) !== 0
  return {
    // The first half of the slot, so that the shock has faded before the slot ends and no slot needs its neighbour.
    onset: (bits >>> 8) & 2047,
    logDepth: (upwards ? 1 : -1) * dayDeviation * (2 + 5 * strength * strength),
  }
}

function displacement({ onset, logDepth }: Shock, quarter: number): number {
  const since = quarter - onset
  if (since <= 0) return 0
  if (since < arrivalQuarters) return logDepth * arrival[since]
  return (logDepth * (slotQuarters - quarter)) / (slotQuarters - onset - arrivalQuarters)
}

/** Adds crashes and leaps to the wandering price, and their size to the variance, so that range and volume follow. */
export function addShocks(wander: Wander, { first, edges, variances }: Stretch): void {
  const end = first + edges.length
  for (let slot = Math.floor(first / slotQuarters); slot * slotQuarters < end; slot++) {
    const shock = shockOf(wander, slot)
    if (!shock) continue
    const start = slot * slotQuarters
    const from = Math.max(first, start + shock.onset)
    const to = Math.min(end, start + slotQuarters)
    for (let quarter = from; quarter < to; quarter++) {
      const here = displacement(shock, quarter - start)
      const step = displacement(shock, quarter - start + 1) - here
      edges[quarter - first] += here
      if (quarter - first < variances.length) variances[quarter - first] += step * step
    }
  }
}
