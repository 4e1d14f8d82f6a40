import type { Tx } from '../../../platform/db/db.ts'
import { personById } from '../../accounts/index.ts'
import { grant, lockBalance } from '../../credits/index.ts'
import { closeOrder } from '../plans/close.ts'
import { isReserved, reserve } from '../plans/reserve.ts'
import { lapseNow, lockLiveOrder, markPaid } from '../plans/store.ts'
import { type RefundReason, wantRefund } from '../refunds/store.ts'
import { recordCase } from '../store/cases.ts'
import { type Charge, insertCharge, isPaidAlready, lockCharge, saveCharge } from '../store/charges.ts'
import { addConversion } from '../store/conversions.ts'
import type { Order } from '../store/orders.ts'
import type { Fulfilment } from './fulfilment.ts'
import { isPlan, knownOrder, type PlanOrder } from './known-order.ts'
import type { PaidReport } from './report.ts'
import { applyReversals } from './reversal.ts'

/** Processes a payment: it grants what was ordered, is refunded, or becomes a case. */
export async function takePaid(tx: Tx, fulfilment: Fulfilment, report: PaidReport, now: Date) {
  await insertCharge(tx, report.charge)
  const order = await knownOrder(tx, report, now)
  if (!order) return
  const known = await lockCharge(tx, report.charge)
  if (known.paidAt) return
  const verdict = await verdictOn(tx, fulfilment, order, report, now)
  const { amountCents, period } = report
  const paid = { amountCents, paidAt: now, periodEndsAt: period?.endsAt ?? null }
  const charge = { ...known, ...paid, orderId: order.id, isExtra: verdict !== 'gives' }
  if (verdict !== 'gives') {
    if (verdict === 'tooLittle') await openUnderpaidCase(tx, order, report, now)
    else await sendBack(tx, fulfilment, order, charge, report, verdict, now)
    if (beginsPlan(order, report)) await closeOrder(tx, order, now)
    return saveCharge(tx, charge)
  }
  const given = await give(tx, fulfilment, order, charge, report, now)
  await saveCharge(tx, await applyReversals(tx, fulfilment, { ...given, reportId: report.id, now }))
}

type Verdict = 'gives' | 'tooLittle' | RefundReason

const beginsPlan = (order: Order, { period }: PaidReport): order is PlanOrder =>
  isPlan(order) && period?.isFirst === true

async function verdictOn(
  tx: Tx,
  fulfilment: Fulfilment,
  order: Order,
  report: PaidReport,
  now: Date,
): Promise<Verdict> {
  const { charge, amountCents, period } = report
  if ((await personById(tx, order.accountId))?.kind === 'deleted') return 'accountGone'
  if (period && !period.isFirst) return 'gives'
  // Of a plan a renewal may be told before the payment that began it.
  if (isPlan(order) ? order.paidBy : await isPaidAlready(tx, order.id, charge)) return 'paidTwice'
  if (amountCents < order.amountCents) return 'tooLittle'
  if (!period || !isPlan(order)) return 'gives'
  // Orders before balances, as everywhere: whoever begins another order of the account waits, and then sees this one.
  await lockLiveOrder(tx, order.accountId)
  const balance = await lockBalance(tx, order.accountId)
  // At the full price the time adds up; a discount is for those who begin.
  if (order.countedCredits > 0 && (await fulfilment.hasOther(tx, order, period, now))) return 'secondSubscription'
  return isReserved(order) || balance >= order.countedCredits ? 'gives' : 'paidLate'
}

/** What went back before is not sent a second time. */
async function sendBack(
  tx: Tx,
  fulfilment: Fulfilment,
  order: Order,
  { refundedCents }: Charge,
  { charge, amountCents, period }: PaidReport,
  reason: RefundReason,
  now: Date,
) {
  const leftCents = amountCents - refundedCents
  if (leftCents > 0) await wantRefund(tx, charge, leftCents, reason, now)
  if (isPlan(order) && period) await fulfilment.refused(tx, order, period, reason, now)
}

const openUnderpaidCase = (tx: Tx, { id: orderId, accountId }: Order, { charge, amountCents }: PaidReport, now: Date) =>
  recordCase(
    tx,
    { key: `short:${charge}`, kind: 'paidTooLittle', accountId, orderId, details: { charge, amountCents } },
    now,
  )

interface Given {
  order: Order
  charge: Charge
}

/** What the payment brings about; the order and the charge as they are then. */
async function give(
  tx: Tx,
  fulfilment: Fulfilment,
  order: Order,
  charge: Charge,
  report: PaidReport,
  now: Date,
): Promise<Given> {
  const { payer, period } = report
  if (isPlan(order)) {
    const begun = beginsPlan(order, report) ? await beginPlan(tx, order, charge.reference, now) : order
    if (period) await fulfilment.paid(tx, begun, charge.reference, period, now)
    return { order: begun, charge }
  }
  // Orders before balances, as everywhere: what went back before is looked for in an order under way.
  await lockLiveOrder(tx, order.accountId)
  await grant(tx, order.accountId, order.credits, 'purchase', `purchase:${order.id}`, now)
  if (order.isGuest && payer) await addConversion(tx, order.id, order.accountId, payer, now)
  return { order, charge: { ...charge, grantedCredits: order.credits } }
}

/** The order is paid, its credits are used up, and another one that was begun meanwhile is not needed any more. */
async function beginPlan(tx: Tx, order: PlanOrder, charge: string, now: Date): Promise<PlanOrder> {
  const reserved = await reserve(tx, order, now)
  await markPaid(tx, order.id, charge)
  await lapseNow(tx, order.accountId, now)
  return { ...reserved, paidBy: charge }
}
