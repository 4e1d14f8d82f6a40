import type { Database, Tx } from '../../../platform/db/db.ts'
import { grant } from '../../credits/index.ts'
import { laterDispute } from '../rules.ts'
import { recordCase } from '../store/cases.ts'
import { type Charge, isPaidAlready, lockCharge, noteCharge, noteEvent, saveCharge } from '../store/charges.ts'
import { addConversion } from '../store/conversions.ts'
import { lockOrder, markFailed, type Order } from '../store/orders.ts'
import type { ChangedReport, PaidReport, Period, RenewalFailedReport, Report } from './report.ts'
import { settle } from './settle.ts'

export type PlanOrder = Order & { plan: NonNullable<Order['plan']> }

/** What the subscription does when money for it moves; all of it inside the transaction of the report. */
export interface Fulfilment {
  paid(tx: Tx, order: PlanOrder, charge: string, period: Period, now: Date): Promise<void>
  /** The money of a payment is gone, or back again. */
  setRevoked(tx: Tx, order: Order, charge: string, isRevoked: boolean, isRefunded: boolean, now: Date): Promise<void>
  renewalFailed(tx: Tx, order: PlanOrder, report: RenewalFailedReport, now: Date): Promise<void>
  changed(tx: Tx, order: PlanOrder, report: ChangedReport): Promise<void>
}

/**
 * Takes a report in: once, whatever the order and number of its deliveries, whole or not at all. Every report only
 * adds to what is known of a charge; what follows from all that is known is then brought about.
 */
export const takeReport = (database: Database, fulfilment: Fulfilment, report: Report, now: Date): Promise<boolean> =>
  database.transaction(async tx => {
    if (!(await noteEvent(tx, report.id, report.kind, now))) return false
    await take(tx, fulfilment, report, now)
    return true
  })

async function take(tx: Tx, fulfilment: Fulfilment, report: Report, now: Date) {
  switch (report.kind) {
    case 'paid':
      return takePaid(tx, fulfilment, report, now)
    case 'failed':
      return markFailed(tx, report.orderId, now)
    case 'refunded':
      return changeCharge(tx, fulfilment, report, now, charge => ({
        ...charge,
        refundedCents: Math.max(charge.refundedCents, report.refundedCents),
      }))
    case 'disputed':
      return changeCharge(tx, fulfilment, report, now, charge => ({
        ...charge,
        dispute: laterDispute(charge.dispute, report.dispute),
      }))
    case 'renewalFailed': {
      const order = await planOrder(tx, report, now)
      if (order) await fulfilment.renewalFailed(tx, order, report, now)
      return
    }
    case 'subscriptionChanged': {
      const order = await planOrder(tx, report, now)
      if (order) await fulfilment.changed(tx, order, report)
    }
  }
}

/** A refund or a dispute; its payment may be told later, and then finds it here. */
async function changeCharge(
  tx: Tx,
  fulfilment: Fulfilment,
  { id: reportId, charge: reference }: { id: string; charge: string },
  now: Date,
  change: (charge: Charge) => Charge,
) {
  const orderId = await noteCharge(tx, reference)
  const order = orderId ? await lockOrder(tx, orderId) : undefined
  const charge = change(await lockCharge(tx, reference))
  await saveCharge(tx, order ? await settle(tx, fulfilment, { order, charge, reportId, now }) : charge)
}

async function takePaid(tx: Tx, fulfilment: Fulfilment, report: PaidReport, now: Date) {
  await noteCharge(tx, report.charge)
  const order = await knownOrder(tx, report, now)
  if (!order) return
  const known = await lockCharge(tx, report.charge)
  if (known.paidAt) return
  const { amountCents, period } = report
  const isExtra = !period && (await isPaidAlready(tx, order.id, report.charge))
  const isShort = amountCents < order.amountCents && (!period || period.isFirst)
  const charge = { ...known, orderId: order.id, amountCents, paidAt: now, isExtra: isExtra || isShort }
  const about = { accountId: order.accountId, orderId: order.id, details: { charge: report.charge, amountCents } }
  if (isExtra) await recordCase(tx, { key: `twice:${report.charge}`, kind: 'paidTwice', ...about }, now)
  if (isShort) await recordCase(tx, { key: `short:${report.charge}`, kind: 'paidTooLittle', ...about }, now)
  const given = charge.isExtra ? charge : await give(tx, fulfilment, order, charge, report, now)
  await saveCharge(tx, await settle(tx, fulfilment, { order, charge: given, reportId: report.id, now }))
}

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

const isPlan = (order: Order): order is PlanOrder => order.plan !== null

/** The order of a report, locked. Money for an order that is not ours waits for a person to look at it. */
async function knownOrder(tx: Tx, report: { id: string; kind: string; orderId: string }, now: Date) {
  const order = isUuid(report.orderId) ? await lockOrder(tx, report.orderId) : undefined
  if (!order)
    await recordCase(
      tx,
      {
        key: `unknown:${report.id}`,
        kind: 'unknownOrder',
        accountId: null,
        orderId: null,
        details: { report: report.kind, order: report.orderId },
      },
      now,
    )
  return order
}

async function planOrder(tx: Tx, report: ChangedReport | RenewalFailedReport, now: Date) {
  const order = await knownOrder(tx, report, now)
  return order && isPlan(order) ? order : undefined
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
