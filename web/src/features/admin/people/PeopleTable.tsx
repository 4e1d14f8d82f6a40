import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { classes } from '../../../ui/classes.ts'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { showPerson } from '../frame/sections.ts'
import { nameOfPerson, type Person } from './people.ts'
import { peopleText } from './text.ts'

type Props = { people: readonly Person[]; selectedId: string | null }

export function PeopleTable({ people, selectedId }: Props) {
  const t = useText(peopleText)
  return (
    <table className={classes('tbl', selectedId && 'tbl--narrow')}>
      <thead>
        <tr>
          <th scope="col">{t.person}</th>
          <th scope="col">{t.kind}</th>
          <th scope="col" className="r">
            {t.credits}
          </th>
          <th scope="col" className="r adm-wide">
            {t.since}
          </th>
          <th scope="col" className="r adm-wide">
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
    <tr className={classes(isSelected && 'sel')}>
      <th scope="row">
        <button
          type="button"
          className="adm-open"
          aria-current={isSelected || undefined}
          onClick={() => showPerson(id)}
        >
          <span className="adm-cut">{nameOfPerson(person)}</span>
          {name && email && <small className="adm-cut dim">{email}</small>}
        </button>
      </th>
      <td>
        <Standing person={person} />
      </td>
      <td className="r">{count(credits)}</td>
      <td className="r dim adm-wide">{date(new Date(createdAt))}</td>
      <td className="r dim adm-wide">{lastSeenAt ? age(Date.now() - Date.parse(lastSeenAt)) : '–'}</td>
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
