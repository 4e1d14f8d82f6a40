import { memo } from 'react'
import { classes } from '../classes.ts'
import { type Direction, directionClass, directionOf } from '../direction.ts'
import styles from './instruments.module.css'

const edgePx = 3
const dotRoomPx = 4

type Spark = { line: string; startY: number; end: { x: number; y: number }; direction: Direction }

const tenth = (value: number) => Math.round(value * 10) / 10
/** Redraw threshold: a price that moves by less than an eye sees leaves the line as it is. */
const half = (value: number) => Math.round(value * 2) / 2

/** A small line over its own height, with room for a dot at the end. Null when there is nothing to join. */
export function sparkOf(values: readonly number[], widthPx: number, heightPx: number): Spark | null {
  const known = values.filter(Number.isFinite)
  const [first] = known
  const last = known.at(-1)
  if (first === undefined || last === undefined || known.length < 2) return null
  const low = Math.min(...known)
  const span = Math.max(...known) - low
  const toY = (value: number) =>
    span > 0 ? half(heightPx - edgePx - ((value - low) / span) * (heightPx - 2 * edgePx)) : heightPx / 2
  const toX = (index: number) => tenth(1 + (index / (known.length - 1)) * (widthPx - dotRoomPx - 1))
  return {
    line: `M${known.map((value, index) => `${toX(index)} ${toY(value)}`).join('L')}`,
    startY: toY(first),
    end: { x: toX(known.length - 1), y: toY(last) },
    direction: directionOf(first, last),
  }
}

const heightPx = 28

type Props = {
  values: readonly number[]
  widthPx?: number | undefined
  className?: string | undefined
}

/** A hint of the way, beside figures that say it; the dotted line is where it began. Remembered: in a table only its price moves. */
export const Sparkline = memo(function Sparkline({ values, widthPx = 72, className }: Props) {
  const spark = sparkOf(values, widthPx, heightPx)
  return (
    <svg
      className={classes(
        styles.sparkline,
        !spark || spark.direction === 'flat' ? styles.flat : directionClass[spark.direction],
        className,
      )}
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      aria-hidden="true"
    >
      <path className={styles.start} d={`M1 ${spark?.startY ?? heightPx / 2}H${widthPx - 4}`} />
      {spark && <path d={spark.line} />}
      {spark && <circle cx={spark.end.x} cy={spark.end.y} r="2" />}
    </svg>
  )
})
