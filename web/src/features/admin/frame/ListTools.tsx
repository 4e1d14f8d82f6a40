import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button, IconButton } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { SearchField } from '../../../ui/fields/Field.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon, chevronLeftIcon, chevronRightIcon } from '../../../ui/icons/icons.ts'
import styles from '../admin.module.css'
import { adminText } from './messages.ts'

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A list of choices beside a search, named for a screen reader by what it chooses. */
export function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
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

type OlderProps = { list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown } }

/** The way on in a list that comes page by page. */
export function Older({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: OlderProps) {
  const t = useText(adminText)
  if (!hasNextPage) return null
  return (
    <div className={styles.foot}>
      <Button block look="ghost" small busy={isFetchingNextPage && t.working} onClick={() => void fetchNextPage()}>
        {t.older}
      </Button>
    </div>
  )
}

type PagerProps = { page: number; pageSize: number; total: number; onPage: (page: number) => void }

/** Pages count from 1. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const t = useText(adminText)
  const { count } = useFormat()
  const from = Math.min(total, (page - 1) * pageSize + 1)
  const to = Math.min(total, page * pageSize)
  return (
    <div className={styles.foot}>
      <output className={`${base.small} ${base.muted}`}>{t.range(count(from), count(to), count(total))}</output>
      <div className={base.row}>
        <IconButton
          label={t.previous}
          icon={chevronLeftIcon}
          sizePx={18}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          label={t.next}
          icon={chevronRightIcon}
          sizePx={18}
          disabled={to >= total}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </div>
  )
}

/** What a list is narrowed to, and its page; whoever narrows it anew begins at the first one. */
export function useNarrowed<Which extends string>(first: Which) {
  const [typed, setTyped] = useState('')
  const [which, setWhich] = useState(first)
  const [page, setPage] = useState(1)
  const onTyped = (next: string) => {
    setTyped(next)
    setPage(1)
  }
  const onWhich = (next: Which) => {
    setWhich(next)
    setPage(1)
  }
  return { page, setPage, tools: { typed, which, onTyped, onWhich } }
}

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
