import { ringTick, type Tick } from '../polar.ts'

const sweepDeg = 240
const centre = 92
const rim = 86
const stepScore = 2
const bandLimits = [0, 40, 60, 80, 100]

const clamp = (score: number) => Math.min(100, Math.max(0, score))

/** The needle's angle clockwise from north: 0 lies at lower left, 100 at lower right. */
export const gaugeAngleDeg = (score: number) => (clamp(score) / 100 - 0.5) * sweepDeg

type GaugeTick = Tick & { score: number; lit: boolean; major: boolean }

/** One mark per two points, the band limits longer, lit up to the score. Without a score none is lit. */
export function gaugeTicks(score: number | null): GaugeTick[] {
  return Array.from({ length: 100 / stepScore + 1 }, (_, index) => {
    const here = index * stepScore
    const major = bandLimits.includes(here)
    return {
      ...ringTick(centre, rim, major ? 14 : 9, gaugeAngleDeg(here)),
      score: here,
      lit: score !== null && here <= clamp(score),
      major,
    }
  })
}
