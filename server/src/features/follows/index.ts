import type { Db, Tx } from '../../platform/db/db.ts'
import type { Platform } from '../../platform.ts'
import { notifyPlan } from '../notifications/index.ts'
import { plansById, type SealedPlan } from '../record/index.ts'
import { followsOf, listenersOf } from './store.ts'

export { openRoutes as startFollows } from './routes.ts'
export { dropFollows } from './store.ts'

/** What an account follows, for its export. */
export async function followedPlansOf(db: Db, accountId: string) {
  const follows = await followsOf(db, accountId)
  const plans = new Map(
    (
      await plansById(
        db,
        follows.map(({ planId }) => planId),
      )
    ).map(plan => [plan.id, plan]),
  )
  return follows.map(({ planId, followedAt, isTold }) => ({ followedAt, isTold, plan: plans.get(planId) ?? null }))
}

/** The plans that somebody follows, the newest first. */
export const followedPlans = async (db: Db, accountId: string): Promise<SealedPlan[]> =>
  plansById(
    db,
    (await followsOf(db, accountId)).map(({ planId }) => planId),
  )

/** Tells those who follow a plan that it has begun or ended. */
export const notifyFollowers =
  (platform: Platform, nameOf: (symbol: string) => Promise<string>) =>
  async (tx: Tx, plan: SealedPlan): Promise<void> => {
    const accounts = await listenersOf(tx, plan.id)
    if (accounts.length) await notifyPlan(tx, platform, accounts, { plan, name: await nameOf(plan.symbol) })
  }
