import type { Tx } from '../../../platform/db/db.ts'
import { personById } from '../../accounts/index.ts'
import { grant } from '../../credits/index.ts'
import { type RefundReason, wantRefund } from '../refunds/store.ts'
import { recordCase } from '../store/cases.ts'
import { type Charge, isPaidAlready, lockCharge, noteCharge, saveCharge } from '../store/charges.ts'
import { addConversion } from '../store/conversions.ts'
import type { Order } from '../store/orders.ts'
import { isPlan, knownOrder } from './known-order.ts'
import type { PaidReport } from './report.ts'
import { settle } from './settle.ts'
import type { Fulfilment } from './take.ts'

/** Takes a payment in: it gives what was ordered, goes back by itself, or waits for a person to look at it. */
export async function takePaid(tx: Tx, fulfilment: Fulfilment, report: PaidReport, now: Date) {
  await noteCharge(tx, report.charge)
  const order = await knownOrder(tx, report, now)
  if (!order) return
  const known = await lockCharge(tx, report.charge)
  if (known.paidAt) return
  const verdict = await verdictOn(tx, order, report)
  const { amountCents } = report
  const charge = { ...known, orderId: order.id, amountCents, paidAt: now, isExtra: verdict !== 'gives' }
  if (verdict === 'tooLittle') await tellTooLittle(tx, order, report, now)
  else if (verdict !== 'gives') await sendBack(tx, charge, verdict, now)
  const given = charge.isExtra ? charge : await give(tx, fulfilment, order, charge, report, now)
  await saveCharge(tx, await settle(tx, fulfilment, { order, charge: given, reportId: report.id, now }))
}

type Verdict = 'gives' | 'tooLittle' | RefundReason

async function verdictOn(tx: Tx, order: Order, { charge, amountCents, period }: PaidReport): Promise<Verdict> {
  if ((await personById(tx, order.accountId))?.kind === 'deleted') return 'accountGone'
  if (!period && (await isPaidAlready(tx, order.id, charge))) return 'paidTwice'
  if (amountCents < order.amountCents && (!period || period.isFirst)) return 'tooLittle'
  return 'gives'
}

/** What went back before is not sent a second time. */
async function sendBack(
  tx: Tx,
  { reference, amountCents, refundedCents }: Charge & { amountCents: number },
  reason: RefundReason,
  now: Date,
) {
  const leftCents = amountCents - refundedCents
  if (leftCents > 0) await wantRefund(tx, reference, leftCents, reason, now)
}

const tellTooLittle = (tx: Tx, { id: orderId, accountId }: Order, { charge, amountCents }: PaidReport, now: Date) =>
  recordCase(
    tx,
    { key: `short:${charge}`, kind: 'paidTooLittle', accountId, orderId, details: { charge, amountCents } },
    now,
  )

async function give(
  tx: Tx,
  fulfilment: Fulfilment,
  order: Order,
  charge: Charge,
  { payer, period }: PaidReport,
  now: Date,
): Promise<Charge> {
  if (isPlan(order)) {
    if (period) await fulfilment.paid(tx, order, charge.reference, period, now)
    return charge
  }
  await grant(tx, order.accountId, order.credits, 'purchase', `purchase:${order.id}`, now)
  if (order.isGuest && payer) await addConversion(tx, order.id, order.accountId, payer, now)
  return { ...charge, grantedCredits: order.credits }
}
