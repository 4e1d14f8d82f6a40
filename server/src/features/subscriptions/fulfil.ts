import type { Tx } from '../../platform/db/db.ts'
import { isAccountBlocked } from '../accounts/index.ts'
import type { Fulfilment, PlanOrder } from '../payments/index.ts'
import { renewsNow } from './rules.ts'
import {
  addFailedPeriod,
  addPaidPeriod,
  describe,
  recordSubscription,
  setRevoked,
  subscriptionsOf,
  wantStopOf,
  wantStopOfOthers,
  wantStopTakenBack,
  wantStopUnpaid,
} from './store.ts'

/** Applies a payment to the subscription, inside the transaction of the report. */
export const fulfilment: Fulfilment = {
  paid: async (tx, order, charge, period, now) => {
    const { subscription: reference, customer, startsAt, endsAt, isFirst } = period
    await saveSubscriptionOf(tx, order, reference, customer)
    await addPaidPeriod(tx, { charge, reference, startsAt, endsAt, isFirst, now })
    // Only the newest renews: nobody means to pay twice for the same days.
    if (isFirst) await wantStopOfOthers(tx, order.accountId, reference, now)
    if (await isAccountBlocked(tx, order.accountId)) await wantStopOf(tx, reference, now)
  },
  hasOther: async (tx, { accountId }, { subscription }, now) =>
    (await subscriptionsOf(tx, accountId)).some(other => other.reference !== subscription && renewsNow(other, now)),
  refused: async (tx, order, { subscription, customer }, reason, now) => {
    await saveSubscriptionOf(tx, order, subscription, customer)
    const wantStop = reason === 'accountGone' ? wantStopOf : wantStopUnpaid
    await wantStop(tx, subscription, now)
  },
  setRevoked: async (tx, charge, isRevoked) => {
    await setRevoked(tx, charge, isRevoked)
  },
  stop: async (tx, charge, now) => {
    await wantStopTakenBack(tx, charge, now)
  },
  renewalFailed: async (tx, order, { charge, subscription, nextTryAt }, now) => {
    await saveSubscriptionOf(tx, order, subscription, null)
    await addFailedPeriod(tx, { charge, reference: subscription, nextTryAt }, now)
  },
  changed: async (tx, order, { subscription, customer, isRenewing, isOver, version }) => {
    await saveSubscriptionOf(tx, order, subscription, customer)
    await describe(tx, subscription, { isRenewing, isOver, version })
  },
}

const saveSubscriptionOf = (tx: Tx, { id, accountId, plan }: PlanOrder, reference: string, customer: string | null) =>
  recordSubscription(tx, { reference, accountId, orderId: id, plan, customer })
