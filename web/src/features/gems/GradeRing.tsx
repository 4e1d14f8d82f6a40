import { classes } from '../../ui/classes.ts'
import { ringTick } from '../../ui/polar.ts'
import styles from './GradeRing.module.css'

const count = 40
const marks = Array.from({ length: count }, (_, index) => ringTick(30, 28, 5, (index * 360) / count))

/** A 0 to 100 figure inside a ring of forty marks. */
export function GradeRing({ score, label }: { score: number; label: string }) {
  return (
    <svg className={styles.ring} width="60" height="60" viewBox="0 0 60 60" role="img" aria-label={label}>
      {marks.map((tick, index) => (
        <line
          key={`${tick.x1} ${tick.y1}`}
          {...tick}
          className={classes(index < (score / 100) * count && styles.lit)}
        />
      ))}
      <text x="30" y="36">
        {Math.round(score)}
      </text>
    </svg>
  )
}
