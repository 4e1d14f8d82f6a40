import type { Tx } from '../../../platform/db/db.ts'
import { grant, lockBalance, spend } from '../../credits/index.ts'
import { release } from '../plans/reserve.ts'
import { lapseNow, lockLiveOrder } from '../plans/store.ts'
import { type ChargeState, isGivenBack, isGone, isGoneForGood, owedBack, reversal } from '../rules.ts'
import { recordCase } from '../store/cases.ts'
import type { Charge } from '../store/charges.ts'
import type { Order } from '../store/orders.ts'
import type { Fulfilment } from './fulfilment.ts'

interface Settling {
  order: Order
  charge: Charge
  /** Each report moves credits once. */
  reportId: string
  now: Date
}

/** Brings about what is known of a charge: what its money no longer pays for is taken back, or given again. */
export async function settle(tx: Tx, fulfilment: Fulfilment, settling: Settling): Promise<Charge> {
  const { order, charge, now } = settling
  const { amountCents, refundedCents, dispute, isExtra } = charge
  if (charge.paidAt === null || amountCents === null || isExtra) return charge
  const state = { amountCents, refundedCents, dispute }
  await tellSupport(tx, settling, state)
  if (order.kind === 'credits') return settleCredits(tx, settling, state)
  await fulfilment.setRevoked(tx, charge.reference, isGone(state))
  if (isGoneForGood(state)) await fulfilment.stop(tx, charge.reference, now)
  // The credits of the discount were a part of the price: they come back with the money.
  if (order.paidBy === charge.reference && isGivenBack(state)) await release(tx, order, now)
  return charge
}

async function settleCredits(tx: Tx, { order, charge, reportId, now }: Settling, state: ChargeState): Promise<Charge> {
  const { reference, grantedCredits, takenCredits, missingCredits } = charge
  const { accountId, id: orderId } = order
  const owed = owedBack(state, grantedCredits)
  const balance = await balanceFor(tx, accountId, owed - takenCredits - missingCredits, now)
  const { take, give, taken, missing } = reversal(owed, takenCredits, missingCredits, balance)
  const key = `reversal:${reference}:${reportId}`
  if (take) await spend(tx, accountId, take, 'reversal', key, now)
  if (give) await grant(tx, accountId, give, 'reversal', key, now)
  if (missing || missingCredits) {
    const details = { charge: reference, missingCredits: missing }
    const about = { kind: 'creditsMissing', accountId, orderId, isGood: missing <= missingCredits } as const
    await recordCase(tx, { key: `missing:${reference}`, ...about, details }, now)
  }
  return { ...charge, takenCredits: taken, missingCredits: missing }
}

/** The balance, with what an order under way holds where it is not enough: nobody hides credits in an order. */
async function balanceFor(tx: Tx, accountId: string, owed: number, now: Date): Promise<number> {
  const live = await lockLiveOrder(tx, accountId)
  const balance = await lockBalance(tx, accountId)
  if (!live || owed <= balance) return balance
  await release(tx, live, now)
  await lapseNow(tx, accountId, now)
  return lockBalance(tx, accountId)
}

async function tellSupport(tx: Tx, { order, charge, now }: Settling, state: ChargeState) {
  const { amountCents, refundedCents, dispute } = state
  const { reference } = charge
  const about = { accountId: order.accountId, orderId: order.id }
  if (dispute !== 'none') {
    const details = { charge: reference, dispute }
    const isGood = dispute === 'won'
    await recordCase(tx, { key: `dispute:${reference}`, kind: 'disputed', ...about, details, isGood }, now)
  }
  if (order.kind === 'subscription' && refundedCents > 0 && refundedCents < amountCents) {
    const details = { charge: reference, refundedCents }
    await recordCase(tx, { key: `partly:${reference}`, kind: 'partlyRefunded', ...about, details }, now)
  }
}
