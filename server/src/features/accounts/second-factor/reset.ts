import type { Database } from '../../../platform/db/db.ts'
import { accountByEmail } from '../store/accounts.ts'
import { dropFactorsOf } from '../store/factors.ts'
import { endSessionsOf } from '../store/sessions.ts'

/** Resets all second factors from the command line, for who lost everything. False when there is no such member. */
export async function resetFactors(database: Database, email: string): Promise<boolean> {
  return database.transaction(async tx => {
    const account = await accountByEmail(tx, email)
    if (!account) return false
    await dropFactorsOf(tx, account.id)
    await endSessionsOf(tx, account.id)
    return true
  })
}
