import type { Plan } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Dispute } from '../reports/report.ts'

export interface Charge {
  reference: string
  orderId: string | null
  amountCents: number | null
  paidAt: Date | null
  isExtra: boolean
  refundedCents: number
  dispute: Dispute
  grantedCredits: number
  takenCredits: number
  missingCredits: number
}

const columns = sql`reference, order_id as "orderId", amount_cents as "amountCents", paid_at as "paidAt",
  is_extra as "isExtra", refunded_cents as "refundedCents", dispute, granted_credits as "grantedCredits",
  taken_credits as "takenCredits", missing_credits as "missingCredits"`

/** True the first time that a report is taken in. */
export const noteEvent = async (tx: Tx, id: string, kind: string, now: Date): Promise<boolean> =>
  (await tx.run(sql`insert into payments_events (id, kind, received_at) values (${id}, ${kind}, ${now})
    on conflict do nothing`)) > 0

/** The order that a charge belongs to, if that is known by now; the charge is known from here on. */
export async function noteCharge(tx: Tx, reference: string): Promise<string | null> {
  await tx.run(sql`insert into payments_charges (reference) values (${reference}) on conflict do nothing`)
  const row = await tx.row<{ orderId: string | null }>(
    sql`select order_id as "orderId" from payments_charges where reference = ${reference}`,
  )
  return row?.orderId ?? null
}

export async function lockCharge(tx: Tx, reference: string): Promise<Charge> {
  const charge = await tx.row<Charge>(
    sql`select ${columns} from payments_charges where reference = ${reference} for update`,
  )
  if (!charge) throw new Error('A charge vanished.')
  return charge
}

export const saveCharge = (tx: Tx, charge: Charge) =>
  tx.run(sql`update payments_charges set order_id = ${charge.orderId}, amount_cents = ${charge.amountCents},
    paid_at = ${charge.paidAt}, is_extra = ${charge.isExtra}, refunded_cents = ${charge.refundedCents},
    dispute = ${charge.dispute}, granted_credits = ${charge.grantedCredits}, taken_credits = ${charge.takenCredits},
    missing_credits = ${charge.missingCredits} where reference = ${charge.reference}`)

/** Whether another payment of this order came before. */
export const isPaidAlready = async (tx: Tx, orderId: string, reference: string): Promise<boolean> =>
  (await tx.row(sql`select 1 from payments_charges
    where order_id = ${orderId} and reference <> ${reference} and paid_at is not null and not is_extra`)) !== undefined

export interface Purchase {
  id: string
  kind: 'credits' | 'subscription'
  plan: Plan | null
  amountCents: number
  refundedCents: number
  dispute: Dispute
  credits: number
  paidAt: Date
}

export const purchasesOf = (db: Db, accountId: string) =>
  db.rows<Purchase>(sql`select c.reference as id, o.kind, o.plan, c.amount_cents as "amountCents",
      c.refunded_cents as "refundedCents", c.dispute, c.granted_credits as credits, c.paid_at as "paidAt"
    from payments_charges c join payments_orders o on o.id = c.order_id
    where o.account_id = ${accountId} and c.paid_at is not null order by c.paid_at desc, c.reference limit 500`)

export interface DayRevenue {
  day: string
  paidCents: number
  refundedCents: number
  payments: number
  creditsSold: number
}

/** What came in per day of UTC; a refund counts on the day of its payment. */
export const revenueByDay = (db: Db, since: Date) =>
  db.rows<DayRevenue>(sql`select to_char(paid_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      sum(amount_cents)::int as "paidCents", sum(refunded_cents)::int as "refundedCents", count(*)::int as payments,
      sum(granted_credits)::int as "creditsSold"
    from payments_charges where paid_at >= ${since} group by 1 order by 1`)
