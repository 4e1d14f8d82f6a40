import { Problem } from '../../../platform/problem.ts'
import { type Account, accountById } from '../store/accounts.ts'
import type { Tools } from '../tools.ts'

/** The account of a session; a 401 in the race with its deletion. */
export async function ownAccount({ platform }: Tools, { accountId }: { accountId: string }): Promise<Account> {
  const account = await accountById(platform.database, accountId)
  if (!account) throw new Problem('accounts.signInRequired')
  return account
}
