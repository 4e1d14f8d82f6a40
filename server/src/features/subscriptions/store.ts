import type { Language, Plan } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../platform/db/db.ts'
import type { Period, Subscription } from './rules.ts'

export type StoredSubscription = Subscription & { reference: string; customer: string | null }

interface Row {
  reference: string
  plan: Plan
  customer: string | null
  isRenewing: boolean
  isOver: boolean
  charge: string | null
  startsAt: Date | null
  endsAt: Date | null
  isPaid: boolean
  failedAt: Date | null
  isRevoked: boolean
}

/** Every subscription an account has had, with its periods, the oldest first. */
export async function subscriptionsOf(db: Db, accountId: string): Promise<StoredSubscription[]> {
  const rows = await db.rows<Row>(sql`select s.reference, s.plan, s.customer, s.is_renewing as "isRenewing",
      s.is_over as "isOver", p.charge, p.starts_at as "startsAt", p.ends_at as "endsAt",
      p.paid_at is not null as "isPaid", p.failed_at as "failedAt",
      coalesce(p.is_revoked, false) as "isRevoked"
    from subscriptions s left join subscriptions_periods p on p.reference = s.reference
    join payments_orders o on o.id = s.order_id
    where s.account_id = ${accountId} order by o.created_at, s.reference, p.starts_at`)
  const found = new Map<string, StoredSubscription>()
  for (const { reference, plan, customer, isRenewing, isOver, charge, ...period } of rows) {
    const saved = found.get(reference) ?? { reference, plan, customer, isRenewing, isOver, periods: [] as Period[] }
    if (charge) saved.periods.push(period)
    found.set(reference, saved)
  }
  return [...found.values()]
}

interface NewSubscription {
  reference: string
  accountId: string
  orderId: string
  plan: Plan
  customer: string | null
}

/** Keeps a subscription when it is first heard of. */
export const recordSubscription = (tx: Tx, { reference, accountId, orderId, plan, customer }: NewSubscription) =>
  tx.run(sql`insert into subscriptions as s (reference, account_id, order_id, plan, customer)
    values (${reference}, ${accountId}, ${orderId}, ${plan}, ${customer})
    on conflict (reference) do update set customer = coalesce(s.customer, excluded.customer)`)

interface Description {
  isRenewing: boolean
  isOver: boolean
  version: number
}

/**
 * Takes over a description unless a newer one is known. Of two of one moment, the one that ends more counts. What is
 * over needs no stop any more.
 */
export const describe = (db: Db, reference: string, { isRenewing, isOver, version }: Description) =>
  db.run(sql`update subscriptions set version = ${version}, is_over = is_over or ${isOver},
      is_renewing = ${isRenewing} and (version < ${version} or is_renewing),
      stop_told_at = case when ${isRenewing} then null else stop_told_at end,
      stop_wanted_at = case when is_over or ${isOver} then null else stop_wanted_at end
    where reference = ${reference} and version <= ${version}`)

/** We stopped it ourselves: shown at once, before the provider has said so. */
export const markStopped = (db: Db, reference: string) =>
  db.run(sql`update subscriptions set is_renewing = false where reference = ${reference}`)

/** As it is now: nobody changes it before this transaction ends. */
export async function lockSubscription(tx: Tx, accountId: string, reference: string) {
  await tx.run(sql`select from subscriptions where reference = ${reference} for update`)
  return (await subscriptionsOf(tx, accountId)).find(one => one.reference === reference)
}

/** All that an account has, in the same order for everybody. */
export const lockSubscriptions = (tx: Tx, accountId: string) =>
  tx.run(sql`select from subscriptions where account_id = ${accountId} order by reference for update`)

/** We resumed it ourselves; a stop that is still wanted is wanted no more. */
export const markResumed = (tx: Tx, reference: string) =>
  tx.run(sql`update subscriptions set is_renewing = true, stop_wanted_at = null, stop_told_at = null
    where reference = ${reference}`)

interface PaidPeriod {
  charge: string
  reference: string
  startsAt: Date
  endsAt: Date
  isFirst: boolean
  now: Date
}

export const addPaidPeriod = (tx: Tx, { charge, reference, startsAt, endsAt, isFirst, now }: PaidPeriod) =>
  tx.run(sql`insert into subscriptions_periods (charge, reference, starts_at, ends_at, is_first, paid_at)
    values (${charge}, ${reference}, ${startsAt}, ${endsAt}, ${isFirst}, ${now})
    on conflict (charge) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      is_first = excluded.is_first, paid_at = excluded.paid_at`)

interface FailedPeriod {
  charge: string
  reference: string
  nextTryAt: Date | null
}

export const addFailedPeriod = (tx: Tx, { charge, reference, nextTryAt }: FailedPeriod, now: Date) =>
  tx.run(sql`insert into subscriptions_periods (charge, reference, failed_at, next_try_at)
    values (${charge}, ${reference}, ${now}, ${nextTryAt})
    on conflict (charge) do update set failed_at = excluded.failed_at, next_try_at = excluded.next_try_at`)

