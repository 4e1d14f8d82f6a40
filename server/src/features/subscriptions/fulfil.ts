import type { Tx } from '../../platform/db/db.ts'
import { grant, lockBalance, spend } from '../credits/index.ts'
import { type Fulfilment, type PlanOrder, recordCase } from '../payments/index.ts'
import {
  addFailedPeriod,
  addPaidPeriod,
  consumedBy,
  describe,
  noteConsumed,
  noteSubscription,
  setRevoked,
  subscriptionsOf,
} from './store.ts'

/** What a payment means for the subscription. Runs inside the transaction that takes the report in. */
export const fulfilment: Fulfilment = {
  paid: async (tx, order, charge, period, now) => {
    const { subscription: reference, customer, startsAt, endsAt, isFirst } = period
    await note(tx, order, reference, customer)
    await addPaidPeriod(tx, { charge, reference, startsAt, endsAt, isFirst, now })
    await consumeCounted(tx, order, reference, now)
    await tellSecond(tx, order, reference, now)
  },
  setRevoked: async (tx, order, charge, isRevoked, isRefunded, now) => {
    await setRevoked(tx, charge, isRevoked)
    // The credits were a part of the price: they come back with the money.
    const consumed = isRefunded ? await consumedBy(tx, charge) : undefined
    if (consumed) await grant(tx, order.accountId, consumed.credits, 'subscription', `discount back:${order.id}`, now)
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

/** Uses up the credits that made the first month cheaper. Whoever spent them meanwhile is left what they have. */
async function consumeCounted(tx: Tx, { id, accountId, countedCredits }: PlanOrder, reference: string, now: Date) {
  if (countedCredits === 0) return
  const credits = Math.min(countedCredits, await lockBalance(tx, accountId))
  if (!(await noteConsumed(tx, reference, credits))) return
  if (credits) await spend(tx, accountId, credits, 'subscription', `discount:${id}`, now)
  if (credits === countedCredits) return
  const details = { countedCredits, consumedCredits: credits }
  await recordCase(tx, { key: `discount:${id}`, kind: 'discountMissing', accountId, orderId: id, details }, now)
}

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
