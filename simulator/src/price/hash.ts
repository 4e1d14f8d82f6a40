/**
 * Counter-based random numbers: all chance in the simulator is a hash of (seed, coin, place in time), so nothing is drawn in order
 * and nothing has to be replayed. The arithmetic is 32-bit integer arithmetic, which is the same on every machine.
 */

/** Spreads every input bit over all 32 output bits. The constants are those of the published `lowbias32` mixer. */
export function avalanche(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x7feb352d)
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b)
  return twice ^ (twice >>> 16)
}

/** The bits at one place of a stream. The odd multiplier keeps neighbouring places apart. */
export const bitsAt = (key: number, place: number) => avalanche(key ^ Math.imul(place + 1, 0x9e3779b1))

export function keyOf(seed: number, name: string): number {
  let key = avalanche(seed ^ 0x5bd1e995)
  for (let i = 0; i < name.length; i++) key = bitsAt(key, name.charCodeAt(i))
  return key
}

/** A number in [0, 1). */
export const fraction = (bits: number) => (bits >>> 0) / 0x1_0000_0000

const byteSum = (bits: number) => (bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24)

/** Bell-shaped, mean 0, deviation 1: the sum of four even bytes. It never passes 3.46, so no price can run away. */
export const bell = (bits: number) => (byteSum(bits) - 510) / 147.8

/** About twice an exponential variate: the squared length of a two-dimensional step, each side the sum of two bytes. */
export function squaredStep(bits: number): number {
  const x = (bits & 255) + ((bits >>> 8) & 255) - 255
  const y = ((bits >>> 16) & 255) + (bits >>> 24) - 255
  return (x * x + y * y) / 10_922.5
}
