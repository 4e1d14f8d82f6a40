import type { Tx } from '../../platform/db/db.ts'
import { type Fulfilment, type PlanOrder, recordCase } from '../payments/index.ts'
import {
  addFailedPeriod,
  addPaidPeriod,
  describe,
  noteSubscription,
  setRevoked,
  subscriptionsOf,
  wantStopUnpaid,
} from './store.ts'

/** What a payment means for the subscription. Runs inside the transaction that takes the report in. */
export const fulfilment: Fulfilment = {
  paid: async (tx, order, charge, period, now) => {
    const { subscription: reference, customer, startsAt, endsAt, isFirst } = period
    await note(tx, order, reference, customer)
    await addPaidPeriod(tx, { charge, reference, startsAt, endsAt, isFirst, now })
    await tellSecond(tx, order, reference, now)
  },
  refused: async (tx, order, { subscription, customer }, now) => {
    await note(tx, order, subscription, customer)
    await wantStopUnpaid(tx, subscription, now)
  },
  setRevoked: async (tx, charge, isRevoked) => {
    await setRevoked(tx, charge, isRevoked)
  },
  renewalFailed: async (tx, order, { charge, subscription }, now) => {
    await note(tx, order, subscription, null)
    await addFailedPeriod(tx, charge, subscription, now)
  },
  changed: async (tx, order, { subscription, customer, isRenewing, isOver, version }) => {
    await note(tx, order, subscription, customer)
    await describe(tx, subscription, { isRenewing, isOver, version })
  },
}

const note = (tx: Tx, { id, accountId, plan }: PlanOrder, reference: string, customer: string | null) =>
  noteSubscription(tx, { reference, accountId, orderId: id, plan, customer })

/** Two subscriptions that both renew were surely not meant; their times add up until someone has looked. */
async function tellSecond(tx: Tx, { id, accountId }: PlanOrder, reference: string, now: Date) {
  const others = (await subscriptionsOf(tx, accountId)).filter(
    other => other.reference !== reference && other.isRenewing && !other.isOver && other.periods.some(p => p.isPaid),
  )
  const [first] = others
  if (!first) return
  const details = { subscription: reference, besides: first.reference }
  await recordCase(tx, { key: `second:${reference}`, kind: 'secondSubscription', accountId, orderId: id, details }, now)
}
