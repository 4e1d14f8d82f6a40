import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './TierBadge.module.css'

type Props = {
  /** The brass outline of the highest level. */
  top?: boolean | undefined
  /** With it the badge is a button. */
  onClick?: (() => void) | undefined
  children: ReactNode
}

export function TierBadge({ top, onClick, children }: Props) {
  const className = classes(styles.tier, top && styles.top)
  if (!onClick) return <span className={className}>{children}</span>
  return (
    <button type="button" className={className} onClick={onClick}>
      {children}
    </button>
  )
}
