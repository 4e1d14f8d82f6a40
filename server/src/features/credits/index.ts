import type { Db, Tx } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { type Dependencies, openRoutes } from './routes.ts'
import { type Entitlement, isUsed, markUsed, refundUnused } from './store/entitlements.ts'
import { historyOf } from './store/ledger.ts'

export { refundFailed, refundUnread, refundUnused, requireEntitlement } from './store/entitlements.ts'
export { freeUsed, limitFree, rekeyWelcomes, welcomeGuest, welcomeMember } from './store/gifts.ts'
export { amountUnder, balanceOf, differences, grant, historyOf, lockBalance, spend } from './store/ledger.ts'
export {
  analysesByCoin,
  analysesByDay,
  balancesOf,
  countAnalyses,
  countBuyers,
  creditsByDay,
} from './store/metrics.ts'
export { creditStatusReader } from './store/status.ts'
export { transferBought, transferOpen } from './store/transfer.ts'

/** The whole ledger of an account, for its export. */
export const wholeHistory = (db: Db, accountId: string) => historyOf(db, accountId, 100_000)

/** Notes that what was paid for is delivered; `keep` puts it where it can be read again, or neither happens. */
export type NoteUse = (entitlement: Entitlement, keep: (tx: Tx) => Promise<unknown>) => Promise<void>

/** For those who deliver; `onUse` runs in the transaction in which something is delivered for the first time. */
export const useNoter =
  ({ database, clock }: Platform, onUse: (tx: Tx, accountId: string, now: Date) => Promise<void>): NoteUse =>
  async (entitlement, keep) =>
    database.transaction(async tx => {
      await keep(tx)
      if (entitlement.state === 'used') return
      if (await markUsed(tx, entitlement)) await onUse(tx, entitlement.accountId, clock.now())
      // What was given back while the answer was made is not delivered for nothing.
      else if (!(await isUsed(tx, entitlement))) throw new Problem('credits.noEntitlement')
    })

/** Opens the calls, and gives back what an earlier process left unfinished, now and every minute. */
export async function startCredits(door: Door, platform: Platform, dependencies: Dependencies) {
  openRoutes(door, platform, dependencies)
  const sweep = async () => {
    const refunded = await refundUnused(platform.database, platform.clock.now())
    if (refunded) platform.log.info({ refunded }, 'credits returned for analyses that never came')
  }
  await sweep()
  await platform.jobs.schedule('credits.sweep', '* * * * *', sweep)
}
