import { type ReactNode, Suspense, useEffect } from 'react'
import { ProofHost, type Viewer } from '../features/accounts/index.ts'
import { GuestGate } from '../features/guests/index.ts'
import { Brand } from '../lib/Brand.tsx'
import { useAddress } from '../lib/go.ts'
import { Heading } from '../lib/Heading.tsx'
import { LanguageToggle } from '../lib/LanguageToggle.tsx'
import { useText } from '../lib/language.ts'
import { showCurrency } from '../lib/money/currency.ts'
import { OfflineStrip } from '../lib/OfflineStrip.tsx'
import { ButtonLink } from '../ui/actions/Button.tsx'
import base from '../ui/base.module.css'
import { Dial } from '../ui/brand/Dial.tsx'
import { SkeletonText } from '../ui/states/SkeletonText.tsx'
import emptyStyles from '../ui/states/states.module.css'
import { DashboardContent } from './DashboardContent.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import styles from './frame/frame.module.css'
import { deferredText, frameText } from './frame/messages.ts'
import { Shell } from './frame/Shell.tsx'
import * as screens from './screen-list.ts'
import type { PageScreen, View } from './view.ts'
import { useRememberedTab, useWindowEvents } from './window-events.ts'

/** Loading state of a screen or a reply. */
function Waiting() {
  const t = useText(frameText)
  return <SkeletonText label={t.waiting} />
}

/** Error boundary and Suspense per screen: one that fails or still loads leaves the frame in place. */
const Held = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary>
    <Suspense fallback={<Waiting />}>{children}</Suspense>
  </ErrorBoundary>
)

type Props = { view: View; viewer: Viewer }

/** Everything behind the landing page. */
export default function Inside(props: Props) {
  useWindowEvents()
  useAccountCurrency(props.viewer)
  // Here, above what waits for a screen: who taps on before it has come was there all the same.
  useRememberedTab(props.view.kind === 'dashboard' ? props.view.place : null)
  return (
    <>
      <Framed {...props} />
      <ProofHost />
    </>
  )
}

/** What a member has chosen on another device is shown on this one. */
function useAccountCurrency(viewer: Viewer) {
  const saved = viewer.state === 'member' ? viewer.user.currency : null
  useEffect(() => {
    if (saved) showCurrency(saved)
  }, [saved])
}

/** Around the pages that anybody may read: a header and nothing else. */
function Bare({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bare}>
      <header className={styles.top}>
        <Brand to="/" sizePx={28} />
        <LanguageToggle />
      </header>
      <main id="main" tabIndex={-1}>
        <OfflineStrip />
        {children}
      </main>
    </div>
  )
}

export function NotFound() {
  const t = useText(deferredText)
  const address = useAddress()
  return (
    <div className={emptyStyles.empty}>
      <Dial bearingDeg={200} />
      <Heading title={t.notFound} look="heading" />
      <p className={base.muted}>{t.notFoundSays}</p>
      <ButtonLink look="primary" small href={address('/')}>
        {t.start}
      </ButtonLink>
    </div>
  )
}

/** Each screen in its frame. */
function Framed({ view, viewer }: Props) {
  switch (view.kind) {
    case 'dashboard':
      return (
        <Shell current={view.place.screen} viewer={viewer}>
          <Held key={view.place.screen}>
            <GuestGate isGuest={viewer.state === 'guest'}>
              <DashboardContent place={view.place} viewer={viewer} />
            </GuestGate>
          </Held>
        </Shell>
      )
    case 'page': {
      const page = (
        <Held key={view.screen}>
          <GuestGate isGuest={viewer.state === 'guest' && view.isInShell}>
            <Page screen={view.screen} viewer={viewer} />
          </GuestGate>
        </Held>
      )
      // The panel has a rail of its own.
      if (view.screen === 'admin') return page
      if (!view.isInShell) return <Bare>{page}</Bare>
      return (
        <Shell current={view.screen} viewer={viewer}>
          {page}
        </Shell>
      )
    }
    case 'notFound':
      return (
        <Bare>
          <NotFound />
        </Bare>
      )
    default:
      return (
        <Bare>
          <Waiting />
        </Bare>
      )
  }
}

/** The pages outside the tabs. */
function Page({ screen, viewer }: { screen: PageScreen; viewer: Viewer }) {
  switch (screen) {
    case 'admin':
      return <screens.AdminScreen />
    case 'subscribe':
      return <screens.SubscribeScreen viewer={viewer} />
    case 'addCredits':
      return <screens.AddCreditsScreen viewer={viewer} />
    case 'signup':
      return <screens.SignupScreen />
    case 'privacy':
      return <screens.PrivacyScreen />
    case 'connect':
      return <screens.ConsentScreen viewer={viewer} />
    case 'forgotPassword':
      return <screens.ForgotPasswordScreen />
    case 'resetPassword':
      return <screens.ResetPasswordScreen />
    case 'trackRecord':
      return <screens.TrackRecordPage />
    case 'turn':
      return <screens.TurnScreen viewer={viewer} />
  }
}
