import { centsOf, subscriptions } from '@pusula/contract'
import type { Db, Tx } from '../../platform/db/db.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import type { Log } from '../../platform/log.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { letIn } from '../accounts/index.ts'
import { balanceOf } from '../credits/index.ts'
import { liveOrderOf, type Payments } from '../payments/index.ts'
import { goesOn, isPaidFor, isProIn, resumable, type State, stateOf } from './rules.ts'
import {
  lockSubscription,
  markResumed,
  markStopped,
  type StoredSubscription,
  subscriptionsOf,
  wantStopOf,
} from './store.ts'

export function openRoutes(door: Door, platform: Platform, payments: Payments) {
  const { database, clock } = platform

  const stateNow = async (db: Db, accountId: string): Promise<State> => {
    const order = await liveOrderOf(db, accountId)
    return stateOf(await subscriptionsOf(db, accountId), order?.plan ?? null, clock.now())
  }

  serve(door, subscriptions.create, async ({ input, viewer, language, log }) => {
    const { accountId, kind } = viewer
    const check = async (tx: Tx) => {
      const { status } = await stateNow(tx, accountId)
      if (status === 'active' || status === 'past_due') throw new Problem('subscriptions.alreadyActive')
    }
    // An amount that is no whole number of cents is nobody's price.
    const shownCents = input.amount === undefined ? undefined : (centsOf(input.amount) ?? 0)
    const wish = { plan: input.priceType, shownCents, check }
    const { checkoutUrl, paymentIntentId } = await payments.beginPlan({ accountId, kind, language, log }, wish)
    if (!checkoutUrl) throw new Problem('payments.noCheckout')
    return { checkoutUrl, paymentIntentId }
  })

  serve(door, subscriptions.current, async ({ viewer: { accountId } }) => {
    const order = await liveOrderOf(database, accountId)
    const saved = await subscriptionsOf(database, accountId)
    const { plan, status, endsAt, renewsAt } = stateOf(saved, order?.plan ?? null, clock.now())
    return {
      plan,
      status,
      endsAt: endsAt?.toISOString() ?? null,
      renewsAt: renewsAt?.toISOString() ?? null,
      canCancel: saved.some(goesOn),
      canResume: status === 'canceled' && resumable(saved) !== undefined,
      hasPortal: Boolean(payments.provider?.portal && customerIn(saved)),
      creditsForDiscount: (await balanceOf(database, accountId)) + (order?.reservedCredits ?? 0),
      order: order
        ? { plan: order.plan, reservedCredits: order.reservedCredits, closesAt: order.lapsesAt.toISOString() }
        : null,
    }
  })

  serve(door, subscriptions.cancel, async ({ viewer, log }) => {
    const running = (await subscriptionsOf(database, viewer.accountId)).filter(one => one.isRenewing && !one.isOver)
    for (const { reference } of running) {
      try {
        if (!payments.provider) throw new Error('There is no provider.')
        await payments.provider.stopRenewal(reference)
      } catch (error) {
        if (isUnavailable(error)) throw error
        log.error({ err: error }, 'subscription not stopped')
        throw new Problem('subscriptions.notCanceled')
      }
      await markStopped(database, reference)
    }
    const state = await stateNow(database, viewer.accountId)
    if (!running.length && !isProIn(state)) throw new Problem('subscriptions.none')
    // Where nothing paid is left, what was stopped is over by now.
    return { endsAt: (state.endsAt ?? clock.now()).toISOString() }
  })

  serve(door, subscriptions.resume, async ({ viewer: { accountId }, log }) => {
    const { status } = await stateNow(database, accountId)
    if (status === 'canceled') await resume(accountId, log)
    const { status: now, endsAt, renewsAt } = await stateNow(database, accountId)
    // The second tap finds it resumed; whoever has nothing that was canceled has nothing to resume.
    if ((now !== 'active' && now !== 'past_due') || !endsAt) throw new Problem('subscriptions.none')
    return { endsAt: endsAt.toISOString(), renewsAt: renewsAt?.toISOString() ?? null }
  })

  /** An order that was begun instead is not needed any more. */
  async function resume(accountId: string, log: Log) {
    const stopped = resumable(await subscriptionsOf(database, accountId))
    // The tap before this one may have resumed it in the meantime.
    if (!stopped && (await stateNow(database, accountId)).status !== 'canceled') return
    if (!stopped) throw new Problem('subscriptions.notResumable')
    await payments.giveUpPlan(accountId, log)
    try {
      if (!payments.provider) throw new Error('There is no provider.')
      await payments.provider.resumeRenewal(stopped.reference)
    } catch (error) {
      if (isUnavailable(error)) throw error
      log.error({ err: error }, 'subscription not resumed')
      throw new Problem('subscriptions.notResumed')
    }
    await saveResumed(accountId, stopped.reference)
  }

  /**
   * What cannot be noted is stopped again: whoever has left or was blocked meanwhile pays no more, nor does anybody for
   * what has gone back.
   */
  async function saveResumed(accountId: string, reference: string) {
    try {
      await database.transaction(async tx => {
        await letIn(tx, accountId)
        const resumed = await lockSubscription(tx, accountId, reference)
        if (!resumed || !isPaidFor(resumed)) throw new Problem('subscriptions.notResumable')
        await markResumed(tx, reference)
      })
    } catch (error) {
      await wantStopOf(database, reference, clock.now())
      throw error
    }
  }

  serve(door, subscriptions.portal, async ({ viewer, log }) => {
    const customer = customerIn(await subscriptionsOf(database, viewer.accountId))
    if (!payments.provider?.portal || !customer) throw new Problem('subscriptions.none')
    try {
      return { url: await payments.provider.portal(customer, '/dashboard/profile') }
    } catch (error) {
      log.error({ err: error }, 'portal not opened')
      throw new Problem('payments.notPrepared')
    }
  })
}

const customerIn = (saved: readonly StoredSubscription[]) => saved.findLast(({ customer }) => customer)?.customer
