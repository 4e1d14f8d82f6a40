import type { Tx } from '../../../platform/db/db.ts'
import { grant, lockBalance, spend } from '../../credits/index.ts'
import { type ChargeState, isGone, owedBack, reversal } from '../rules.ts'
import { recordCase } from '../store/cases.ts'
import type { Charge } from '../store/charges.ts'
import type { Order } from '../store/orders.ts'
import type { Fulfilment } from './take.ts'

/** Brings about what is known of a charge: what its money no longer pays for is taken back, or given again. */
export async function settle(tx: Tx, fulfilment: Fulfilment, order: Order, charge: Charge, now: Date): Promise<Charge> {
  const { amountCents, refundedCents, dispute, isExtra } = charge
  if (charge.paidAt === null || amountCents === null || isExtra) return charge
  const state = { amountCents, refundedCents, dispute }
  await tellSupport(tx, order, charge.reference, state, now)
  if (order.kind === 'credits') return settleCredits(tx, order, charge, state, now)
  await fulfilment.setRevoked(tx, order, charge.reference, isGone(state), refundedCents >= amountCents, now)
  return charge
}

async function settleCredits(tx: Tx, order: Order, charge: Charge, state: ChargeState, now: Date): Promise<Charge> {
  const { reference, grantedCredits, takenCredits, missingCredits } = charge
  const balance = await lockBalance(tx, order.accountId)
  const owed = owedBack(state, grantedCredits)
  const { take, give, taken, missing } = reversal(owed, takenCredits, missingCredits, balance)
  // The order's lock makes this the only one at work; the key keeps each step from being written twice.
  const key = `reversal:${reference}:${takenCredits}:${taken}`
  if (take) await spend(tx, order.accountId, take, 'reversal', key, now)
  if (give) await grant(tx, order.accountId, give, 'reversal', key, now)
  if (missing || missingCredits) await tellMissing(tx, order, reference, missing, now)
  return { ...charge, takenCredits: taken, missingCredits: missing }
}

const tellMissing = (tx: Tx, order: Order, charge: string, missingCredits: number, now: Date) =>
  recordCase(
    tx,
    {
      key: `missing:${charge}`,
      kind: 'creditsMissing',
      accountId: order.accountId,
      orderId: order.id,
      details: { charge, missingCredits },
    },
    now,
  )

async function tellSupport(tx: Tx, order: Order, charge: string, state: ChargeState, now: Date) {
  const about = { accountId: order.accountId, orderId: order.id }
  const { amountCents, refundedCents, dispute } = state
  if (dispute !== 'none')
    await recordCase(tx, { key: `dispute:${charge}`, kind: 'disputed', ...about, details: { charge, dispute } }, now)
  if (order.kind === 'subscription' && refundedCents > 0 && refundedCents < amountCents)
    await recordCase(
      tx,
      { key: `partly:${charge}`, kind: 'partlyRefunded', ...about, details: { charge, refundedCents } },
      now,
    )
}
