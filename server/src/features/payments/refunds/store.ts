import { type Db, sql, type Tx } from '../../../platform/db/db.ts'

/**
 * Reasons of an automatic refund: its order was paid already; a cheap first month was paid beside a subscription that
 * goes on; it came when its order was over and the credits of its discount were spent; or whoever paid is gone.
 */
export type RefundReason = 'paidTwice' | 'secondSubscription' | 'paidLate' | 'accountGone'

/** From here on the money goes back, once, whatever happens to this process. */
export const wantRefund = (tx: Tx, charge: string, amountCents: number, reason: RefundReason, now: Date) =>
  tx.run(sql`insert into payments_refunds (charge, amount_cents, reason, wanted_at, try_at)
    values (${charge}, ${amountCents}, ${reason}, ${now}, ${now}) on conflict do nothing`)

export interface WantedRefund {
  charge: string
  amountCents: number
  reason: RefundReason
  /** With the one that begins now. */
  tries: number
}

/** What is due, for this process alone: each try moves the next one further away, up to half a day. */
export const claimRefunds = (db: Db, now: Date) =>
  db.rows<WantedRefund>(sql`update payments_refunds set tries = tries + 1,
      try_at = ${now}::timestamptz + interval '1 minute' * least(power(2, tries), 720)
    where charge in (select charge from payments_refunds
      where done_at is null and given_up_at is null and try_at <= ${now}
      order by try_at limit 50 for update skip locked)
    returning charge, amount_cents as "amountCents", reason, tries`)

export const refundDone = (db: Db, charge: string, now: Date) =>
  db.run(sql`update payments_refunds set done_at = ${now} where charge = ${charge}`)

export const refundGivenUp = (tx: Tx, charge: string, now: Date) =>
  tx.run(sql`update payments_refunds set given_up_at = ${now} where charge = ${charge} and done_at is null`)
