import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { sinceMs } from '../../../lib/server-time.ts'
import base from '../../../ui/base.module.css'
import { classes } from '../../../ui/classes.ts'
import { Pill } from '../../../ui/marks/Pill.tsx'
import tableStyles from '../../../ui/table.module.css'
import styles from '../admin.module.css'
import { showPerson } from '../frame/sections.ts'
import { peopleText } from './messages.ts'
import { nameOfPerson, type Person } from './people.ts'

type Props = { people: readonly Person[]; selectedId: string | null }

export function PeopleTable({ people, selectedId }: Props) {
  const t = useText(peopleText)
  return (
    <table className={classes(tableStyles.table, styles.table, selectedId && 'tbl--narrow')}>
      <thead>
        <tr>
          <th scope="col">{t.person}</th>
          <th scope="col">{t.kind}</th>
          <th scope="col" className={tableStyles.number}>
            {t.credits}
          </th>
          <th scope="col" className={`${tableStyles.number} ${styles.wide}`}>
            {t.since}
          </th>
          <th scope="col" className={`${tableStyles.number} ${styles.wide}`}>
            {t.seen}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map(person => (
          <PersonRow key={person.id} person={person} isSelected={person.id === selectedId} />
        ))}
      </tbody>
    </table>
  )
}

function PersonRow({ person, isSelected }: { person: Person; isSelected: boolean }) {
  const { count, date, age } = useFormat()
  const { id, email, name, credits, createdAt, lastSeenAt } = person
  return (
    <tr className={classes(isSelected && `${tableStyles.selected} ${styles.selected}`)}>
      <th scope="row">
        <button
          type="button"
          className={styles.open}
          aria-current={isSelected || undefined}
          onClick={() => showPerson(id)}
        >
          <span className={styles.cut}>{nameOfPerson(person)}</span>
          {name && email && <small className={`${styles.cut} ${base.faint}`}>{email}</small>}
        </button>
      </th>
      <td>
        <Standing person={person} />
      </td>
      <td className={tableStyles.number}>{count(credits)}</td>
      <td className={`${tableStyles.number} ${base.faint} ${styles.wide}`}>{date(new Date(createdAt))}</td>
      <td className={`${tableStyles.number} ${base.faint} ${styles.wide}`}>
        {lastSeenAt ? age(sinceMs(lastSeenAt)) : '–'}
      </td>
    </tr>
  )
}

/** The one word that matters most about an account. */
export function Standing({
  person: { kind, isAdmin, blocked },
}: {
  person: Pick<Person, 'kind' | 'isAdmin' | 'blocked'>
}) {
  const t = useText(peopleText)
  if (blocked) return <Pill tone="down">{t.blocked}</Pill>
  if (isAdmin) return <Pill tone="accent">{t.admin}</Pill>
  return <Pill>{t[kind]}</Pill>
}
