import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './TierBadge.module.css'

type Props = {
  /** The brass outline of the highest level. */
  top?: boolean | undefined
  /** With it the badge is a button. */
  onClick?: (() => void) | undefined
  /** What the button does, with what it shows in it. */
  label?: string | undefined
  children: ReactNode
}

export function TierBadge({ top, onClick, label, children }: Props) {
  const className = classes(styles.tier, top && styles.top)
  if (!onClick) return <span className={className}>{children}</span>
  return (
    <button type="button" className={className} aria-label={label} onClick={onClick}>
      {children}
    </button>
  )
}