export const setRevoked = (tx: Tx, charge: string, isRevoked: boolean) =>
  tx.run(sql`update subscriptions_periods set is_revoked = ${isRevoked} where charge = ${charge}`)

/** The subscription of somebody who cannot come in any more, whatever was paid for it before. */
export const wantStopOf = (db: Db, reference: string, now: Date) =>
  db.run(sql`update subscriptions set stop_wanted_at = ${now}, is_renewing = false
    where reference = ${reference} and not is_over`)

/** A subscription whose payment goes back is not wanted; one that was paid for before goes on. */
export const wantStopUnpaid = (tx: Tx, reference: string, now: Date) =>
  tx.run(sql`update subscriptions set stop_wanted_at = ${now}, is_renewing = false where reference = ${reference}
    and not is_over and not exists (select 1 from subscriptions_periods p where p.reference = ${reference} and p.paid_at is not null)`)

/**
 * Nobody pays again for what went back; a subscription with later time that was paid for goes on. A renewal that is paid
 * while the stop is on its way is the last one.
 */
export const wantStopTakenBack = (tx: Tx, charge: string, now: Date) =>
  tx.run(sql`update subscriptions s set stop_wanted_at = ${now}, is_renewing = false from subscriptions_periods gone
    where gone.charge = ${charge} and s.reference = gone.reference and not s.is_over
      and not exists (select 1 from subscriptions_periods p where p.reference = s.reference and p.paid_at is not null
        and not p.is_revoked and p.ends_at > gone.ends_at)`)

/** All that was paid for beside one subscription renews no more. */
export const wantStopOfOthers = (tx: Tx, accountId: string, reference: string, now: Date) =>
  tx.run(sql`update subscriptions s set stop_wanted_at = ${now}, is_renewing = false
    where account_id = ${accountId} and reference <> ${reference} and is_renewing and not is_over
      and exists (select 1 from subscriptions_periods p where p.reference = s.reference and p.paid_at is not null)`)

/** Nothing that an account has may renew, and what was stopped is stopped again; the provider is told by the sweep. */
export const wantStopOfAll = (tx: Tx, accountId: string, now: Date) =>
  tx.run(sql`update subscriptions set stop_wanted_at = ${now}, is_renewing = false
    where account_id = ${accountId} and not is_over`)

export const forgetCustomers = (tx: Tx, accountId: string) =>
  tx.run(sql`update subscriptions set customer = null where account_id = ${accountId} and not is_over`)

export interface WantedStop {
  reference: string
  accountId: string
  orderId: string
  wantedAt: Date
}

export const stopsWanted = (db: Db) =>
  db.rows<WantedStop>(sql`select reference, account_id as "accountId", order_id as "orderId",
    stop_wanted_at as "wantedAt" from subscriptions where stop_wanted_at is not null order by stop_wanted_at limit 500`)

export const stopDone = (db: Db, reference: string) =>
  db.run(sql`update subscriptions set stop_wanted_at = null where reference = ${reference}`)

/** Something a subscriber has to know. */
export interface Notice {
  key: string
  to: string | null
  language: Language
  plan: Plan
  accountId: string
}

export const unnotifiedFailure = (tx: Tx, passed: readonly string[]) =>
  tx.row<
    Notice & { nextTryAt: Date | null }
  >(sql`select p.charge as key, a.email as "to", o.language, s.plan, s.account_id as "accountId",
      p.next_try_at as "nextTryAt"
    from subscriptions_periods p join subscriptions s on s.reference = p.reference
    join payments_orders o on o.id = s.order_id join accounts a on a.id = s.account_id
    where p.failed_at is not null and p.paid_at is null and p.failure_told_at is null
      and p.charge <> all(${passed}::text[])
    order by p.failed_at limit 1 for update of p skip locked`)

/** One that was never paid for was never theirs to lose; one that went back was told of with its money. */
export const unnotifiedStop = (tx: Tx, passed: readonly string[]) =>
  tx.row<
    Notice & { isTheirs: boolean; isBlocked: boolean }
  >(sql`select s.reference as key, a.email as "to", o.language, s.plan, s.account_id as "accountId",
      a.blocked_at is not null as "isBlocked",
      exists (select 1 from subscriptions_periods where reference = s.reference and paid_at is not null
        and not is_revoked) as "isTheirs"
    from subscriptions s join payments_orders o on o.id = s.order_id join accounts a on a.id = s.account_id
    where not s.is_renewing and s.stop_told_at is null and s.reference <> all(${passed}::text[])
    order by s.reference limit 1 for update of s skip locked`)

export const markFailureNotified = (tx: Tx, charge: string, now: Date) =>
  tx.run(sql`update subscriptions_periods set failure_told_at = ${now} where charge = ${charge}`)

export const markStopNotified = (tx: Tx, reference: string, now: Date) =>
  tx.run(sql`update subscriptions set stop_told_at = ${now} where reference = ${reference}`)
