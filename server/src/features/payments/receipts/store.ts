import type { Language } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Receipt, RefundNotice } from './emails.ts'

type To = { to: string | null; language: Language }

/** The oldest payment without a receipt, row-locked until this transaction ends. */
export const oldestUnsent = (tx: Tx, passed: readonly string[]) =>
  tx.row<Receipt & To>(sql`select c.reference, c.amount_cents as "amountCents", c.paid_at as "paidAt",
      c.period_ends_at as "periodEndsAt", c.granted_credits as credits, o.plan, o.language,
      coalesce(v.email, a.email, a.claimed_email) as "to", case when a.email <> v.email then 'otherAccount'
        when a.email is not null then 'account'
        when exists (select 1 from accounts k where k.email = v.email) then 'browserOfKnown'
        else 'browser' end as place
    from payments_charges c join payments_orders o on o.id = c.order_id join accounts a on a.id = o.account_id
    left join payments_conversions v on v.order_id = o.id
    where c.paid_at is not null and c.receipt_at is null and not c.is_extra and c.reference <> all(${passed}::text[])
    order by c.paid_at limit 1 for update of c skip locked`)

export const markSent = (tx: Tx, reference: string, now: Date) =>
  tx.run(sql`update payments_charges set receipt_at = ${now} where reference = ${reference}`)

/** A payment of which more went back than its payer was told. */
export const oldestUnnotified = (tx: Tx, passed: readonly string[]) =>
  tx.row<RefundNotice & To>(sql`select c.reference, c.amount_cents as "amountCents",
      c.refunded_cents as "refundedCents", o.plan, o.language, coalesce(v.email, a.email, a.claimed_email) as "to",
      c.is_extra as "isExtra", not c.is_extra and c.period_ends_at is not null and not exists (select 1 from payments_charges l
        where l.order_id = c.order_id and l.paid_at is not null and not l.is_extra
          and l.period_ends_at > c.period_ends_at and l.dispute not in ('open', 'lost')
          and (l.refunded_cents = 0 or l.refunded_cents < l.amount_cents)) as "isLast"
    from payments_charges c join payments_orders o on o.id = c.order_id join accounts a on a.id = o.account_id
    left join payments_conversions v on v.order_id = o.id
    where c.refunded_cents > c.refund_told_cents and c.paid_at is not null and c.reference <> all(${passed}::text[])
    order by c.paid_at limit 1 for update of c skip locked`)

export const markNotified = (tx: Tx, reference: string) =>
  tx.run(sql`update payments_charges set refund_told_cents = refunded_cents where reference = ${reference}`)

/** How long the oldest receipt has been waiting to leave. */
export const oldestReceiptSeconds = async (db: Db, now: Date): Promise<number> => {
  const row = await db.row<{ since: Date | null }>(sql`select min(paid_at) as since from payments_charges
    where paid_at is not null and receipt_at is null and not is_extra`)
  return row?.since ? Math.max(0, (now.getTime() - row.since.getTime()) / 1000) : 0
}
