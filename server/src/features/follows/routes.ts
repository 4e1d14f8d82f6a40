import { follows } from '@pusula/contract'
import { isAlive } from '@pusula/engine'
import { HOUR_MS } from '@pusula/words'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { holdAccount } from '../accounts/index.ts'
import { hasOpened, planReply } from '../analysis/index.ts'
import type { Coin } from '../market/index.ts'
import { holdPlan, plansById, type SealedPlan } from '../record/index.ts'
import { summaryOf } from './rules.ts'
import { addFollow, type Follow, followsOf, lockFollows, removeFollow } from './store.ts'

/** Limit of follows: they are counted whenever the list is opened. */
export const maxFollows = 1_000
/** An exchange may need a moment to close an hour, and plans are looked at once a minute. */
const lateMs = 5 * 60_000
/** Of those that ended, so many are listed; all of them are counted. */
const maxEnded = 100

interface Dependencies {
  findCoin(spelling: string): Promise<Coin | undefined>
}

export function openRoutes(door: Door, { database, clock }: Platform, { findCoin }: Dependencies) {
  const nameOf = async (symbol: string) => (await findCoin(symbol).catch(() => undefined))?.name ?? symbol
  const shown = async (plan: SealedPlan, { followedAt, isTold }: Follow) => ({
    ...planReply(plan, plan.symbol),
    ...{ name: await nameOf(plan.symbol), followedAt: followedAt.toISOString(), isTold },
  })

  serve(door, follows.mine, async ({ viewer }) => {
    const mine = new Map((await followsOf(database, viewer.accountId)).map(follow => [follow.planId, follow]))
    const plans = await plansById(database, [...mine.keys()])
    const open = plans.filter(isAlive)
    const ended = plans.filter(plan => !isAlive(plan)).sort((a, b) => endOf(b) - endOf(a))
    const listed = [...open, ...ended.slice(0, maxEnded)].flatMap(plan => {
      const follow = mine.get(plan.id)
      return follow ? [shown(plan, follow)] : []
    })
    return { plans: await Promise.all(listed), ...summaryOf(plans) }
  })

  serve(door, follows.follow, async ({ input: { id, isTold = false }, viewer: { accountId } }) =>
    database.transaction(async tx => {
      await holdAccount(tx, accountId)
      await lockFollows(tx, accountId)
      const seenTo = await holdPlan(tx, id)
      const [plan] = await plansById(tx, [id])
      // Whether a plan is there is told to nobody who has not opened its coin.
      if (!plan || !(await hasOpened(tx, accountId, plan))) throw new Problem('follows.notOpened')
      const mine = await followsOf(tx, accountId)
      const isMine = mine.some(({ planId }) => planId === id)
      if (!isMine && plan.state !== 'waiting') throw new Problem('follows.begun')
      if (!isMine && isBehind(seenTo, clock.now())) throw new Problem('market.unavailable')
      if (!isMine && mine.length >= maxFollows) throw new Problem('follows.full', { most: maxFollows })
      const follow = await addFollow(tx, accountId, id, isTold, clock.now())
      if (!follow) throw new Error('a plan was followed and not kept')
      return shown(plan, follow)
    }),
  )

  serve(door, follows.unfollow, async ({ input: { id }, viewer }) => {
    await removeFollow(database, viewer.accountId, id)
    return { success: true as const }
  })
}

/** Whether an hour has closed that a plan was not shown: it may have begun, and who looks at a chart knows how it ended. */
const isBehind = (seenTo: Date | undefined, now: Date): boolean =>
  (seenTo?.getTime() ?? 0) < Math.floor((now.getTime() - lateMs) / HOUR_MS) * HOUR_MS

const endOf = (plan: SealedPlan) => ('endedAt' in plan ? plan.endedAt : 0)
