import type { StorageKey } from '../lib/storage.ts'

/** A page that is seen before any script has run. */
export interface DrawnPage {
  /** With its query, word for word. */
  address: string
  /** Whoever's browser remembers one of these sees something else first. */
  unless: readonly StorageKey[]
}

export const drawnLanding: DrawnPage = { address: '/', unless: ['signedIn', 'referralHash', 'guestFingerprint'] }

/** Only for guests: who else looks at a dashboard is not known before the server says so. */
export const drawnDashboards: readonly DrawnPage[] = [
  { address: '/dashboard/home?guest=true', unless: ['guestSelectedCoin'] },
  { address: '/dashboard/analysis?guest=true', unless: ['guestAnalysisData'] },
]
