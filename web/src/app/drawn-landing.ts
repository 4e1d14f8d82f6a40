import type { StoredKey } from '../stored/table.ts'

/** The landing page is seen before any script has run, and taken over where it stands. */
export const drawnLanding: {
  address: string
  /** Whoever's browser remembers one of these sees something else first. */
  unless: readonly StoredKey[]
} = { address: '/', unless: ['signedIn', 'referralHash', 'guestFingerprint', 'registration'] }
