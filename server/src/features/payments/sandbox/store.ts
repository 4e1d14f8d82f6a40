import type { Plan } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { CheckoutRequest } from '../provider.ts'
import type { Report } from '../reports/report.ts'
import { writeReport } from './wire.ts'

export interface Checkout {
  request: Omit<CheckoutRequest, 'closesAt'>
  state: 'open' | 'paid' | 'expired'
}

const usualMs = 30 * 60_000

/** Opens a checkout for an order, idempotently. */
export const addCheckout = (db: Db, { closesAt, ...request }: CheckoutRequest, now: Date) =>
  db.run(sql`insert into payments_sandbox_checkouts (id, request, state, created_at, expires_at)
    values (${request.orderId}, ${JSON.stringify(request)}, 'open', ${now},
      ${closesAt ?? new Date(now.getTime() + usualMs)}) on conflict do nothing`)

export const checkoutById = (db: Db, id: string, now: Date) =>
  db.row<Checkout>(sql`select request, case when state = 'open' and expires_at <= ${now} then 'expired' else state end
    as state from payments_sandbox_checkouts where id = ${id}`)

/** The checkout, if it was still open: from here on it is paid. */
export const closePaid = (tx: Tx, id: string, now: Date) =>
  tx.row<Checkout>(sql`update payments_sandbox_checkouts set state = 'paid'
    where id = ${id} and state = 'open' and expires_at > ${now} returning request, state`)

/** Closes a page; false when it was paid or over before. */
export const closeUnpaid = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.run(sql`update payments_sandbox_checkouts set state = 'expired' where id = ${id} and state = 'open'`)) > 0

/** Closes what nobody came back for, and hands out what it was. */
export const expireBefore = (tx: Tx, now: Date) =>
  tx.rows<{ id: string }>(sql`update payments_sandbox_checkouts set state = 'expired'
    where state = 'open' and expires_at <= ${now} returning id`)

export interface SandboxSubscription {
  id: string
  orderId: string
  plan: Plan
  priceCents: number
  endsAt: Date
  isRenewing: boolean
  version: number
}

const columns = sql`id, order_id as "orderId", plan, price_cents as "priceCents", ends_at as "endsAt",
  is_renewing as "isRenewing", version`

export const addSubscription = (tx: Tx, given: SandboxSubscription) =>
  tx.run(sql`insert into payments_sandbox_subscriptions (id, order_id, plan, price_cents, ends_at, is_renewing, version)
    values (${given.id}, ${given.orderId}, ${given.plan}, ${given.priceCents}, ${given.endsAt}, ${given.isRenewing},
      ${given.version})`)

/** The subscription with its renewal stopped or resumed, if it was otherwise until now. */
export const setRenewing = (tx: Tx, id: string, isRenewing: boolean) =>
  tx.row<SandboxSubscription>(sql`update payments_sandbox_subscriptions set is_renewing = ${isRenewing},
    version = version + 1 where id = ${id} and is_renewing <> ${isRenewing} returning ${columns}`)

export const isKnown = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.row(sql`select 1 from payments_sandbox_subscriptions where id = ${id}`)) !== undefined

/** What has come to its end; nobody else renews it before this transaction ends. */
export const endedBy = (tx: Tx, now: Date) =>
  tx.rows<SandboxSubscription>(sql`select ${columns} from payments_sandbox_subscriptions where ends_at <= ${now}
    order by ends_at limit 20 for update skip locked`)

export const extend = (tx: Tx, id: string, endsAt: Date) =>
  tx.run(sql`update payments_sandbox_subscriptions set ends_at = ${endsAt} where id = ${id}`)

export const dropSubscription = (tx: Tx, id: string) =>
  tx.run(sql`delete from payments_sandbox_subscriptions where id = ${id}`)

export const addEvent = (tx: Tx, report: Report, dueAt: Date) =>
  tx.run(sql`insert into payments_sandbox_events (id, body, due_at)
    values (${report.id}, ${writeReport(report)}, ${dueAt}) on conflict do nothing`)

export const dueEvents = (db: Db, now: Date) =>
  db.rows<{ id: string; body: string }>(sql`select id, body from payments_sandbox_events
    where delivered_at is null and due_at <= ${now} order by due_at, id limit 100`)

export const markDelivered = (db: Db, id: string, now: Date) =>
  db.run(sql`update payments_sandbox_events set delivered_at = ${now} where id = ${id}`)

/** Takes the payer from what an account has ordered; a provider outside keeps its own books. */
export async function forgetPayers(tx: Tx, accountId: string) {
  await tx.run(sql`update payments_sandbox_checkouts c set request = jsonb_set(c.request, '{email}', 'null')
    from payments_orders o where o.account_id = ${accountId} and c.id = o.id::text`)
  await tx.run(sql`update payments_sandbox_events e set body = jsonb_set(e.body::jsonb, '{payer}', 'null')::text
    from payments_orders o where o.account_id = ${accountId} and e.body::jsonb ->> 'orderId' = o.id::text
      and e.body::jsonb ->> 'kind' = 'paid'`)
}
