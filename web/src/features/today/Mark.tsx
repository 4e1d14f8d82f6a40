import { classes } from '../../ui/classes.ts'
import styles from './Mark.module.css'

/** A dot for a range that held, a diamond for one that did not: never by colour alone. */
export const Mark = ({ isInside }: { isInside: boolean }) => (
  <i className={classes(styles.mark, !isInside && styles.missed)} aria-hidden="true" />
)
