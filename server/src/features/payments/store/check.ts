import { type Db, sql } from '../../../platform/db/db.ts'

interface WrongCharge {
  reference: string
  expected: number
  written: number
}

/**
 * Reconciliation: every paid pack whose credits in the ledger are not what its payment says: given once, less what was taken back.
 * There should be none.
 */
export const wrongCharges = (db: Db) =>
  db.rows<WrongCharge>(sql`
    select c.reference, c.granted_credits - c.taken_credits as expected, coalesce(e.sum, 0)::int as written
    from payments_charges c join payments_orders o on o.id = c.order_id
    left join lateral (
      select sum(amount) as sum from credits_entries
      where key = 'purchase:' || o.id or starts_with(key, 'reversal:' || c.reference || ':')) e on true
    where o.kind = 'credits' and c.paid_at is not null and not c.is_extra
      and (coalesce(e.sum, 0) <> c.granted_credits - c.taken_credits or c.granted_credits <> o.credits)
    union all
    select e.key, 0, e.amount from credits_entries e
    where e.reason = 'purchase' and e.key like 'purchase:%' and not exists (
      select 1 from payments_charges c where 'purchase:' || c.order_id = e.key and c.paid_at is not null)`)

/**
 * Every order of a plan that does not hold what the ledger says, or holds credits although it is over and was not
 * paid. There should be none.
 */
export const wrongReserves = (db: Db) =>
  db.rows<WrongCharge>(sql`
    select o.id::text as reference, o.reserved_credits as expected, coalesce(-e.sum, 0)::int as written
    from payments_orders o left join lateral (
      select sum(amount) as sum from credits_entries
      where account_id = o.account_id and reason = 'subscription' and split_part(key, ':', 2) = o.id::text) e on true
    where o.kind = 'subscription' and (coalesce(-e.sum, 0) <> o.reserved_credits
      or (o.reserved_credits > 0 and o.failed_at is not null and o.paid_by is null))`)
