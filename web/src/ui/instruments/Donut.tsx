import type { ReactNode } from 'react'
import { ringTick } from '../polar.ts'
import styles from './Donut.module.css'
import { donutArcs } from './donut.ts'

export type Slice = {
  name: string
  /** 0 to 1. */
  share: number
  /** The share as it is written. */
  text: string
}

type Props = { slices: readonly Slice[]; label: string; sizePx?: number | undefined; children?: ReactNode }

/** From the largest on. */
export const series = [styles.first, styles.second, styles.third, styles.fourth, styles.fifth]

const marks = Array.from({ length: 72 }, (_, index) => ({
  tick: ringTick(90, 60, index % 18 === 0 ? 7 : 3, index * 5),
  weight: index % 18 === 0 ? styles.major : undefined,
}))

/** At most five slices, largest first: see `groupSmall`. What stands in the middle comes as children. */
export function Donut({ slices, label, sizePx = 148, children }: Props) {
  return (
    <div className={styles.donut} style={{ width: sizePx, height: sizePx }}>
      <svg viewBox="0 0 180 180" width={sizePx} height={sizePx} role="img" aria-label={label}>
        <g className={styles.ticks}>
          {marks.map(({ tick, weight }) => (
            <line key={`${tick.x1} ${tick.y1}`} {...tick} className={weight} />
          ))}
        </g>
        <g className={styles.segments}>
          {donutArcs(slices.map(slice => slice.share)).map(({ dash, offset }, index) => (
            <circle
              key={slices[index]?.name}
              className={series[index]}
              cx="90"
              cy="90"
              r="74"
              strokeDasharray={dash}
              strokeDashoffset={offset}
              transform="rotate(-90 90 90)"
            />
          ))}
        </g>
      </svg>
      <div className={styles.centre}>{children}</div>
    </div>
  )
}
