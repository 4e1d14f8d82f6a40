import fieldStyles from '../../../ui/fields/Field.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { searchIcon } from '../../../ui/icons/icons.ts'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** Its label stands inside, as the design draws it. */
export function SearchBox({ label, value, onChange }: Props) {
  return (
    <div className={fieldStyles.field}>
      <Icon shape={searchIcon} sizePx={18} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={64}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}
