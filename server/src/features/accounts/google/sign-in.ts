import type { Language } from '@pusula/contract'
import type { Tx } from '../../../platform/db/db.ts'
import { isPlainAddress, normalEmail } from '../../../platform/mail/mailbox.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Identity } from '../identities/provider.ts'
import { type Arrival, addArrival } from '../joining/join.ts'
import { signIn } from '../sessions/sessions.ts'
import { accountByEmail, accountByGoogle, linkGoogle } from '../store/accounts.ts'
import type { At, Tools } from '../tools.ts'

/**
 * Resolves an OpenID identity to a member: the linked one, else the one with its address, else a new one. Says where they
 * go on if they were on no way: a new one to the welcome.
 */
export async function signInAs(
  tools: Tools,
  at: At & { language: Language },
  identity: Identity,
  referralHash: string | undefined,
): Promise<string> {
  let isKnown = false
  await signIn(tools, at, async tx => {
    const known = await knownMember(tx, tools, identity)
    isKnown = known !== undefined
    return known ?? { ...(await newMember(tx, tools, identity, at.language, referralHash)), proves: 'mailbox' }
  })
  return isKnown ? '/?tab=analysis' : '/'
}

async function knownMember(tx: Tx, { platform }: Tools, { subject, email, isEmailVerified }: Identity) {
  const linked = await accountByGoogle(tx, subject)
  if (linked) {
    // Who has stolen a password may have linked an identity of their own: that does not own the mailbox.
    const ownsMailbox = isEmailVerified && email !== null && normalEmail(email) === linked.email
    return { accountId: linked.id, ...(ownsMailbox && { proves: 'mailbox' as const }) }
  }
  // An address that the provider has not verified may be anybody's.
  if (!email || !isEmailVerified) throw new Problem('accounts.googleFailed')
  const sameAddress = await accountByEmail(tx, normalEmail(email))
  if (!sameAddress) return undefined
  if (!(await linkGoogle(tx, sameAddress.id, subject, platform.clock.now()))) throw new Problem('accounts.googleFailed')
  return { accountId: sameAddress.id, proves: 'mailbox' as const }
}

async function newMember(
  tx: Tx,
  tools: Tools,
  { subject, email, firstName, lastName, profileImageUrl }: Identity,
  language: Language,
  referralHash: string | undefined,
): Promise<Arrival> {
  if (!email || !isPlainAddress(normalEmail(email))) throw new Problem('accounts.addressForm')
  const member = {
    email: normalEmail(email),
    firstName,
    lastName,
    profileImageUrl,
    passwordHash: null,
    googleSubject: subject,
    language,
  }
  const arrival = await addArrival(tx, tools, member, referralHash)
  // Two first sign-ins at once: the other was quicker, and the next try finds its account.
  if (!arrival) throw new Problem('accounts.googleFailed')
  return arrival
}
