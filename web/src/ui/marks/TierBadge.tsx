import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

type Props = {
  /** The brass outline of the highest level. */
  top?: boolean | undefined
  /** With it the badge is a button. */
  onClick?: (() => void) | undefined
  children: ReactNode
}

export function TierBadge({ top, onClick, children }: Props) {
  const className = classes('tier', top && 'tier--pro')
  if (!onClick) return <span className={className}>{children}</span>
  return (
    <button type="button" className={className} onClick={onClick}>
      {children}
    </button>
  )
}
