import { centsOf, dollarsOf, firstPayment, subscriptions } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import { isAway } from '../../platform/db/away.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { balanceOf } from '../credits/index.ts'
import { type Payments, pendingPlanOf } from '../payments/index.ts'
import { isProIn, type State, stateOf } from './rules.ts'
import { markStopped, subscriptionsOf } from './store.ts'

const pendingMs = 30 * 60_000

export function openRoutes(door: Door, parts: Parts, payments: Payments) {
  const { database, clock } = parts

  const stateNow = async (accountId: string): Promise<State> => {
    const now = clock.now()
    const pending = await pendingPlanOf(database, accountId, new Date(now.getTime() - pendingMs))
    return stateOf(await subscriptionsOf(database, accountId), pending?.plan ?? null, now)
  }
  const customerOf = async (accountId: string) =>
    (await subscriptionsOf(database, accountId)).findLast(({ customer }) => customer)?.customer

  serve(door, subscriptions.create, async ({ input, viewer, language, log }) => {
    const { status } = await stateNow(viewer.accountId)
    if (status === 'active' || status === 'past_due') throw new Problem('subscriptions.alreadyActive')
    const plan = input.priceType
    const first = firstPayment(plan, await balanceOf(database, viewer.accountId))
    if (input.amount !== undefined && centsOf(input.amount) !== first.amountCents)
      throw new Problem('subscriptions.priceChanged', { amount: dollarsOf(first.amountCents) })
    const buyer = { accountId: viewer.accountId, kind: viewer.kind, language, log }
    const { checkoutUrl, paymentIntentId } = await payments.begin(buyer, { kind: 'subscription', plan, ...first })
    if (!checkoutUrl) throw new Problem('payments.noCheckout')
    return { checkoutUrl, paymentIntentId }
  })

  serve(door, subscriptions.current, async ({ viewer }) => {
    const { plan, status, endsAt } = await stateNow(viewer.accountId)
    const hasPortal = Boolean(payments.provider?.portal && (await customerOf(viewer.accountId)))
    return { plan, status, endsAt: endsAt?.toISOString() ?? null, hasPortal }
  })

  serve(door, subscriptions.cancel, async ({ viewer, log }) => {
    const running = (await subscriptionsOf(database, viewer.accountId)).filter(one => one.isRenewing && !one.isOver)
    for (const { reference } of running) {
      try {
        if (!payments.provider) throw new Error('There is no provider.')
        await payments.provider.stopRenewal(reference)
      } catch (error) {
        if (isAway(error)) throw error
        log.error({ err: error }, 'subscription not stopped')
        throw new Problem('subscriptions.notCanceled')
      }
      await markStopped(database, reference)
    }
    const state = await stateNow(viewer.accountId)
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
