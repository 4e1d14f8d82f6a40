import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './LoadingDots.module.css'

/** Three dots in the room of the text they wait for, so that nothing moves when it comes. */
export function LoadingDots({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <span className={styles.dots}>
      {children && (
        <span className={styles.room} aria-hidden="true">
          {children}
        </span>
      )}
      <span className={styles.moving} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
