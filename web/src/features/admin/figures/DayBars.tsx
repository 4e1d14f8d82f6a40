import { classes } from '../../../ui/classes.ts'
import styles from '../admin.module.css'
import { heightsOf } from './series.ts'

const heightPx = 44
/** A day without anything still leaves its mark on the scale. */
const leastPx = 2

/** One line per day on a common ground, like graduations; the last day is the reading. */
export function DayBars({ values, label }: { values: readonly number[]; label: string }) {
  const heights = heightsOf(values)
  return (
    <svg className={styles.bars} width="100%" height={heightPx} role="img" aria-label={label}>
      {heights.map((height, place) => {
        const x = `${((place + 0.5) / heights.length) * 100}%`
        return (
          <line
            // Days keep their place, so the place is the name.
            key={x}
            x1={x}
            x2={x}
            y1={heightPx}
            y2={heightPx - leastPx - height * (heightPx - leastPx)}
            className={classes(height > 0 && styles.lit, place === heights.length - 1 && styles.today)}
          />
        )
      })}
    </svg>
  )
}
