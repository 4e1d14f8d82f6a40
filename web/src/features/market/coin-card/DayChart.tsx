import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import linkStyles from '../../../ui/actions/links.module.css'
import base from '../../../ui/base.module.css'
import { classes } from '../../../ui/classes.ts'
import skeletonStyles from '../../../ui/states/Skeleton.module.css'
import { SkeletonArea } from '../../../ui/states/SkeletonArea.tsx'
import { cardText, marketText } from '../messages.ts'
import styles from './DayChart.module.css'
import { type DayLine, dayLine, heightUnits, widthUnits } from './day-line.ts'
import { useDayCandles } from './overview.ts'

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
      className={classes(styles.chart, ways[day.direction])}
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
