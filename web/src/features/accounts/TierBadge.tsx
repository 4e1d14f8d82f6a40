import type { ReactNode } from 'react'
import { messages } from '../../lib/messages.ts'
import { classes } from '../../ui/classes.ts'
import styles from './TierBadge.module.css'
import { nameOf, rankOf, type Viewer } from './viewer.ts'

/** The three levels of access; the wire also says basic, an older word for member. */
type Tier = 'visitor' | 'member' | 'pro'

/** While the server cannot say who is here, whoever was here last still is. */
export const tierOf = (viewer: Viewer): Tier => {
  if (viewer.state === 'unreachable') return viewer.last?.tier ?? 'visitor'
  return viewer.state === 'member' ? rankOf(viewer.user) : 'visitor'
}

/** What a member is called; undefined for everybody else. */
export const calledOf = (viewer: Viewer): string | undefined => {
  if (viewer.state === 'unreachable') return viewer.last?.name
  return viewer.state === 'member' ? nameOf(viewer.user) : undefined
}

/** Capitals are written out: upper-casing by machine gets the Turkish i wrong. */
export const tierText = messages({
  visitor: { tr: 'MİSAFİR', en: 'VISITOR' },
  member: { tr: 'ÜYE', en: 'MEMBER' },
  pro: { tr: 'PRO', en: 'PRO' },
})

export const initialsOf = (name: string, locale: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(word => word.charAt(0).toLocaleUpperCase(locale))
    .join('')

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
