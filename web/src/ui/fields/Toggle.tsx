import { classes } from '../classes.ts'
import styles from './Toggle.module.css'

type Props = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** For dense tables. */
  small?: boolean | undefined
}

export function Toggle({ label, checked, onChange, disabled, small }: Props) {
  return (
    <button
      type="button"
      role="switch"
      className={classes(styles.toggle, small && styles.small)}
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <i />
    </button>
  )
}
