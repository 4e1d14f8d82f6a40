import { SearchField } from '../../../ui/fields/SearchField.tsx'
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
      <SearchField label={search} value={typed} onChange={onTyped} />
      <Choice
        label={label}
        value={which}
        choices={choices.map(value => ({ value, label: names[value] }))}
        onChange={onWhich}
      />
    </div>
  )
}
