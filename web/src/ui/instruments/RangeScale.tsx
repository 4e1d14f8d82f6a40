import type { ReactNode } from 'react'
import { Lubber } from '../brand/Dial.tsx'
import { classes } from '../classes.ts'
import styles from './instruments.module.css'
import { ratioInRange } from './scale.ts'
import { Ticks } from './Ticks.tsx'

/** A point of the range: its place, its name and the figure as it is written. */
type RangePoint = { value: number; name: string; text: ReactNode }

type Props = {
  low: RangePoint
  high: RangePoint
  average?: RangePoint | undefined
  current: number
  /** The whole reading as a sentence. */
  label: string
}

/** A price that moves by less than an eye sees moves nothing here. */
const stepsOfScale = 500

export function RangeScale({ low, high, average, current, label }: Props) {
  const place = (value: number) => Math.round(ratioInRange(low.value, high.value, value) * stepsOfScale) / stepsOfScale
  const percent = (value: number) => `${place(value) * 100}%`
  return (
    <div className={styles.range} role="img" aria-label={label}>
      <div className={styles.scale}>
        <span className={styles.current} style={{ left: percent(current) }}>
          <Lubber />
        </span>
        <Ticks litRatio={place(current)} />
        {average && <span className={styles.average} style={{ left: percent(average.value) }} />}
      </div>
      <div className={classes(styles.labels, !average && styles.pair)}>
        <Caption point={low} />
        {average && <Caption point={average} className={styles.middle} />}
        <Caption point={high} className={styles.rangeScaleEnd} />
      </div>
    </div>
  )
}

function Caption({ point, className }: { point: RangePoint; className?: string | undefined }) {
  return (
    <span className={className}>
      <small>{point.name}</small>
      {point.text}
    </span>
  )
}
