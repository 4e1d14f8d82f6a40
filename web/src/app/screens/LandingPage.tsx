import { useEffect } from 'react'
import { LandingScreen } from '../../features/accounts/landing/LandingScreen.tsx'
import { FingerprintConsent, useGuestBlocked } from '../../features/guests/index.ts'
import { fetchInsideAhead } from '../first-view.ts'
import { TourPlace } from '../tour/TourPlace.tsx'

/** Accounts greets; guests knows whether strangers may look around. */
export function LandingPage() {
  useEffect(fetchInsideAhead, [])
  return (
    <>
      <LandingScreen isGuestBlocked={useGuestBlocked()} guestChoice={<FingerprintConsent />} />
      <TourPlace isOnLanding />
    </>
  )
}
