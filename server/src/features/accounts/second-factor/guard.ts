import type { Member } from '../../../platform/http/viewer.ts'
import { Problem } from '../../../platform/problem.ts'
import { factorsOf, forgetFactorElsewhere, hasFactor, lockFactors } from '../store/factors.ts'
import type { Tools } from '../tools.ts'

/** Removes a factor, unless it is the last one of an administrator: the panel never stands open to a password alone. */
export async function removeFactor<T>(
  { platform }: Tools,
  { accountId, sessionId, isAdmin }: Member,
  remove: (tx: Parameters<typeof lockFactors>[0]) => Promise<T>,
): Promise<T> {
  return platform.database.transaction(async tx => {
    await lockFactors(tx, accountId)
    const removed = await remove(tx)
    if (isAdmin && !hasFactor(await factorsOf(tx, accountId))) throw new Problem('accounts.lastFactor')
    await forgetFactorElsewhere(tx, accountId, sessionId)
    return removed
  })
}
