import { useAddress } from '../../../lib/go.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { IconLink } from '../../../ui/actions/Button.tsx'
import backHead from '../../../ui/back-head.module.css'
import base from '../../../ui/base.module.css'
import { arrowLeftIcon } from '../../../ui/icons/icons.ts'
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
  const address = useAddress()
  const { tender } = useMoney()
  const [state, change] = useLabState(tender.currency === 'TRY')
  return (
    <>
      <div className={backHead.backHead}>
        <IconLink label={t.back} href={address('/dashboard/portfolio')} icon={arrowLeftIcon} />
        <Heading title={t.title} look="heading" />
      </div>
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
