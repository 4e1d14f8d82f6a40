import type { Parts } from '../../parts.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import { type Fingerprint, type FreeUsed, rememberFingerprint } from './fingerprints/limit.ts'
import { limitByLooks, type Seams } from './open.ts'
import { openRoutes } from './routes.ts'
import { leaveAccount, visitorOfAccount } from './store.ts'

export { visitorAllowance } from './routes.ts'
export { browsersOf, sharesBrowser, unlinkMember } from './store.ts'
export { guestFinder, noteMember } from './visitor.ts'

/** What features further down may do with guests. */
interface Guests {
  /** Before a guest uses a free analysis: leaves only those that nobody under its fingerprint has used. */
  limitByLooks(tx: Tx, accountId: string): Promise<void>
}

export function startGuests(door: Door, parts: Parts, seams: Seams): Guests {
  openRoutes(door, parts, seams)
  return { limitByLooks: (tx, accountId) => limitByLooks(tx, seams, accountId, parts.clock.now()) }
}

/** Keeps a consented fingerprint of this guest's browser. */
export async function noteGuestFingerprint(parts: Parts, accountId: string, fingerprint: Fingerprint) {
  const visitor = await visitorOfAccount(parts.database, accountId)
  if (visitor) await rememberFingerprint(parts, parts.database, visitor.id, fingerprint)
}

/** The account is a person's now: the browser it came from leads to it no more. */
export const leaveBrowser = async (tx: Tx, accountId: string, freeUsed: FreeUsed) =>
  leaveAccount(tx, accountId, await freeUsed(tx, [accountId]))
