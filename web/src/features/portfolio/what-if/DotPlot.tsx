import type { Spread, Start } from '@pusula/engine'
import { type KeyboardEvent, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { inMonth } from '../real-return/sentence.ts'
import { axisHeight, placedDots, plotHeight, plotWidth, topHeight } from './dots.ts'
import { regularText } from './messages.ts'
import styles from './what-if.module.css'

type Props = { starts: readonly Start[]; spread: Spread | null; say: (start: Start) => string }

/** One dot for every starting month; a tap or the arrow keys tell of one. */
export function DotPlot({ starts, spread, say }: Props) {
  const t = useText(regularText)
  const { times, axisMonth } = useFormat()
  const [chosen, setChosen] = useState<number | null>(null)
  const { dots, xOf, axis } = placedDots(starts)
  const foot = plotHeight - axisHeight
  const last = dots.length - 1
  const index = chosen === null ? last : Math.min(chosen, last)
  const start = starts[index]
  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(last, next)))
  }
  function point(clientX: number, clientY: number, box: DOMRect) {
    const [x, y] = [(plotWidth * (clientX - box.left)) / box.width, (plotHeight * (clientY - box.top)) / box.height]
    const away = (i: number) => Math.hypot((dots[i]?.x ?? 0) - x, (dots[i]?.y ?? 0) - y)
    setChosen(dots.reduce((best, _, i) => (away(i) < away(best) ? i : best), 0))
  }
  /** The two names stand on either side of their lines. */
  const isMedianLeft = spread !== null && spread.median < 1
  const above = starts.filter(({ multiple }) => multiple > 1).length
  return (
    <div className={base.stackTight}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t.plot(above, starts.length)}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={start ? say(start) : ''}
        onKeyDown={press}
        onClick={event => point(event.clientX, event.clientY, event.currentTarget.getBoundingClientRect())}
      >
        <svg className={styles.dots} viewBox={`0 0 ${plotWidth} ${plotHeight}`} aria-hidden="true">
          {spread && (
            <rect
              className={styles.eight}
              x={xOf(spread.low)}
              y={topHeight}
              width={xOf(spread.high) - xOf(spread.low)}
              height={foot - topHeight}
            />
          )}
          <path className={styles.axis} d={`M0 ${foot}H${plotWidth}`} />
          <path className={styles.even} d={`M${xOf(1)} ${topHeight}V${foot}`} />
          {spread && <path className={styles.median} d={`M${xOf(spread.median)} ${topHeight}V${foot}`} />}
          {dots.map(({ month, multiple, x, y, radius }, i) => (
            <circle
              key={month}
              className={multiple > 1 ? styles.won : styles.lost}
              data-chosen={chosen === i || undefined}
              cx={x}
              cy={y}
              r={radius}
            />
          ))}
          {axis.map(multiple => (
            <text key={multiple} x={xOf(multiple)} y={plotHeight - 6} textAnchor="middle">
              {times(multiple)}×
            </text>
          ))}
          <text className={styles.paidLabel} x={xOf(1)} y={12} textAnchor={isMedianLeft ? 'start' : 'end'}>
            {t.paidIn}
          </text>
          {spread && (
            <text
              className={styles.medianLabel}
              x={xOf(spread.median)}
              y={12}
              textAnchor={isMedianLeft ? 'end' : 'start'}
            >
              {t.medianAt(times(spread.median))}
            </text>
          )}
        </svg>
      </div>
      <p className={`${base.tiny} ${base.muted} ${styles.readout}`} aria-hidden="true">
        {chosen !== null && start && `${axisMonth(inMonth(start.month))} · ${say(start)}`}
      </p>
      <p className={`${styles.key} ${base.tiny}`}>
        <span>
          <i className={styles.keyWon} aria-hidden="true" />
          {t.one}
        </span>
        <span>
          <i className={styles.keyLost} aria-hidden="true" />
          {t.below}
        </span>
        {spread && (
          <span>
            <i className={styles.keyEight} aria-hidden="true" />
            {t.eight}
          </span>
        )}
      </p>
    </div>
  )
}
