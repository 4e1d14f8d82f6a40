import type { Tx } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import { forgetOldEmails } from '../../platform/mail/outbox.ts'
import { Problem } from '../../platform/problem.ts'
import { forgetOldThrottles } from '../../platform/throttle.ts'
import type { Platform } from '../../platform.ts'
import { rekeyMailboxes } from './joining/rekey.ts'
import { openRoutes } from './routes.ts'
import { lifetimeAt, signIn } from './sessions/sessions.ts'
import { type Claim, claimAddress, claimantById, holdAccount, lockGuest } from './store/accounts.ts'
import { forgetOldChallenges } from './store/passkeys.ts'
import { forgetOldProofs } from './store/proofs.ts'
import { forgetDeadSessions } from './store/sessions.ts'
import type { At, Dependencies, Tools } from './tools.ts'

export { personHashById } from './joining/join.ts'
export { isKnownMember } from './limits.ts'
export { resetFactors } from './second-factor/reset.ts'
export { memberFinder } from './sessions/sessions.ts'
export {
  accountByEmail,
  addGuest,
  adminEmails,
  claimantById,
  contactOf,
  currenciesOf,
  holdAccount,
  lockGuest,
  setAdmin,
} from './store/accounts.ts'
export {
  blockAccount,
  countPeople,
  findPeople,
  isAccountBlocked,
  joinedSince,
  joinsByDay,
  letIn,
  type PersonRow,
  personById,
  unblockAccount,
} from './store/people.ts'
export { holdSession, lastSeenOf } from './store/sessions.ts'
export type { At, Joined, Rekeyed } from './tools.ts'

/** What features further down may do with accounts. */
export interface Accounts {
  /**
   * Makes a member of a guest and signs its browser in, in one transaction with the work that allows it. The address is
   * only claimed by that, whoever has it: nobody learns so whether it has an account. Nothing happens when the work refuses;
   * who has become a member so before comes in again.
   */
  claimAndSignIn(at: At, guestId: string, allow: (tx: Tx) => Promise<Claim>): Promise<string>
  /** Brings what this browser's guest has bought into the account of its member. */
  takeFromBrowser(at: At, accountId: string): Promise<void>
}

export async function startAccounts(door: Door, platform: Platform, dependencies: Dependencies): Promise<Accounts> {
  const tools: Tools = { platform, dependencies }
  await rekeyMailboxes(tools)
  openRoutes(door, tools)
  await platform.jobs.schedule('accounts.tidy', '17 * * * *', () => tidy(platform))
  return {
    claimAndSignIn: (at, guestId, allow) =>
      signIn(tools, at, async tx => {
        await lockGuest(tx, guestId)
        if (await claimantById(tx, guestId)) return { accountId: guestId }
        const claim = await allow(tx)
        if (!(await claimAddress(tx, guestId, claim, platform.clock.now()))) throw new Problem('accounts.forbidden')
        return { accountId: guestId }
      }),
    takeFromBrowser: (at, accountId) =>
      platform.database.transaction(async tx => {
        await holdAccount(tx, accountId)
        await dependencies.onSignIn(tx, accountId, at)
      }),
  }
}

/** Forgets what is over: proofs, sessions and counts that nobody can use any more. */
export async function tidy({ database, clock }: Platform) {
  const now = clock.now()
  const cleanup = database.patiently('cleanup')
  await forgetOldProofs(cleanup, now)
  await forgetOldChallenges(cleanup, now)
  await forgetDeadSessions(cleanup, lifetimeAt(now))
  await forgetOldThrottles(cleanup, now)
  await forgetOldEmails(cleanup, now)
}
