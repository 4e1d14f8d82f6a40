import type { guests, InputOf } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import type { Door } from '../../platform/http/serve.ts'
import { fingerprintHash, type Seams } from './open.ts'
import { openRoutes } from './routes.ts'
import { noteFingerprint, visitorOfAccount } from './store.ts'

export { noteMember } from './members.ts'
export { visitorAllowance } from './rules.ts'
export { browsersOf, sharesBrowser, unlinkMember } from './store.ts'
export { guestFinder } from './visitor.ts'

export function startGuests(door: Door, parts: Parts, seams: Seams) {
  openRoutes(door, parts, seams)
}

/** Keeps a consented fingerprint as a second key to this guest. */
export async function noteGuestFingerprint(
  { database, secrets, clock }: Parts,
  accountId: string,
  fingerprint: NonNullable<InputOf<typeof guests.account>['fingerprint']>,
) {
  const visitor = await visitorOfAccount(database, accountId)
  if (visitor) await noteFingerprint(database, visitor.id, fingerprintHash(secrets, fingerprint), clock.now())
}
