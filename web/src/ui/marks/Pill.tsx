import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

type Props = {
  tone?: 'up' | 'down' | 'warn' | 'accent' | undefined
  large?: boolean | undefined
  children: ReactNode
}

export function Pill({ tone, large, children }: Props) {
  return <span className={classes('pill', tone, large && 'pill--lg')}>{children}</span>
}
