import type { StoredKey } from '../stored/table.ts'

/** A page that is seen before any script has run. */
export interface DrawnPage {
  /** With its query, word for word. */
  address: string
  /** Whoever's browser remembers one of these sees something else first. */
  unless: readonly StoredKey[]
  /**
   * Whether the app takes it over where it stands, which asks that it has no inline style and is the same at every width;
   * any other is seen until the app has drawn its own.
   */
  isTakenOver: boolean
}

export const drawnLanding: DrawnPage = {
  address: '/',
  unless: ['signedIn', 'referralHash', 'guestFingerprint'],
  isTakenOver: true,
}

/** Only for guests: who else looks at a dashboard is not known before the server says so. */
export const drawnDashboards: readonly DrawnPage[] = [
  { address: '/dashboard/home?guest=true', unless: ['guestSelectedCoin'], isTakenOver: true },
  { address: '/dashboard/analysis?guest=true', unless: ['guestAnalysisData'], isTakenOver: false },
]
