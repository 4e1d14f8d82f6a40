import { classes } from '../classes.ts'
import styles from './Lubber.module.css'

/** The brass triangle that points at the current tab, value or step. */
export function Lubber({ className }: { className?: string | undefined }) {
  return (
    <svg className={classes(styles.lubber, className)} width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
      <path d="M0 0h10L5 6Z" />
    </svg>
  )
}
