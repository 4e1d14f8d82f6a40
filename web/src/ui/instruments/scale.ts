const clamp = (ratio: number) => Math.min(1, Math.max(0, ratio))

/** Where a value lies between two ends, 0 to 1. A range without width has no ends to be near: the middle. */
export function ratioInRange(low: number, high: number, value: number): number {
  const ratio = (value - low) / (high - low)
  return high > low && Number.isFinite(ratio) ? clamp(ratio) : 0.5
}

type ScaleTick = { xPercent: number; lit: boolean; major: boolean }

// A position given as 0.55 must light the tick at 33/60, which binary fractions place a hair above it.
const hair = 1e-9

/** Evenly spaced marks; the first, then every `majorEvery`th is longer. Lit up to the ratio, or none when null. */
export function scaleTicks(count: number, majorEvery: number, litRatio: number | null): ScaleTick[] {
  const steps = Math.max(1, count - 1)
  return Array.from({ length: steps + 1 }, (_, index) => ({
    xPercent: Math.round((index / steps) * 10_000) / 100,
    lit: litRatio !== null && index / steps <= litRatio + hair,
    major: index % majorEvery === 0,
  }))
}

/** A mark for each of a few, and one for none; of many nobody would count them. */
export const oneEach = (total: number): { count?: number; majorEvery?: number } =>
  total <= 50 ? { count: total + 1, majorEvery: 5 } : {}
