import { type Direction, directionOf } from '../../../ui/direction.ts'

export const widthUnits = 640
export const heightUnits = 190
const lineHeightUnits = 172
const edgeUnits = 12
const dotRoomUnits = 8
const labelEveryMs = 4 * 3_600_000

export interface DayLine {
  line: string
  /** The line closed down to the axis. */
  area: string
  startY: number
  end: { x: number; y: number }
  labels: { x: number; atMs: number }[]
  direction: Direction
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** A day of closes as a drawing of 640 by 190; null when there is nothing to join. */
export function dayLine(times: readonly number[], closes: readonly number[]): DayLine | null {
  const [firstMs] = times
  const lastMs = times.at(-1)
  const [first] = closes
  const last = closes.at(-1)
  if (firstMs === undefined || lastMs === undefined || first === undefined || last === undefined) return null
  if (lastMs <= firstMs) return null
  const low = Math.min(...closes)
  const span = Math.max(...closes) - low
  const toX = (atMs: number) => tenth(((atMs - firstMs) / (lastMs - firstMs)) * (widthUnits - dotRoomUnits))
  const toY = (close: number) =>
    span > 0
      ? tenth(lineHeightUnits - edgeUnits - ((close - low) / span) * (lineHeightUnits - 2 * edgeUnits))
      : lineHeightUnits / 2
  const line = `M${closes.map((close, i) => `${toX(times[i] ?? lastMs)} ${toY(close)}`).join('L')}`
  const end = { x: toX(lastMs), y: toY(last) }
  // The last label would stand under the word now.
  const labelled = Array.from(
    { length: Math.ceil((lastMs - firstMs) / labelEveryMs) },
    (_, i) => firstMs + i * labelEveryMs,
  ).filter(atMs => lastMs - atMs > labelEveryMs / 2)
  return {
    line,
    area: `${line}V${lineHeightUnits}H0Z`,
    startY: toY(first),
    end,
    labels: labelled.map(atMs => ({ x: toX(atMs), atMs })),
    direction: directionOf(first, last),
  }
}
