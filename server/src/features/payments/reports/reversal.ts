import type { Tx } from '../../../platform/db/db.ts'
import { grant, lockBalance, refundUnread, spend } from '../../credits/index.ts'
import { release } from '../plans/reserve.ts'
import { lapseNow, lockLiveOrder } from '../plans/store.ts'
import { type ChargeState, isGivenBack, isGone, isGoneForGood, owedBack, reversal } from '../rules.ts'
import { endCase, recordCase } from '../store/cases.ts'
import { type Charge, lockShortCharges, saveCharge } from '../store/charges.ts'
import type { Order } from '../store/orders.ts'
import type { Fulfilment } from './fulfilment.ts'

interface Reversing {
  order: Order
  charge: Charge
  /** Each report moves credits once. */
  reportId: string
  now: Date
}

/** Reconciles credits with a charge: what its money no longer pays for is taken back, or granted again. */
export async function applyReversals(tx: Tx, fulfilment: Fulfilment, reversing: Reversing): Promise<Charge> {
  const { order, charge, now } = reversing
  const { amountCents, refundedCents, dispute, isExtra } = charge
  if (charge.paidAt === null || amountCents === null || isExtra) return charge
  const state = { amountCents, refundedCents, dispute }
  await openReversalCase(tx, reversing, state)
  if (order.kind === 'credits') return reverseCredits(tx, reversing, state)
  await fulfilment.setRevoked(tx, charge.reference, isGone(state))
  if (isGoneForGood(state)) await fulfilment.stop(tx, charge.reference, now)
  // The credits of the discount were a part of the price: they come back with the money.
  if (order.paidBy === charge.reference && isGivenBack(state)) {
    await release(tx, order, now)
    await takeMissing(tx, reversing, order.reservedCredits)
  }
  return charge
}

async function reverseCredits(tx: Tx, reversing: Reversing, state: ChargeState): Promise<Charge> {
  const { order, charge, reportId, now } = reversing
  const { reference, grantedCredits, takenCredits, missingCredits } = charge
  const { accountId } = order
  const owed = owedBack(state, grantedCredits)
  const balance = await balanceFor(tx, accountId, owed - takenCredits - missingCredits, now)
  const { take, give, taken, missing } = reversal(owed, takenCredits, missingCredits, balance)
  const key = `reversal:${reference}:${reportId}`
  if (take) await spend(tx, accountId, take, 'reversal', key, now)
  if (give) await grant(tx, accountId, give, 'reversal', key, now)
  await takeMissing(tx, reversing, give)
  if (missing || missingCredits) await openMissingCase(tx, accountId, charge, missing, now)
  return { ...charge, takenCredits: taken, missingCredits: missing }
}

/** Credits that come back are first taken for what is missing from other payments that went back. */
async function takeMissing(tx: Tx, { order: { accountId }, charge, reportId, now }: Reversing, cameBack: number) {
  let left = cameBack
  if (!left) return
  for (const short of await lockShortCharges(tx, accountId, charge.reference)) {
    const { reference, takenCredits, missingCredits } = short
    const take = Math.min(left, missingCredits)
    if (!take) return
    left -= take
    const missing = missingCredits - take
    await spend(tx, accountId, take, 'reversal', `reversal:${reference}:${reportId}`, now)
    await saveCharge(tx, { ...short, takenCredits: takenCredits + take, missingCredits: missing })
    await openMissingCase(tx, accountId, short, missing, now)
  }
}

/** How many are missing by now; `charge` is as it was before. */
async function openMissingCase(tx: Tx, accountId: string, charge: Charge, missing: number, now: Date) {
  const { reference, orderId, missingCredits } = charge
  const key = `missing:${reference}`
  const details = { charge: reference, missingCredits: missing }
  if (!missing) return endCase(tx, key, details, now)
  const isGood = missing <= missingCredits
  return recordCase(tx, { key, kind: 'creditsMissing', accountId, orderId, details, isGood }, now)
}

/**
 * The balance, with what an order under way and coins that nobody has read hold where it is not enough: nobody hides
 * credits there.
 */
async function balanceFor(tx: Tx, accountId: string, owed: number, now: Date): Promise<number> {
  if (owed <= 0) return lockBalance(tx, accountId)
  const live = await lockLiveOrder(tx, accountId)
  const balance = await lockBalance(tx, accountId)
  if (owed <= balance) return balance
  if (live) {
    await release(tx, live, now)
    await lapseNow(tx, accountId, now)
  }
  const released = await lockBalance(tx, accountId)
  if (owed > released) await refundUnread(tx, accountId, owed - released, now)
  return lockBalance(tx, accountId)
}

async function openReversalCase(tx: Tx, { order, charge, now }: Reversing, state: ChargeState) {
  const { amountCents, refundedCents, dispute } = state
  const { reference } = charge
  const about = { accountId: order.accountId, orderId: order.id }
  if (dispute !== 'none') {
    const details = { charge: reference, dispute }
    const isGood = dispute === 'won'
    await recordCase(tx, { key: `dispute:${reference}`, kind: 'disputed', ...about, details, isGood }, now)
  }
  if (order.kind === 'subscription' && refundedCents > 0) {
    const key = `partly:${reference}`
    const details = { charge: reference, refundedCents }
    if (refundedCents >= amountCents) await endCase(tx, key, details, now)
    else await recordCase(tx, { key, kind: 'partlyRefunded', ...about, details }, now)
  }
}
