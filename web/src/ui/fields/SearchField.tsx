import { Icon } from '../icons/Icon.tsx'
import { searchIcon } from '../icons/icons.ts'
import styles from './Field.module.css'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** Its label stands inside, as the design draws it. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <div className={styles.field}>
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
