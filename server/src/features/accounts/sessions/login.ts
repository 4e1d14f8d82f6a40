import type { accounts } from '@pusula/contract'
import type { Call } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import { forgive, giveBack, throttle } from '../../../platform/throttle.ts'
import { loginLimits, perNetwork } from '../limits.ts'
import { accountByEmail } from '../store/accounts.ts'
import { normalEmail, type Tools } from '../tools.ts'
import { signIn } from './sessions.ts'

export const loginKey = (email: string) => `login ${email}`

/** The same work and the same answer for a wrong password, an unknown address and an account without a password. */
export async function logIn(tools: Tools, call: Call<typeof accounts.login>): Promise<void> {
  const { database, clock, passwords } = tools.parts
  const email = normalEmail(call.input.email)
  const now = clock.now()
  const networkKey = `login ${perNetwork(call.address)}`
  await throttle(database, networkKey, loginLimits.network, now)
  await throttle(database, loginKey(email), loginLimits.account, now)
  const account = await accountByEmail(database, email)
  const isRight = await passwords.verify(account?.passwordHash, call.input.password)
  if (!account || !isRight) throw new Problem('accounts.wrongLogin')
  await giveBack(database, networkKey)
  await forgive(database, loginKey(email))
  await signIn(tools, call, async () => ({ accountId: account.id }))
}
