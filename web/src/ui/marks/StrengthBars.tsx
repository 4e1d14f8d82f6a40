import { classes } from '../classes.ts'
import styles from './marks.module.css'

type Props = {
  /** How many of the four bars are lit. */
  level: number
  label: string
}

/** How much, not which way: it has no colour of a rise or a fall. */
export function StrengthBars({ level, label }: Props) {
  return (
    <span className={styles.bars} role="img" aria-label={label}>
      {[1, 2, 3, 4].map(bar => (
        <i key={bar} className={classes(bar <= level && styles.lit)} />
      ))}
    </span>
  )
}
