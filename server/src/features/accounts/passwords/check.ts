import type { Member } from '../../../platform/http/viewer.ts'
import { Problem } from '../../../platform/problem.ts'
import { forgive, throttle } from '../../../platform/throttle.ts'
import { passwordLimit } from '../limits.ts'
import type { Account } from '../store/accounts.ts'
import type { Tools } from '../tools.ts'

/**
 * Password check of a signed-in member. Wrong ones are counted for the session: whoever guesses
 * with a stolen one does not stand in the owner's way.
 */
export async function checkPassword({ platform }: Tools, { sessionId }: Member, account: Account, password: string) {
  const { database, clock, passwords } = platform
  const key = `password ${sessionId}`
  await throttle(database, key, passwordLimit, clock.now())
  if (!(await passwords.verify(account.passwordHash, password))) throw new Problem('accounts.wrongPassword')
  await forgive(database, key)
}
