import type { Path, PathPoint } from './path.ts'

/** Points of a path's line, and its turns: indexes of its points, neither the first nor the last. */
export interface PathSketch {
  readonly points: readonly PathPoint[]
  readonly turns: readonly number[]
}

/** A line for a small picture: half a year of days would only be longer to send. */
const mostPoints = 48

/**
 * The sketch of a path whose ends hide what happened; null where the net move tells it. It turns where the told swing began,
 * unless that is where the term began, and where it ended, if some of it was made up since.
 */
export function sketchOf({ tell, fall, rise }: Path, points: readonly PathPoint[]): PathSketch | null {
  const swing = tell && (tell.what === 'fall' ? fall : rise)
  if (!tell || !swing) return null
  const turning = tell.recovery === null ? [swing.fromTime] : [swing.fromTime, swing.toTime]
  const step = Math.ceil(points.length / mostPoints)
  const last = points.length - 1
  const thin = points.filter(({ time }, i) => i === last || i % step === 0 || turning.includes(time))
  const turns = turning
    .map(time => thin.findIndex(point => point.time === time))
    .filter(i => i > 0 && i < thin.length - 1)
  return turns.length > 0 ? { points: thin, turns } : null
}
