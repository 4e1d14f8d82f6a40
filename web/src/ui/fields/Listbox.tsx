import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Combobox.module.css'

type Props<Option> = {
  id: string
  label: string
  options: readonly Option[]
  active: Option | undefined
  optionId: (option: Option) => string
  renderOption: (option: Option) => ReactNode
  isLocked?: ((option: Option) => boolean) | undefined
  onPick: (option: Option) => void
}

/** The options of a combobox. They never take the focus: a press must not blur the input before it counts. */
export function Listbox<Option>({
  id,
  label,
  options,
  active,
  optionId,
  renderOption,
  isLocked,
  onPick,
}: Props<Option>) {
  return (
    <div id={id} role="listbox" aria-label={label}>
      {options.map(option => (
        <button
          key={optionId(option)}
          id={optionId(option)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option === active}
          className={classes(styles.option, isLocked?.(option) && styles.locked)}
          onMouseDown={event => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          {renderOption(option)}
        </button>
      ))}
    </div>
  )
}
