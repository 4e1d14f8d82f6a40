import type { Parts } from '../../parts.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import { refundUnused } from './entitlements.ts'
import { boughtBy, historyOf } from './ledger.ts'
import { openRoutes, type Seams } from './routes.ts'

export { type Entitlement, markUsed, refund, refundFailed, requireEntitlement } from './entitlements.ts'
export {
  analysesByCoin,
  analysesByDay,
  balancesOf,
  countAnalyses,
  countBuyers,
  creditsByDay,
} from './figures.ts'
export { carryBought, welcomeGuest, welcomeMember } from './gifts.ts'
export { amountUnder, balanceOf, differences, grant, historyOf, lockBalance, spend } from './ledger.ts'
export { standingOf, standingReader } from './standing.ts'

export const hasBought = async (db: Db, accountId: string): Promise<boolean> => (await boughtBy(db, accountId)) > 0

/** The whole ledger of an account, for its export. */
export const wholeHistory = (db: Db, accountId: string) => historyOf(db, accountId, 100_000)

/** Opens the calls, and gives back what an earlier process left unfinished, now and every minute. */
export async function startCredits(door: Door, parts: Parts, seams: Seams) {
  openRoutes(door, parts, seams)
  const sweep = async () => {
    const refunded = await refundUnused(parts.database, parts.clock.now())
    if (refunded) parts.log.info({ refunded }, 'credits returned for analyses that never came')
  }
  await sweep()
  await parts.jobs.schedule('credits.sweep', '* * * * *', sweep)
}
