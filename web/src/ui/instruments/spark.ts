import { type Direction, directionOf } from '../direction.ts'

const edgePx = 3
const dotRoomPx = 4

type Spark = { line: string; startY: number; end: { x: number; y: number }; direction: Direction }

const tenth = (value: number) => Math.round(value * 10) / 10

/** A small line over its own height, with room for a dot at the end. Null when there is nothing to join. */
export function sparkOf(values: readonly number[], widthPx: number, heightPx: number): Spark | null {
  const known = values.filter(Number.isFinite)
  const [first] = known
  const last = known.at(-1)
  if (first === undefined || last === undefined || known.length < 2) return null
  const low = Math.min(...known)
  const span = Math.max(...known) - low
  const toY = (value: number) =>
    span > 0 ? tenth(heightPx - edgePx - ((value - low) / span) * (heightPx - 2 * edgePx)) : heightPx / 2
  const toX = (index: number) => tenth(1 + (index / (known.length - 1)) * (widthPx - dotRoomPx - 1))
  return {
    line: `M${known.map((value, index) => `${toX(index)} ${toY(value)}`).join('L')}`,
    startY: toY(first),
    end: { x: toX(known.length - 1), y: toY(last) },
    direction: directionOf(first, last),
  }
}
