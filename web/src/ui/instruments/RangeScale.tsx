import type { ReactNode } from 'react'
import { Lubber } from '../brand/Lubber.tsx'
import { classes } from '../classes.ts'
import styles from './RangeScale.module.css'
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

export function RangeScale({ low, high, average, current, label }: Props) {
  const percent = (value: number) => `${ratioInRange(low.value, high.value, value) * 100}%`
  return (
    <div className={styles.range} role="img" aria-label={label}>
      <div className={styles.scale}>
        <span className={styles.current} style={{ left: percent(current) }}>
          <Lubber />
        </span>
        <Ticks litRatio={ratioInRange(low.value, high.value, current)} />
        {average && <span className={styles.average} style={{ left: percent(average.value) }} />}
      </div>
      <div className={classes(styles.labels, !average && styles.pair)}>
        <Caption point={low} />
        {average && <Caption point={average} className={styles.middle} />}
        <Caption point={high} className={styles.end} />
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
