import type { Plan } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { OpenCheckout } from '../provider.ts'
import { type Order, orderColumns } from '../store/orders.ts'

/** Open order of a plan: a unique index lets an account have one. */
export interface LiveOrder extends Order {
  plan: Plan
  lapsesAt: Date
  /** Null until its page is open. */
  checkout: OpenCheckout | null
}

const isLive = sql`kind = 'subscription' and paid_by is null and failed_at is null`
const liveOrders = sql`select ${orderColumns}, checkout from payments_orders where ${isLive}`

export const liveOrderOf = (db: Db, accountId: string) =>
  db.row<LiveOrder>(sql`${liveOrders} and account_id = ${accountId}`)

/** The order under way, which nobody else changes before this transaction ends. */
export const lockLiveOrder = (tx: Tx, accountId: string) =>
  tx.row<LiveOrder>(sql`${liveOrders} and account_id = ${accountId} for update`)

/** Orders whose time is over, and those whose page was never opened. */
export const lapsedOrders = (db: Db, now: Date, unopenedSince: Date) =>
  db.rows<LiveOrder>(sql`${liveOrders} and (coalesce(lapses_at, created_at) <= ${now}
    or (checkout is null and created_at <= ${unopenedSince})) order by created_at limit 500`)

/** Notes the page of an order, or hands out the one it has; undefined when the order is over. */
export const saveCheckout = (db: Db, id: string, reference: string, checkout: OpenCheckout) =>
  db.row<{ checkout: OpenCheckout }>(sql`update payments_orders set
      checkout = coalesce(checkout, ${JSON.stringify(checkout)}::jsonb),
      checkout_reference = coalesce(checkout_reference, ${reference})
    where id = ${id} and ${isLive} returning checkout`)

/** The order is given up by the next sweep. */
export const lapseNow = (tx: Tx, accountId: string, now: Date) =>
  tx.run(sql`update payments_orders set lapses_at = ${now} where account_id = ${accountId} and ${isLive}`)

export const markPaid = (tx: Tx, id: string, charge: string) =>
  tx.run(sql`update payments_orders set paid_by = ${charge} where id = ${id}`)

export const saveReserve = (tx: Tx, id: string, credits: number, times: number) =>
  tx.run(sql`update payments_orders set reserved_credits = ${credits}, reserved_times = ${times} where id = ${id}`)
