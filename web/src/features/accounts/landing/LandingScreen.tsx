import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Brand } from '../../../lib/Brand.tsx'
import { Heading } from '../../../lib/Heading.tsx'
import { LanguageToggle } from '../../../lib/LanguageToggle.tsx'
import { useText } from '../../../lib/language.ts'
import { useLater } from '../../../lib/later.ts'
import { OfflineStrip } from '../../../lib/OfflineStrip.tsx'
import { readText } from '../../../stored/storage.ts'
import { Dial } from '../../../ui/brand/Dial.tsx'
import styles from './Landing.module.css'
import { LoginBox } from './LoginBox.tsx'
import { landingText } from './landing-messages.ts'
import type { WayIn } from './login.ts'

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
}

/** The first page: what the product is, and the ways in. Whether guests may enter is for the caller to know. */
export function LandingScreen({ isGuestBlocked, guestChoice }: Props) {
  const [wayIn, setWayIn] = useState<WayIn>(firstWayIn)
  const isLater = useLater()
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
          <Hero>
            {readText('referralHash') && (
              <Suspense>
                <InviteStrip />
              </Suspense>
            )}
            <LoginBox wayIn={wayIn} onWayIn={setWayIn} isGuestBlocked={isGuestBlocked} guestChoice={guestChoice} />
          </Hero>
          {isLater ? (
            <Suspense fallback={later}>
              <Below isGuestBlocked={isGuestBlocked} onJoin={() => setWayIn('register')} />
            </Suspense>
          ) : (
            later
          )}
        </main>
        {isLater && (
          <Suspense>
            <Foot />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** The needle points where the eye goes next: to the login box. */
const bearingDeg = 36

function Hero({ children }: { children: ReactNode }) {
  const t = useText(landingText)
  return (
    <section className={styles.hero}>
      <div className={styles.dial}>
        <Dial sizePx={560} bearingDeg={bearingDeg} letters={[t.north, t.east, t.south, t.west]} />
      </div>
      <div className={styles.copy}>
        <Heading title={t.title} look="plain">
          {t.heroFirst} <br />
          {t.heroSecond}
        </Heading>
        <p className={styles.lead}>{t.lead}</p>
      </div>
      <div className={styles.ways}>{children}</div>
    </section>
  )
}
