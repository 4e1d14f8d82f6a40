import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './marks.module.css'

const tones = { up: styles.up, down: styles.down, warn: styles.warn, accent: styles.accent }

type Props = {
  tone?: keyof typeof tones | undefined
  large?: boolean | undefined
  children: ReactNode
}

export function Pill({ tone, large, children }: Props) {
  return <span className={classes(styles.pill, tone && tones[tone], large && styles.large)}>{children}</span>
}
