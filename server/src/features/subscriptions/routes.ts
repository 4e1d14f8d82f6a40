import { centsOf, subscriptions } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { balanceOf } from '../credits/index.ts'
import { liveOrderOf, type Payments } from '../payments/index.ts'
import { isProIn, type State, stateOf } from './rules.ts'
import { markStopped, subscriptionsOf } from './store.ts'

export function openRoutes(door: Door, parts: Parts, payments: Payments) {
  const { database, clock } = parts

  const stateNow = async (db: Db, accountId: string): Promise<State> => {
    const order = await liveOrderOf(db, accountId)
    return stateOf(await subscriptionsOf(db, accountId), order?.plan ?? null, clock.now())
  }
  const customerOf = async (accountId: string) =>
    (await subscriptionsOf(database, accountId)).findLast(({ customer }) => customer)?.customer

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
    const { plan, status, endsAt } = await stateNow(database, accountId)
    return {
      plan,
      status,
      endsAt: endsAt?.toISOString() ?? null,
      hasPortal: Boolean(payments.provider?.portal && (await customerOf(accountId))),
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
        log.error({ err: error }, 'subscription not stopped')
        throw new Problem('subscriptions.notCanceled')
      }
      await markStopped(database, reference)
    }
    const state = await stateNow(database, viewer.accountId)
    if (!isProIn(state) || !state.endsAt) throw new Problem('subscriptions.none')
    return { endsAt: state.endsAt.toISOString() }
  })

  serve(door, subscriptions.portal, async ({ viewer, log }) => {
    const customer = await customerOf(viewer.accountId)
    if (!payments.provider?.portal || !customer) throw new Problem('subscriptions.none')
    try {
      return { url: await payments.provider.portal(customer, '/dashboard/profile') }
    } catch (error) {
      log.error({ err: error }, 'portal not opened')
      throw new Problem('payments.notPrepared')
    }
  })
}
