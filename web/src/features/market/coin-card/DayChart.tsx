import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import base from '../../../ui/base.module.css'
import { classes } from '../../../ui/classes.ts'
import { type Direction, directionOf } from '../../../ui/direction.ts'
import { SkeletonArea } from '../../../ui/states/SkeletonText.tsx'
import skeletonStyles from '../../../ui/states/states.module.css'
import { cardText, marketText } from '../messages.ts'
import styles from './CoinCard.module.css'
import { useDayCandles } from './overview.ts'

export const widthUnits = 640
export const heightUnits = 190
const lineHeightUnits = 172
const edgeUnits = 12
const dotRoomUnits = 8
const labelEveryMs = 4 * 3_600_000

interface DayLine {
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

const ways = { up: undefined, down: styles.down, flat: styles.flat }

/** The last day as a line; the dotted one is where it began. */
export function DayChart({ symbol }: { symbol: string }) {
  const t = useText(cardText)
  const { retry, waiting } = useText(marketText)
  const { price } = useMoney()
  const { data, error, refetch } = useDayCandles(symbol)
  if (!data && !error) {
    return (
      <SkeletonArea label={waiting}>
        {/* As high as the drawing at any width: what stands below must not move under a finger. */}
        <svg
          className={skeletonStyles.skeleton}
          viewBox={`0 0 ${widthUnits} ${heightUnits}`}
          width="100%"
          aria-hidden="true"
        />
      </SkeletonArea>
    )
  }
  const day = data && dayLine(data.candles)
  if (!data || !day) {
    return (
      <p className={`${base.small} ${base.muted}`}>
        {t.chartFailed}{' '}
        <button type="button" className={linkStyles.link} onClick={() => void refetch()}>
          {retry}
        </button>
      </p>
    )
  }
  const { open, close, low, high } = data.candles
  return (
    <DayDrawing
      day={day}
      label={t.chart(price(open[0]), price(close.at(-1)), price(Math.min(...low)), price(Math.max(...high)))}
    />
  )
}

function DayDrawing({ day, label }: { day: DayLine; label: string }) {
  const t = useText(cardText)
  const { time } = useFormat()
  return (
    <svg
      className={classes(styles.dayChart, ways[day.direction])}
      viewBox={`0 0 ${widthUnits} ${heightUnits}`}
      width="100%"
      role="img"
    >
      <title>{label}</title>
      <path className={styles.start} d={`M0 ${day.startY}H${widthUnits}`} />
      <path className={styles.area} d={day.area} />
      <path className={styles.line} d={day.line} />
      <circle className={styles.end} cx={day.end.x} cy={day.end.y} r="4" />
      {day.labels.map(({ x, atMs }) => (
        <text key={atMs} x={x} y={heightUnits - 2}>
          {time(new Date(atMs))}
        </text>
      ))}
      <text x={widthUnits} y={heightUnits - 2} textAnchor="end">
        {t.now}
      </text>
    </svg>
  )
}
