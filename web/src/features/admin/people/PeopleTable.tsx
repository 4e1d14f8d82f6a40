import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { sinceMs } from '../../../lib/server-time.ts'
import base from '../../../ui/base.module.css'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { Table } from '../../../ui/Table.tsx'
import styles from '../admin.module.css'
import { showPerson } from '../frame/sections.ts'
import { peopleText } from './messages.ts'
import { nameOfPerson, type Person } from './people.ts'

type Props = { people: readonly Person[]; selectedId: string | null }

export function PeopleTable({ people, selectedId }: Props) {
  const t = useText(peopleText)
  const { count, date, age } = useFormat()
  const isSelected = ({ id }: Person) => id === selectedId
  return (
    <Table
      look="dense"
      className={styles.table}
      caption={t.list}
      rows={people}
      keyOf={({ id }) => id}
      isSelected={isSelected}
      columns={[
        {
          key: 'person',
          head: t.person,
          cell: person => (
            <button
              type="button"
              className={styles.open}
              aria-current={isSelected(person) || undefined}
              onClick={() => showPerson(person.id)}
            >
              <span className={styles.cut}>{nameOfPerson(person)}</span>
              {person.name && person.email && <small className={`${styles.cut} ${base.faint}`}>{person.email}</small>}
            </button>
          ),
        },
        { key: 'kind', head: t.kind, cell: person => <AccountStatus person={person} /> },
        { key: 'credits', head: t.credits, isNumber: true, cell: ({ credits }) => count(credits) },
        {
          key: 'since',
          head: t.since,
          isNumber: true,
          className: styles.wide,
          cellClass: () => base.faint,
          cell: ({ createdAt }) => date(new Date(createdAt)),
        },
        {
          key: 'seen',
          head: t.seen,
          isNumber: true,
          className: styles.wide,
          cellClass: () => base.faint,
          cell: ({ lastSeenAt }) => (lastSeenAt ? age(sinceMs(lastSeenAt)) : '–'),
        },
      ]}
    />
  )
}

/** The one word that matters most about an account. */
export function AccountStatus({
  person: { kind, isAdmin, blocked },
}: {
  person: Pick<Person, 'kind' | 'isAdmin' | 'blocked'>
}) {
  const t = useText(peopleText)
  if (blocked) return <Pill tone="down">{t.blocked}</Pill>
  if (isAdmin) return <Pill tone="accent">{t.admin}</Pill>
  return <Pill>{t[kind]}</Pill>
}
