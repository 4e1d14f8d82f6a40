import type { Plan } from '@pusula/contract'
import { homeDayIn } from '../../../platform/days.ts'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Dispute } from '../reports/report.ts'

export interface Charge {
  reference: string
  orderId: string | null
  amountCents: number | null
  paidAt: Date | null
  /** Until when the plan that it paid for lasts. */
  periodEndsAt: Date | null
  isExtra: boolean
  refundedCents: number
  dispute: Dispute
  grantedCredits: number
  takenCredits: number
  missingCredits: number
}

const columns = sql`reference, order_id as "orderId", amount_cents as "amountCents", paid_at as "paidAt",
  period_ends_at as "periodEndsAt", is_extra as "isExtra", refunded_cents as "refundedCents", dispute, granted_credits as "grantedCredits",
  taken_credits as "takenCredits", missing_credits as "missingCredits"`

/** Deduplication: true the first time that a report is processed. */
export const saveEvent = async (tx: Tx, id: string, kind: string, now: Date): Promise<boolean> =>
  (await tx.run(sql`insert into payments_events (id, kind, received_at) values (${id}, ${kind}, ${now})
    on conflict do nothing`)) > 0

/**
 * The order that a charge belongs to, if that is known by now; the charge is known from here on. Reports of one charge
 * are taken in one by one: a refund beside its own payment would not see whose it is.
 */
export async function insertCharge(tx: Tx, reference: string): Promise<string | null> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`payments ${reference}`}, 0))`)
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
    paid_at = ${charge.paidAt}, period_ends_at = ${charge.periodEndsAt}, is_extra = ${charge.isExtra}, refunded_cents = ${charge.refundedCents},
    dispute = ${charge.dispute}, granted_credits = ${charge.grantedCredits}, taken_credits = ${charge.takenCredits},
    missing_credits = ${charge.missingCredits} where reference = ${charge.reference}`)

/** Other payments of an account whose credits were used before they went back; one that is told of right now is left alone. */
export const lockShortCharges = (tx: Tx, accountId: string, besides: string) =>
  tx.rows<Charge>(sql`select ${columns} from payments_charges
    where missing_credits > 0 and reference <> ${besides}
      and order_id in (select id from payments_orders where account_id = ${accountId})
    order by paid_at for update skip locked`)

/** Whether another payment of this order came before. */
export const isPaidAlready = async (tx: Tx, orderId: string, reference: string): Promise<boolean> =>
  (await tx.row(sql`select 1 from payments_charges
    where order_id = ${orderId} and reference <> ${reference} and paid_at is not null and not is_extra`)) !== undefined

/** Whose order a payment belongs to. */
export const orderOfCharge = (db: Db, reference: string) =>
  db.row<{ id: string; accountId: string }>(sql`select o.id, o.account_id as "accountId"
    from payments_charges c join payments_orders o on o.id = c.order_id where c.reference = ${reference}`)

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

/** What came in per day, less what went back of it later. */
export const revenueByDay = (db: Db, since: Date) =>
  db.rows<{ day: string; revenueUsd: number }>(sql`select ${homeDayIn(sql`paid_at`)} as day,
    (sum(case when dispute in ('open', 'lost') then 0 else greatest(0, amount_cents - refunded_cents) end)
      / 100.0)::float8 as "revenueUsd"
    from payments_charges where paid_at >= ${since} group by 1`)
