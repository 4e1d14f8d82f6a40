import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './GradeBadge.module.css'

const looks = { high: styles.high, medium: styles.medium, low: styles.low, unknown: undefined }

/** Three blocks and a word; none is lit where nothing is known. */
export function GradeBadge({ grade, children }: { grade: keyof typeof looks; children: ReactNode }) {
  return (
    <span className={classes(styles.grade, looks[grade])}>
      <i />
      <i />
      <i />
      {children}
    </span>
  )
}
