import { useDebounced } from '../../../lib/debounced.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { searchXIcon } from '../../../ui/icons/icons.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import styles from '../admin.module.css'
import { ListTools } from '../frame/ListTools.tsx'
import { adminText } from '../frame/messages.ts'
import { useNarrowed } from '../frame/narrowed.ts'
import { PageHead } from '../frame/PageHead.tsx'
import { Pager } from '../frame/Pager.tsx'
import { useAdminPlace } from '../frame/sections.ts'
import { peopleText } from './messages.ts'
import { PeopleTable } from './PeopleTable.tsx'
import { PersonPanel } from './PersonPanel.tsx'
import { type Kind, kinds, pageSize, usePeople } from './people.ts'

export function PeopleSection() {
  const { people: title } = useText(adminText)
  const { personId } = useAdminPlace()
  return (
    <>
      <PageHead title={title} />
      <div className={classes(personId && `${styles.split} ${styles.wideSplit}`)}>
        <PeopleList selectedId={personId} />
        {personId && <PersonPanel key={personId} id={personId} />}
      </div>
    </>
  )
}

function PeopleList({ selectedId }: { selectedId: string | null }) {
  const t = useText(peopleText)
  const { page, setPage, tools } = useNarrowed<Kind>('all')
  const found = usePeople(useDebounced(tools.typed), tools.which, page)
  const names = { all: t.all, member: t.members, guest: t.guests, blocked: t.blockedOnes }
  return (
    <section className={`${cards.card} ${cards.flush}`} aria-label={t.list}>
      <ListTools {...tools} search={t.search} label={t.which} names={names} choices={kinds} />
      <Loaded
        query={found}
        empty={({ people }) =>
          people.length === 0 && (
            <Empty icon={searchXIcon} title={t.nobody}>
              {t.nobodySays}
            </Empty>
          )
        }
      >
        {({ people, count }) => (
          <>
            <PeopleTable people={people} selectedId={selectedId} />
            <Pager page={page} pageSize={pageSize} total={count} onPage={setPage} />
          </>
        )}
      </Loaded>
    </section>
  )
}
