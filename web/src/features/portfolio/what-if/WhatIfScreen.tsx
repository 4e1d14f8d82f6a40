import { BackHead } from '../../../lib/BackHead.tsx'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import base from '../../../ui/base.module.css'
import { TabPanel, Tabs } from '../../../ui/navigation/Tabs.tsx'
import { HardDays } from './HardDays.tsx'
import { labText } from './messages.ts'
import { RegularBuying } from './RegularBuying.tsx'
import { Sizing } from './Sizing.tsx'
import { labTabs, useLabState } from './search-state.ts'
import styles from './what-if.module.css'

/** What the past would have made of a plan, of the portfolio, of an amount. It costs nothing, and promises nothing. */
export default function WhatIfScreen({ isMember }: { isMember: boolean }) {
  const t = useText(labText)
  const { tender } = useMoney()
  const [state, change] = useLabState(tender.currency === 'TRY')
  return (
    <>
      <BackHead back={t.back} path="/dashboard/portfolio" title={t.title} />
      <Tabs
        name="lab"
        label={t.parts}
        className={styles.tabs}
        tabs={labTabs.map(id => ({ id, label: t[id] }))}
        selected={state.tab}
        onSelect={tab => change({ tab })}
      />
      <TabPanel name="lab" selected={state.tab}>
        {state.tab === 'regular' && <RegularBuying state={state} onChange={change} />}
        {state.tab === 'hard' && <HardDays isMember={isMember} />}
        {state.tab === 'size' && <Sizing state={state} onChange={change} isMember={isMember} />}
      </TabPanel>
      <p className={`${base.tiny} ${base.faint} ${styles.advice}`}>{t.advice}</p>
    </>
  )
}
