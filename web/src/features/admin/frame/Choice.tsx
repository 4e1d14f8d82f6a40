import fieldStyles from '../../../ui/fields/Field.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon } from '../../../ui/icons/icons.ts'
import styles from '../admin.module.css'

type Props<Value extends string> = {
  label: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A list of choices beside a search, named for a screen reader by what it chooses. */
export function Choice<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  return (
    <div className={`${fieldStyles.field} ${styles.choice}`}>
      <select
        aria-label={label}
        value={value}
        onChange={event => {
          const chosen = choices.find(choice => choice.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon shape={chevronDownIcon} sizePx={18} />
    </div>
  )
}
