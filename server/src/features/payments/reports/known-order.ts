import type { Tx } from '../../../platform/db/db.ts'
import { isUuid } from '../../../platform/tokens.ts'
import { recordCase } from '../store/cases.ts'
import { lockOrder, type Order } from '../store/orders.ts'

export type PlanOrder = Order & { plan: NonNullable<Order['plan']> }

export const isPlan = (order: Order): order is PlanOrder => order.plan !== null

interface AboutOrder {
  id: string
  kind: string
  orderId: string
}

/** The order of a report, row-locked. A report of an unknown order becomes a case. */
export async function knownOrder(tx: Tx, report: AboutOrder, now: Date): Promise<Order | undefined> {
  const order = isUuid(report.orderId) ? await lockOrder(tx, report.orderId) : undefined
  if (order) return order
  const details = { report: report.kind, order: report.orderId }
  const about = { key: `unknown:${report.id}`, kind: 'unknownOrder' as const, accountId: null, orderId: null }
  await recordCase(tx, { ...about, details }, now)
  return undefined
}

export async function planOrder(tx: Tx, report: AboutOrder, now: Date): Promise<PlanOrder | undefined> {
  const order = await knownOrder(tx, report, now)
  return order && isPlan(order) ? order : undefined
}
