/** Where two prices stand on a scale, 0 to 1. */
interface Placed {
  now: number
  target: number
}

/** How wide scales are, as ratios of the price: the next one is taken before the two leave it. */
const widths = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
/** The two are at most this far apart on it. */
const maxApart = 0.8

/** Two prices at their true distance around the middle; one that is further away than any scale stands at its end. */
export function placeOn(now: number, target: number): Placed {
  const distance = target / now - 1
  const width = widths.find(one => Math.abs(distance) <= maxApart * one) ?? Math.abs(distance) / maxApart
  const half = distance / width / 2
  return { now: 0.5 - half, target: 0.5 + half }
}

/** A range and a price on one scale, with room beyond its ends; a price far outside stands at the edge. */
export function placeBand(low: number, high: number, now: number): { low: number; high: number; now: number } {
  const room = (high - low) * 0.4
  const at = (price: number) => Math.min(1, Math.max(0, (price - low + room) / (high - low + 2 * room)))
  return { low: at(low), high: at(high), now: at(now) }
}

/** How often a move of so many percent came within a day. */
export function timesMoved(moves: readonly number[], percent: number, way: 'either' | 'up' | 'down'): number {
  const least = percent / 100
  return moves.filter(move => (way !== 'down' && move >= least) || (way !== 'up' && move <= -least)).length
}
