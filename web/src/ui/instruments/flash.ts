import { type Direction, directionOf } from '../direction.ts'

const restMs = 1000

/** Whether a new value flashes, and which way: at most once a second, so that a busy market stays readable. */
export function flashOf(from: number, to: number, sinceLastMs: number): Exclude<Direction, 'flat'> | null {
  const direction = directionOf(from, to)
  return direction === 'flat' || sinceLastMs < restMs ? null : direction
}
