import { Problem } from '../../../platform/problem.ts'
import { type Account, accountById } from '../store/accounts.ts'
import type { Tools } from '../tools.ts'

/** The account behind a session; one that was deleted a moment ago has none. */
export async function ownAccount({ platform }: Tools, { accountId }: { accountId: string }): Promise<Account> {
  const account = await accountById(platform.database, accountId)
  if (!account) throw new Problem('accounts.signInRequired')
  return account
}
