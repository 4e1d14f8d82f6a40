import { type AuditAction, admin } from '@pusula/contract'
import { type ReactNode, useState } from 'react'
import { useDebounced } from '../../lib/debounced.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { classes } from '../../ui/classes.ts'
import { clockIcon, searchXIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { FactorGate } from '../accounts/index.ts'
import styles from './admin.module.css'
import { ApisSection } from './apis/ApisSection.tsx'
import { AuditList, actionText, auditText } from './audit/AuditList.tsx'
import { ChannelsSection } from './channels/ChannelsSection.tsx'
import { CoinsSection } from './coins/CoinsSection.tsx'
import { EconomyCard } from './economy/EconomyCard.tsx'
import { AdminFrame, PageHead } from './frame/AdminFrame.tsx'
import { useAskOlder } from './frame/ask.ts'
import { Choice, ListTools, Older, Pager, useNarrowed } from './frame/ListTools.tsx'
import { adminText } from './frame/messages.ts'
import { type Section, useAdminPlace } from './frame/sections.ts'
import { JurisdictionSection } from './jurisdiction/JurisdictionSection.tsx'
import { MetricsSection } from './metrics/MetricsSection.tsx'
import { peopleText } from './people/messages.ts'
import { PeopleTable } from './people/PeopleTable.tsx'
import { PersonPanel } from './people/PersonPanel.tsx'
import { type Kind, kinds, pageSize as peopleSectionPageSize, usePeople } from './people/people.ts'
import { SettingsSection } from './settings/SettingsSection.tsx'
import { SupportSection } from './support/SupportSection.tsx'

const pageSize = 50
const actions = Object.keys(actionText) as AuditAction[]

/** Who changed what; nothing here can be changed. */
function AuditSection() {
  const t = useText(auditText)
  const words = useText(actionText)
  const { audit: title } = useText(adminText)
  const [action, setAction] = useState<AuditAction | 'all'>('all')
  const log = useAskOlder(
    'audit',
    admin.audit,
    before => ({ ...(before && { before }), ...(action !== 'all' && { action }) }),
    page => (page.length < pageSize ? undefined : page.at(-1)?.id),
  )
  const choices = [{ value: 'all' as const, label: t.all }, ...actions.map(value => ({ value, label: words[value] }))]
  return (
    <>
      <PageHead title={title}>
        <Choice label={t.which} value={action} choices={choices} onChange={setAction} />
      </PageHead>
      <section className={`${cards.card} ${cards.flush}`} aria-label={t.list}>
        <Loaded
          query={log}
          empty={({ pages }) =>
            pages[0]?.length === 0 && (
              <Empty icon={clockIcon} title={t.none}>
                {t.noneSays}
              </Empty>
            )
          }
        >
          {({ pages }) => <AuditList entries={pages.flat()} />}
        </Loaded>
        <Older list={log} />
      </section>
    </>
  )
}

function PeopleSection() {
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
            <Pager page={page} pageSize={peopleSectionPageSize} total={count} onPage={setPage} />
          </>
        )}
      </Loaded>
    </section>
  )
}

const contents: Record<Section, () => ReactNode> = {
  coins: () => <CoinsSection />,
  apis: () => <ApisSection />,
  settings: () => (
    <div className={base.stack}>
      <SettingsSection />
      <EconomyCard />
    </div>
  ),
  jurisdiction: () => <JurisdictionSection />,
  channels: () => <ChannelsSection />,
  figures: () => <MetricsSection />,
  people: () => <PeopleSection />,
  support: () => <SupportSection />,
  audit: () => <AuditSection />,
}

/** For the few who look after the product; everybody else is told that there is no such page. */
export default function AdminScreen() {
  const { section } = useAdminPlace()
  return (
    <AdminFrame current={section}>
      <FactorGate>{contents[section]()}</FactorGate>
    </AdminFrame>
  )
}
