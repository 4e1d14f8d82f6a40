import type { Database, Tx } from '../../../platform/db/db.ts'
import { isUuid } from '../../../platform/tokens.ts'
import { closeOrder } from '../plans/close.ts'
import { furtherDispute } from '../rules.ts'
import { recordCase } from '../store/cases.ts'
import { type Charge, insertCharge, lockCharge, orderOfCharge, saveCharge, saveEvent } from '../store/charges.ts'
import { lockOrder } from '../store/orders.ts'
import type { Fulfilment } from './fulfilment.ts'
import { planOrder } from './known-order.ts'
import { takePaid } from './paid.ts'
import type { Report, UnplacedReport } from './report.ts'
import { applyReversals } from './reversal.ts'

/**
 * Processes a report idempotently: once, whatever the order and number of its deliveries, in one transaction. Every report only
 * adds to what is known of a charge; what follows from all that is known is then brought about.
 */
export const takeReport = (database: Database, fulfilment: Fulfilment, report: Report, now: Date): Promise<boolean> =>
  database.transaction(async tx => {
    if (!(await saveEvent(tx, report.id, report.kind, now))) return false
    await take(tx, fulfilment, report, now)
    return true
  })

async function take(tx: Tx, fulfilment: Fulfilment, report: Report, now: Date) {
  switch (report.kind) {
    case 'paid':
      return takePaid(tx, fulfilment, report, now)
    case 'failed':
      return takeFailed(tx, report.orderId, now)
    case 'refunded':
      return changeCharge(tx, fulfilment, report, now, charge => ({
        ...charge,
        refundedCents: Math.max(charge.refundedCents, report.refundedCents),
      }))
    case 'refundFailed':
      return openNotRefundedCase(tx, report, now)
    case 'disputed':
      return changeCharge(tx, fulfilment, report, now, charge => ({
        ...charge,
        dispute: furtherDispute(charge.dispute, report.dispute),
      }))
    case 'unplaced':
      return openUnplacedCase(tx, report, now)
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

/** The page is closed for good. Other shops at the same provider have orders of their own. */
async function takeFailed(tx: Tx, orderId: string, now: Date) {
  const order = isUuid(orderId) ? await lockOrder(tx, orderId) : undefined
  if (order) await closeOrder(tx, order, now)
}

/** A refund or a dispute; its payment may be told later, and then finds it here. */
async function changeCharge(
  tx: Tx,
  fulfilment: Fulfilment,
  { id: reportId, charge: reference }: { id: string; charge: string },
  now: Date,
  change: (charge: Charge) => Charge,
) {
  const orderId = await insertCharge(tx, reference)
  const order = orderId ? await lockOrder(tx, orderId) : undefined
  const charge = change(await lockCharge(tx, reference))
  await saveCharge(tx, order ? await applyReversals(tx, fulfilment, { order, charge, reportId, now }) : charge)
}

/** Somebody paid and waits for what was bought. */
const openUnplacedCase = (tx: Tx, { id, event, version, charge, amountCents }: UnplacedReport, now: Date) =>
  recordCase(
    tx,
    {
      ...{ key: `unknown:${id}`, kind: 'unknownOrder', accountId: null, orderId: null },
      details: { report: event, version, charge, amountCents },
    },
    now,
  )

/** The money is with us again, and somebody waits for it. */
async function openNotRefundedCase(tx: Tx, { id: report, charge }: { id: string; charge: string }, now: Date) {
  const order = await orderOfCharge(tx, charge)
  const about = { accountId: order?.accountId ?? null, orderId: order?.id ?? null }
  await recordCase(tx, { key: `refund:${charge}`, kind: 'notRefunded', ...about, details: { charge, report } }, now)
}
