import { lazy, Suspense, useEffect } from 'react'
import { LandingScreen } from '../../features/accounts/landing/LandingScreen.tsx'
import { FingerprintConsent, useGuestBlocked } from '../../features/guests/index.ts'
import { LandingRange } from '../../features/today/LandingRange.tsx'
import { useLandingSummary } from '../../features/today/landing-summary.ts'
import { fetchInsideAhead } from '../first-view.ts'
import { TourPlace } from '../tour/TourPlace.tsx'

/** Below the first view. */
const LandingYesterday = lazy(() => import('../../features/today/LandingYesterday.tsx'))

/** Accounts greets; guests knows whether strangers may look around, and today what is said of tomorrow. */
export function LandingPage() {
  useEffect(fetchInsideAhead, [])
  return (
    <>
      <LandingScreen
        isGuestBlocked={useGuestBlocked()}
        guestChoice={<FingerprintConsent />}
        range={<LandingRange />}
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
