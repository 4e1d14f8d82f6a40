import { lazy, type ReactNode, Suspense } from 'react'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { TabPanel } from '../../../ui/navigation/TabPanel.tsx'
import { Tabs } from '../../../ui/navigation/Tabs.tsx'
import { GoogleButton, OpenIdButton } from './GoogleButton.tsx'
import { useGuestWay } from './guest-way.ts'
import styles from './Landing.module.css'
import { landingText } from './landing-messages.ts'
import type { WayIn } from './login.ts'

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

/** What talks to the device comes with the tap. */
const signInWithPasskey = () => void import('../second-factor/sign-in.ts').then(({ signIn }) => signIn())

type QuickWaysProps = { isGuestBlocked: boolean; guestChoice?: ReactNode }

function QuickWays({ isGuestBlocked, guestChoice }: QuickWaysProps) {
  const t = useText(landingText)
  const way = useGuestWay()
  return (
    <div className={styles.quick}>
      <GoogleButton>{t.google}</GoogleButton>
      <OpenIdButton />
      <Button look="line" block onClick={signInWithPasskey}>
        {t.passkey}
      </Button>
      {isGuestBlocked ? (
        <Button look="line" block disabled aria-describedby="guest-note">
          {t.guest}
        </Button>
      ) : (
        <ButtonLink look="line" block href={way} aria-describedby="guest-note">
          {t.guest}
        </ButtonLink>
      )}
      <p className={`${base.tiny} ${base.faint} ${styles.note}`} id="guest-note">
        {isGuestBlocked ? t.guestBlocked : t.guestNote}
      </p>
      {!isGuestBlocked && guestChoice}
    </div>
  )
}
