import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { describedBy, Messages } from './Messages.tsx'

export type FieldWords = {
  label: string
  /** A few words at the right end of the label line. */
  aside?: string | undefined
  hint?: ReactNode
  error?: string | undefined
}

/** What every control inside a frame has to carry, so that its label and its messages belong to it. */
type FieldWiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

type Props = FieldWords & { id: string; children: (wiring: FieldWiring) => ReactNode }

export function FieldFrame({ id, label, aside, hint, error, children }: Props) {
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
        {aside && <small>{aside}</small>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy(id, hint, error) })}
      <Messages id={id} hint={hint} error={error} />
    </div>
  )
}
