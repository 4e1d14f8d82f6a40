import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, memo, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useViewer, type Viewer, wasSignedIn } from '../features/accounts/index.ts'
import { isRegistering } from '../features/accounts/way-in.ts'
import { go } from '../lib/go.ts'
import { useText } from '../lib/language.ts'
import { lateOffer } from '../lib/late-offer.ts'
import { usePathname, useSearch } from '../lib/location.ts'
import { queryClient } from '../lib/query.ts'
import buttonStyles from '../ui/actions/Button.module.css'
import { ToastHost } from '../ui/overlays/ToastHost.tsx'
import styles from './App.module.css'
import { ErrorBoundary, pageText } from './ErrorBoundary.tsx'
import { fetchInsideAhead, Inside, LandingPage } from './first-view.ts'
import { placeOf } from './place.ts'
import { useScroll } from './scroll.ts'
import { useSessionGuard } from './session.ts'
import { type View, viewOf } from './view.ts'

/** Lazy: shown after some seconds, if at all. */
const LateInstallPrompt = lateOffer(() => import('./install/LateInstallPrompt.tsx'))

/** Few come back in the middle of joining, and what they need is fetched by them alone. */
const LateRegistration = lazy(() => import('./LateRegistration.tsx'))

/** From the address and the viewer to what is on the screen. */
function Screens() {
  const path = usePathname()
  const search = useSearch()
  const viewer = useViewer()
  const place = useMemo(() => placeOf(path), [path])
  const before = wasSignedIn()
  const view = useMemo(() => viewOf(place, search, { viewer, wasSignedIn: before }), [place, search, viewer, before])
  const redirectTo = view.kind === 'redirect' ? view.to : null

  useSessionGuard(viewer, view.kind === 'waiting' && path.startsWith('/dashboard'))
  useScroll(place.screen)
  useEffect(() => {
    if (redirectTo) go(redirectTo, { replace: true })
  }, [redirectTo])

  useEffect(() => {
    // Few come back with a problem: what is said to them is fetched by them alone.
    if (search.includes('problem=')) void import('./problem-notice.ts').then(notice => notice.toastFailedReturn())
  }, [search])

  const [wasJoining, setWasJoining] = useState(false)
  useEffect(() => setWasJoining(isRegistering()), [])

  // One element for as long as nothing of it changes: a new one would hurry its boundary.
  const screen = useMemo(
    () =>
      view.kind === 'landing' ? (
        landing
      ) : (
        <Suspense>
          <Behind view={view} viewer={viewer} />
        </Suspense>
      ),
    [view, viewer],
  )

  return (
    <>
      {screen}
      <Suspense>{wasJoining && <LateRegistration viewer={viewer} />}</Suspense>
    </>
  )
}

function Landing() {
  useEffect(fetchInsideAhead, [])
  return <LandingPage />
}

const landing = (
  <Suspense>
    <Landing />
  </Suspense>
)

const Behind = memo(function Behind(props: { view: View; viewer: Viewer }) {
  return <Inside {...props} />
})

export function App() {
  const t = useText(pageText)
  // From here on nothing that stood drawn in the page is left.
  useLayoutEffect(() => void delete document.documentElement.dataset.drawn, [])
  return (
    <QueryClientProvider client={queryClient}>
      <a className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.skip}`} href="#main">
        {t.skip}
      </a>
      <ErrorBoundary>
        <Screens />
      </ErrorBoundary>
      <Suspense>
        <LateInstallPrompt />
      </Suspense>
      <ToastHost label={t.messages} closeLabel={t.close} />
    </QueryClientProvider>
  )
}
