import { classes } from '../../ui/classes.ts'
import styles from './ErrorBar.module.css'

/** What the scale reaches either way; what goes further is cut, and its end stays open. */
const reachRatio = 0.36

type Props = {
  betterRatio: number
  lowRatio: number | null
  highRatio: number | null
  isPusula: boolean
  /** The reading as a sentence. */
  label: string
}

const placeOf = (ratio: number) => 50 + (50 * Math.max(-reachRatio, Math.min(reachRatio, ratio))) / reachRatio

/** How much better than “no change”: a dot, and the line within which the truth lies nine times in ten. */
export function ErrorBar({ betterRatio, lowRatio, highRatio, isPusula, label }: Props) {
  return (
    <span className={classes(styles.bar, isPusula && styles.pusula)} role="img" aria-label={label}>
      {lowRatio !== null && highRatio !== null && (
        <i
          className={classes(lowRatio < -reachRatio && styles.openLeft, highRatio > reachRatio && styles.openRight)}
          style={{ left: `${placeOf(lowRatio)}%`, right: `${100 - placeOf(highRatio)}%` }}
        />
      )}
      <u style={{ left: `${placeOf(betterRatio)}%` }} />
    </span>
  )
}
