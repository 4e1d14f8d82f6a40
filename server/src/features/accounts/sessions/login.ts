import type { accounts } from '@pusula/contract'
import type { Call } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import { forgive, giveBack, throttle } from '../../../platform/throttle.ts'
import { askerOf, loginLimits } from '../limits.ts'
import { accountByEmail } from '../store/accounts.ts'
import { normalEmail, type Tools } from '../tools.ts'
import { signIn } from './sessions.ts'

/** The same work and the same answer for a wrong password, an unknown address and an account without a password. */
export async function logIn(tools: Tools, call: Call<typeof accounts.login>): Promise<void> {
  const { database, clock, passwords } = tools.parts
  const email = normalEmail(call.input.email)
  const account = await accountByEmail(database, email)
  const limits = loginLimits(email, askerOf(tools.parts, call, account?.id))
  for (const limit of limits) await throttle(database, limit.key, limit, clock.now())
  const isRight = await passwords.verify(account?.passwordHash, call.input.password)
  if (!account || !isRight) throw new Problem('accounts.wrongLogin')
  // What others tried stays counted.
  for (const { key, counts } of limits) await (counts === 'asker' ? forgive : giveBack)(database, key)
  await signIn(tools, call, async () => ({ accountId: account.id }))
}
