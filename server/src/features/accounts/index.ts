import type { Parts } from '../../parts.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { forgetOldThrottles } from '../../platform/throttle.ts'
import { addArrival } from './joining/join.ts'
import { openRoutes } from './routes.ts'
import { lifetimeAt, signIn } from './sessions/sessions.ts'
import type { NewMember } from './store/accounts.ts'
import { forgetOldProofs } from './store/proofs.ts'
import { forgetDeadSessions } from './store/sessions.ts'
import type { At, Seams, Tools } from './tools.ts'

export { memberFinder } from './sessions/sessions.ts'
export { addGuest, adminEmails, contactOf, type NewMember, setAdmin } from './store/accounts.ts'
export {
  blockAccount,
  countPeople,
  findPeople,
  isAccountBlocked,
  joinedSince,
  joinsByDay,
  type PersonRow,
  personById,
  unblockAccount,
} from './store/people.ts'
export { lastSeenOf } from './store/sessions.ts'
export type { At, Joined, Standing } from './tools.ts'

/** What features further down may do with accounts. */
export interface Accounts {
  /**
   * Makes a member and signs this browser in, in one transaction with the work that allows it. Nothing happens when the
   * work refuses or the address has an account already.
   */
  joinAndSignIn(at: At, allow: (tx: Tx) => Promise<NewMember>): Promise<string>
}

export async function startAccounts(door: Door, parts: Parts, seams: Seams): Promise<Accounts> {
  const tools: Tools = { parts, seams }
  openRoutes(door, tools)
  await parts.jobs.schedule('accounts.tidy', '17 * * * *', () => tidy(parts))
  return {
    joinAndSignIn: (at, allow) =>
      signIn(tools, at, async tx => {
        const arrival = await addArrival(tx, tools, await allow(tx))
        if (!arrival) throw new Problem('accounts.emailTaken')
        return arrival
      }),
  }
}

/** Forgets what is over: proofs, sessions and counts that nobody can use any more. */
export async function tidy({ database, clock }: Parts) {
  const now = clock.now()
  const cleanup = database.patiently('cleanup')
  await forgetOldProofs(cleanup, now)
  await forgetDeadSessions(cleanup, lifetimeAt(now))
  await forgetOldThrottles(cleanup, now)
}
