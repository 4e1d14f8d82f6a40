import { lazy, Suspense } from 'react'
import { LandingScreen } from '../../features/accounts/landing/LandingScreen.tsx'
import { useGuestBlocked } from '../../features/guests/index.ts'
import { LandingWaiting } from '../../features/today/LandingWaiting.tsx'
import { useLandingSummary } from '../../features/today/landing-summary.ts'
import { TourPlace } from '../tour/TourPlace.tsx'

/** Figures come with their answer: the first page does not wait for what writes them. */
const LandingRange = lazy(async () => ({
  default: (await import('../../features/today/LandingRange.tsx')).LandingRange,
}))
/** A choice that most leave alone. */
const FingerprintConsent = lazy(async () => ({
  default: (await import('../../features/guests/FingerprintConsent.tsx')).FingerprintConsent,
}))
/** Below the first view. */
const LandingYesterday = lazy(() => import('../../features/today/LandingYesterday.tsx'))

/** Accounts greets; guests knows whether strangers may look around, and today what is said of tomorrow. */
export default function LandingPage() {
  return (
    <>
      <LandingScreen
        isGuestBlocked={useGuestBlocked()}
        guestChoice={
          <Suspense>
            <FingerprintConsent />
          </Suspense>
        }
        range={
          <Suspense fallback={<LandingWaiting />}>
            <LandingRange />
          </Suspense>
        }
        yesterday={
          <Suspense>
            <LandingYesterday />
          </Suspense>
        }
        bitcoinUsd={useLandingSummary().data?.bitcoin?.priceUsd}
      />
      <TourPlace isOnLanding />
    </>
  )
}
