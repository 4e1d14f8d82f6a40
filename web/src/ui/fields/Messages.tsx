import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon } from '../icons/icons.ts'
import styles from './Field.module.css'

type Props = { id: string; hint?: ReactNode; error?: string | undefined }

/** The lines under a field. An error takes the place of the hint and is heard when it appears. */
export function Messages({ id, hint, error }: Props) {
  return (
    <div aria-live="polite">
      {error && (
        <p className={`${styles.hint} ${styles.error}`} id={`${id}-error`}>
          <Icon shape={alertIcon} sizePx={14} />
          {error}
        </p>
      )}
      {hint && !error && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** What the field points at with `aria-describedby`. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  if (error) return `${id}-error`
  return hint ? `${id}-hint` : undefined
}
