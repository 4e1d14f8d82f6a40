import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAfterFirstPaint } from '../../../lib/after-first-paint.ts'
import { Brand } from '../../../lib/Brand.tsx'
import { Heading } from '../../../lib/Heading.tsx'
import { LanguageToggle } from '../../../lib/LanguageToggle.tsx'
import { useText } from '../../../lib/language.ts'
import { OfflineStrip } from '../../../lib/OfflineStrip.tsx'
import { readText } from '../../../stored/storage.ts'
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
