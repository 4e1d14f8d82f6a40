import { lazy, type ReactNode, Suspense } from 'react'
import { useText } from '../../../lib/language.ts'
import cards from '../../../ui/cards.module.css'
import { TabPanel } from '../../../ui/navigation/TabPanel.tsx'
import { Tabs } from '../../../ui/navigation/Tabs.tsx'
import styles from './Landing.module.css'
import { landingText } from './landing-text.ts'
import type { WayIn } from './login.ts'
import { QuickWays } from './QuickWays.tsx'

/** The forms come with their first use: most first visits never open them. */
const EmailForms = lazy(() => import('./EmailForms.tsx'))

type Props = {
  wayIn: WayIn
  onWayIn: (way: WayIn) => void
  isGuestBlocked: boolean
  guestChoice?: ReactNode
}

export function LoginBox({ wayIn, onWayIn, isGuestBlocked, guestChoice }: Props) {
  const t = useText(landingText)
  const tab = wayIn === 'quick' ? 'quick' : 'email'
  const tabs = [
    { id: 'quick', label: t.quick },
    { id: 'email', label: t.email },
  ] as const

  return (
    <section className={`${cards.card} ${styles.login}`} id="login" aria-label={t.waysIn}>
      <Tabs
        name="login"
        label={t.waysIn}
        tabs={tabs}
        selected={tab}
        onSelect={chosen => onWayIn(chosen === 'quick' ? 'quick' : 'login')}
      />
      <TabPanel name="login" selected={tab}>
        {wayIn === 'quick' ? (
          <QuickWays isGuestBlocked={isGuestBlocked} guestChoice={guestChoice} />
        ) : (
          <Suspense>
            <EmailForms form={wayIn} onForm={onWayIn} />
          </Suspense>
        )}
      </TabPanel>
    </section>
  )
}
