import { type ComponentProps, useId } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import { chevronDownIcon } from '../icons/icons.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

/** The native list of choices; its `<option>`s come as children. */
export function Select({
  label,
  aside,
  hint,
  error,
  className,
  ...rest
}: Omit<ComponentProps<'select'>, 'id'> & FieldWords) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} error={error}>
      {wiring => (
        <div className={classes(styles.field, styles.form, error && styles.wrong, className)}>
          <select {...rest} {...wiring} />
          <Icon shape={chevronDownIcon} sizePx={18} />
        </div>
      )}
    </FieldFrame>
  )
}
