import type { Tx } from '../../../platform/db/db.ts'
import { mailboxKey } from '../../../platform/mail/mailbox.ts'
import type { Platform } from '../../../platform.ts'
import { addMember, contactOf, type NewMember } from '../store/accounts.ts'
import type { Joined, Tools } from '../tools.ts'

/** Hook for new members: called for the features further down once everything about the sign-in is known. */
type Joining = Pick<Joined, 'personHash' | 'referralHash'>

/** What is remembered of a person for ever: not the address, and the same for all the ways to write one mailbox. */
export const personHashOf = ({ secrets }: Platform, email: string): string => secrets.hash('person', mailboxKey(email))

/** The same of a member who is here. */
export async function personHashById(tx: Tx, platform: Platform, accountId: string): Promise<string | undefined> {
  const contact = await contactOf(tx, accountId)
  return contact && personHashOf(platform, contact.email)
}

/** Whoever is to be signed in, and whether this is the first time. */
export interface Arrival {
  accountId: string
  joining?: Joining
}

/** Adds a member; undefined when the address has an account already. */
export async function addArrival(
  tx: Tx,
  { platform }: Tools,
  member: NewMember,
  referralHash?: string,
): Promise<Arrival | undefined> {
  const accountId = await addMember(tx, member, platform.clock.now())
  return accountId
    ? { accountId, joining: { personHash: personHashOf(platform, member.email), referralHash } }
    : undefined
}

/** Gives a new member all that comes with it, in the transaction that made it. */
export async function welcome(tx: Tx, { platform, dependencies }: Tools, { accountId, joining }: Arrival) {
  if (joining) await dependencies.onJoin(tx, { accountId, ...joining, now: platform.clock.now() })
}
