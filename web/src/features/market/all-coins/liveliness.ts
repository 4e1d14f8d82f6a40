const endDeg = 120
const stepDeg = 4.8

/** The needle's angle clockwise from north: half the usual at the left end, the double at the right, and nothing beyond them. */
export const dialAngleDeg = (ratio: number): number => endDeg * Math.min(1, Math.max(-1, Math.log2(ratio)))

/** From end to end; the middle one is north. */
export const tickAngles: readonly number[] = Array.from({ length: 51 }, (_, place) => (place - 25) * stepDeg)

/** Those between north and the needle. */
export function litTicks(ratio: number): number[] {
  const needle = dialAngleDeg(ratio)
  return tickAngles.filter(angle => angle >= Math.min(0, needle) && angle <= Math.max(0, needle))
}

const words = [
  ['still', 0.6],
  ['calm', 0.85],
  ['usual', 1.2],
  ['livelyWord', 1.7],
] as const

export const livelinessWord = (ratio: number): (typeof words)[number][0] | 'veryLively' =>
  words.find(([, below]) => ratio < below)?.[0] ?? 'veryLively'
