import { lazy, memo, Suspense } from 'react'
import { LandingScreen } from '../../features/accounts/landing/LandingScreen.tsx'
import { useGuestBlocked } from '../../features/guests/index.ts'
import { LandingWaiting } from '../../features/today/LandingWaiting.tsx'
import { useLandingSummary } from '../../features/today/landing-summary.ts'
import { lateOffer } from '../../lib/late-offer.ts'

/** Lazy: shown a second after the screen, which does not wait for its code. */
const TourPlace = lateOffer(() => import('../tour/TourPlace.tsx'))
/** Figures come with their answer: the first page does not wait for what writes them. */
const LandingRange = lazy(() => import('../../features/today/LandingRange.tsx'))
/** A choice that most leave alone. */
const FingerprintConsent = lazy(() => import('../../features/guests/FingerprintConsent.tsx'))
/** Below the first view. */
const LandingYesterday = lazy(() => import('../../features/today/LandingYesterday.tsx'))

// The same elements in every render: a boundary that still stands drawn is not hurried by them.
const guestChoice = (
  <Suspense>
    <FingerprintConsent />
  </Suspense>
)
const range = (
  <Suspense fallback={<LandingWaiting />}>
    <LandingRange />
  </Suspense>
)
const yesterday = (
  <Suspense>
    <LandingYesterday />
  </Suspense>
)
const tour = (
  <Suspense>
    <TourPlace isOnLanding />
  </Suspense>
)
const Screen = memo(LandingScreen)

/** Accounts greets; guests knows whether strangers may look around, and today what is said of tomorrow. */
export default function LandingPage() {
  const isGuestBlocked = useGuestBlocked()
  const bitcoinUsd = useLandingSummary().data?.bitcoin?.priceUsd
  return (
    <>
      <Screen {...{ isGuestBlocked, guestChoice, range, yesterday, bitcoinUsd }} />
      {tour}
    </>
  )
}
