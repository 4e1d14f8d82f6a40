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

interface Day {
  time: readonly number[]
  open: readonly number[]
  close: readonly number[]
}

/** A day of candles as a drawing of 640 by 190, from the first opening to the last close; null without a way to go. */
export function dayLine({ time, open, close }: Day): DayLine | null {
  const [firstMs, secondMs] = time
  const [first] = open
  const last = close.at(-1)
  if (firstMs === undefined || secondMs === undefined || first === undefined || last === undefined) return null
  const stepMs = secondMs - firstMs
  if (stepMs <= 0) return null
  // A candle closes where the next one opens.
  const times = [firstMs, ...time.map(openedAtMs => openedAtMs + stepMs)]
  const values = [first, ...close]
  const lastMs = times.at(-1) ?? secondMs
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const toX = (atMs: number) => tenth(((atMs - firstMs) / (lastMs - firstMs)) * (widthUnits - dotRoomUnits))
  const toY = (value: number) =>
    span > 0
      ? tenth(lineHeightUnits - edgeUnits - ((value - low) / span) * (lineHeightUnits - 2 * edgeUnits))
      : lineHeightUnits / 2
  const line = `M${values.map((value, i) => `${toX(times[i] ?? lastMs)} ${toY(value)}`).join('L')}`
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
