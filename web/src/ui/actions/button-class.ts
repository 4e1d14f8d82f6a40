import { classes } from '../classes.ts'
import styles from './Button.module.css'

export type ButtonLook = {
  look?: keyof typeof looks | undefined
  small?: boolean | undefined
  block?: boolean | undefined
}

const looks = {
  primary: styles.primary,
  second: styles.second,
  line: styles.line,
  ghost: styles.ghost,
  danger: styles.danger,
}

/** The class of anything that looks like a button, also for links that a router draws itself. */
export function buttonClass({ look = 'second', small, block }: ButtonLook, className?: string) {
  return classes(styles.button, looks[look], small && styles.small, block && styles.block, className)
}
