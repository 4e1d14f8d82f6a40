import { LandingScreen } from '../../features/accounts/landing/LandingScreen.tsx'
import { useGuestBlocked } from '../../features/guests/index.ts'

/** Accounts greets; guests knows whether strangers may look around. */
export function LandingPage() {
  return <LandingScreen isGuestBlocked={useGuestBlocked()} />
}
