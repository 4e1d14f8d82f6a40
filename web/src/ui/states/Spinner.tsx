import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './states.module.css'

/** Short waiting without a known end; the label is heard, not seen. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner}>
      <i className={styles.ring} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

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
