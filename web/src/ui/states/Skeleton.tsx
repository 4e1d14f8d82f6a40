import { classes } from '../classes.ts'
import styles from './states.module.css'

type Props = {
  width?: number | string | undefined
  heightPx?: number | undefined
  round?: boolean | undefined
  className?: string | undefined
}

/**
 * One bar of a drawing that keeps the shape of what is coming. Numbers are pixels. Its size stands in attributes: a page
 * that is drawn before any script has run may carry no inline styles.
 */
export function Skeleton({ width = '100%', heightPx = 14, round, className }: Props) {
  return (
    <svg
      className={classes(styles.skeleton, round && styles.round, className)}
      width={width}
      height={heightPx}
      aria-hidden="true"
    />
  )
}
