import { classes } from '../classes.ts'
import { type Direction, directionClass } from '../direction.ts'
import styles from './StrengthBars.module.css'

type Props = {
  /** How many of the four bars are lit. */
  level: number
  direction: Direction
  label: string
}

export function StrengthBars({ level, direction, label }: Props) {
  return (
    <span className={classes(styles.bars, directionClass[direction])} role="img" aria-label={label}>
      {[1, 2, 3, 4].map(bar => (
        <i key={bar} className={classes(bar <= level && styles.lit)} />
      ))}
    </span>
  )
}
