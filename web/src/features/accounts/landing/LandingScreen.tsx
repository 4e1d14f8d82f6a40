import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAfterFirstPaint } from '../../../lib/after-first-paint.ts'
import { Brand } from '../../../lib/Brand.tsx'
import { Heading } from '../../../lib/Heading.tsx'
import { LanguageToggle } from '../../../lib/LanguageToggle.tsx'
import { useText } from '../../../lib/language.ts'
import { OfflineStrip } from '../../../lib/OfflineStrip.tsx'
import { readText } from '../../../stored/stored.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { TabPanel, Tabs } from '../../../ui/navigation/Tabs.tsx'
import { GoogleButton, OpenIdButton } from './GoogleButton.tsx'
import { useGuestWay } from './guest-way.ts'
import styles from './Landing.module.css'
import { landingText } from './landing-messages.ts'

/** Tab of the login box: the quick ways, or one of the two forms of the email tab. */
type WayIn = 'quick' | 'login' | 'register'

/** The forms come with their first use: most first visits never open them. */
const EmailForms = lazy(() => import('./EmailForms.tsx'))

type LoginBoxProps = {
  wayIn: WayIn
  onWayIn: (way: WayIn) => void
  isGuestBlocked: boolean
  guestChoice?: ReactNode
}

function LoginBox({ wayIn, onWayIn, isGuestBlocked, guestChoice }: LoginBoxProps) {
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

/** What stands below the first view comes after it; what is seen first is here sooner for that. */
const Below = lazy(() => import('./Below.tsx'))
const Foot = lazy(async () => ({ default: (await import('./Below.tsx')).Foot }))

/** The form that the address asks for, or the one that was filled in when the page was left; never so on a drawn page. */
function firstWayIn(): WayIn {
  if (globalThis.location?.search.includes('with=email')) return 'login'
  return readText('registration') === null ? 'quick' : 'register'
}

/** For the few who were invited. */
const InviteStrip = lazy(() => import('./InviteStrip.tsx'))

type Props = {
  isGuestBlocked: boolean
  /** What a guest may decide before coming in. */
  guestChoice?: ReactNode
  /** What is said of tomorrow, and how often such ranges held. */
  range?: ReactNode
  /** What became of yesterday’s. */
  yesterday?: ReactNode
  bitcoinUsd?: number | undefined
}

/** The first page: what the product is, and the ways in. Whether guests may enter is for the caller to know. */
export function LandingScreen({ isGuestBlocked, guestChoice, range, yesterday, bitcoinUsd }: Props) {
  const [wayIn, setWayIn] = useState<WayIn>(firstWayIn)
  const isAfterPaint = useAfterFirstPaint()
  const later = <div className={styles.later} />

  return (
    <div className={styles.frame}>
      <div className={styles.landing}>
        <header className={styles.top}>
          <Brand to="/" sizePx={30} />
          <LanguageToggle />
        </header>
        <main id="main" tabIndex={-1}>
          <OfflineStrip />
          <Hero range={range}>
            {readText('referralHash') && (
              <Suspense>
                <InviteStrip />
              </Suspense>
            )}
            <LoginBox wayIn={wayIn} onWayIn={setWayIn} isGuestBlocked={isGuestBlocked} guestChoice={guestChoice} />
          </Hero>
          {isAfterPaint && yesterday}
          {isAfterPaint ? (
            <Suspense fallback={later}>
              <Below bitcoinUsd={bitcoinUsd} isGuestBlocked={isGuestBlocked} onJoin={() => setWayIn('register')} />
            </Suspense>
          ) : (
            later
          )}
        </main>
        {isAfterPaint && (
          <Suspense>
            <Foot />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function Hero({ range, children }: { range: ReactNode; children: ReactNode }) {
  const t = useText(landingText)
  return (
    <section className={styles.hero}>
      <div className={styles.copy}>
        <Heading title={t.title} look="plain">
          {t.heroFirst} <span>{t.heroSecond}</span>
        </Heading>
      </div>
      {range}
      <div className={styles.ways}>{children}</div>
    </section>
  )
}
