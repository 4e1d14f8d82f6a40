import { DAY_MS } from '@pusula/words'
import type { Db } from '../../platform/db/db.ts'
import type { SealedPlan } from '../record/index.ts'
import { openedAt } from './saved/store.ts'

/** Whether an opened analysis showed a plan: one is in it from its issue until a day after its end. */
export const isShownBy = (plan: SealedPlan, opened: readonly Date[]): boolean => {
  const untilMs = 'endedAt' in plan ? plan.endedAt + DAY_MS : Number.POSITIVE_INFINITY
  return opened.some(at => at.getTime() >= plan.issuedAt && at.getTime() <= untilMs)
}

/** Whether somebody has opened the coin of a plan while it stood there: they may see it to its end. */
export const hasOpened = async (db: Db, accountId: string, plan: SealedPlan): Promise<boolean> =>
  isShownBy(plan, await openedAt(db, accountId, plan.symbol, new Date(plan.issuedAt)))
