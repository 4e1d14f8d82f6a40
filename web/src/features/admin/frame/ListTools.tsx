import fieldStyles from '../../../ui/fields/Field.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { searchIcon } from '../../../ui/icons/icons.ts'
import styles from '../admin.module.css'
import { Choice } from './Choice.tsx'

type Props<Which extends string> = {
  search: string
  typed: string
  onTyped: (typed: string) => void
  label: string
  which: Which
  names: Record<Which, string>
  choices: readonly Which[]
  onWhich: (which: Which) => void
}

/** What stands above a list that is searched and narrowed. */
export function ListTools<Which extends string>(props: Props<Which>) {
  const { search, typed, onTyped, label, which, names, choices, onWhich } = props
  return (
    <div className={styles.tools}>
      <SearchBox label={search} value={typed} onChange={onTyped} />
      <Choice
        label={label}
        value={which}
        choices={choices.map(value => ({ value, label: names[value] }))}
        onChange={onWhich}
      />
    </div>
  )
}

type SearchBoxProps = { label: string; value: string; onChange: (value: string) => void }

/** Its label stands inside, as the design draws it. */
function SearchBox({ label, value, onChange }: SearchBoxProps) {
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
