import { classes } from '../classes.ts'

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
      className={classes('toggle', small && 'sm')}
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <i />
    </button>
  )
}
