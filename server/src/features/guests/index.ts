import type { Tx } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { type Fingerprint, type FreeUsed, rememberFingerprint } from './fingerprints/limit.ts'
import { type Dependencies, limitByLooks } from './open.ts'
import { openRoutes } from './routes.ts'
import { leaveAccount, visitorOfAccount } from './store.ts'

export { visitorAllowance } from './routes.ts'
export { browsersOf, sharesBrowser, unlinkMember } from './store.ts'
export { guestFinder, saveMember } from './visitor.ts'

/** What features further down may do with guests. */
interface Guests {
  /** Before a guest uses a free analysis: leaves only those that nobody under its fingerprint has used. */
  limitByLooks(tx: Tx, accountId: string): Promise<void>
}

export function startGuests(door: Door, platform: Platform, dependencies: Dependencies): Guests {
  openRoutes(door, platform, dependencies)
  return { limitByLooks: (tx, accountId) => limitByLooks(tx, dependencies, accountId, platform.clock.now()) }
}

/** Keeps a consented fingerprint of this guest's browser. */
export async function saveGuestFingerprint(platform: Platform, accountId: string, fingerprint: Fingerprint) {
  const visitor = await visitorOfAccount(platform.database, accountId)
  if (visitor) await rememberFingerprint(platform, platform.database, visitor.id, fingerprint)
}

/** The account is a person's now: the browser it came from leads to it no more. */
export const leaveBrowser = async (tx: Tx, accountId: string, freeUsed: FreeUsed) =>
  leaveAccount(tx, accountId, await freeUsed(tx, [accountId]))
