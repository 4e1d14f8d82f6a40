import { type ComponentProps, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

type Props = Omit<ComponentProps<'textarea'>, 'id'> &
  FieldWords & {
    /** For code and data. */
    mono?: boolean | undefined
  }

export function TextArea({ label, aside, hint, error, mono, className, rows = 4, ...rest }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} error={error}>
      {wiring => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          className={classes(styles.area, mono && styles.mono, error && styles.wrong, className)}
        />
      )}
    </FieldFrame>
  )
}
