import type { Database } from '../../../platform/db/db.ts'
import { accountByEmail } from '../store/accounts.ts'
import { dropFactorsOf } from '../store/factors.ts'
import { endSessionsOf } from '../store/sessions.ts'

/** For who lost everything: whoever may run a command on the machine is believed. False when there is no such member. */
export async function resetFactors(database: Database, email: string): Promise<boolean> {
  return database.transaction(async tx => {
    const account = await accountByEmail(tx, email)
    if (!account) return false
    await dropFactorsOf(tx, account.id)
    await endSessionsOf(tx, account.id)
    return true
  })
}
