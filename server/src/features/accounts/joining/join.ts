import type { Parts } from '../../../parts.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { addMember, type NewMember } from '../store/accounts.ts'
import type { Joined, Tools } from '../tools.ts'
import { mailboxOf } from './mailbox.ts'

/** Someone new: what the features further down are told once everything about the sign-in is known. */
type Joining = Pick<Joined, 'personHash' | 'referralHash'>

/** What is remembered of a person for ever: not the address, and the same for all the ways to write one mailbox. */
export const personHashOf = ({ secrets }: Parts, email: string): string => secrets.hash('person', mailboxOf(email))

/** Whoever is to be signed in, and whether this is the first time. */
export interface Arrival {
  accountId: string
  joining?: Joining
}

/** Adds a member; undefined when the address has an account already. */
export async function addArrival(
  tx: Tx,
  { parts }: Tools,
  member: NewMember,
  referralHash?: string,
): Promise<Arrival | undefined> {
  const accountId = await addMember(tx, member, parts.clock.now())
  return accountId ? { accountId, joining: { personHash: personHashOf(parts, member.email), referralHash } } : undefined
}

/** Gives a new member all that comes with it, in the transaction that made it. */
export async function welcome(tx: Tx, { parts, seams }: Tools, { accountId, joining }: Arrival) {
  if (joining) await seams.onJoin(tx, { accountId, ...joining, now: parts.clock.now() })
}
