import type { CreditOrder, FirstPayment, Language, Plan } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { OpenCheckout } from '../provider.ts'

export interface Order {
  id: string
  accountId: string
  kind: 'credits' | 'subscription'
  amountCents: number
  credits: number
  countedCredits: number
  priceId: string | null
  plan: Plan | null
  language: Language
  isGuest: boolean
  createdAt: Date
}

/** What is bought: credits by the catalogue, or a plan at its first payment. */
export type Goods = ({ kind: 'credits' } & CreditOrder) | ({ kind: 'subscription'; plan: Plan } & FirstPayment)

export const goodsColumns = (goods: Goods) =>
  goods.kind === 'credits'
    ? { credits: goods.analyses, countedCredits: 0, priceId: goods.priceId, plan: null }
    : { credits: 0, countedCredits: goods.countedCredits, priceId: null, plan: goods.plan }

const columns = sql`id, account_id as "accountId", kind, amount_cents as "amountCents", credits,
  counted_credits as "countedCredits", price_id as "priceId", plan, language, is_guest as "isGuest",
  created_at as "createdAt"`

export const addOrder = (db: Db, order: Order, provider: string, checkout: OpenCheckout) =>
  db.run(sql`insert into payments_orders (id, account_id, kind, amount_cents, credits, counted_credits, price_id, plan,
      language, is_guest, provider, checkout, created_at)
    values (${order.id}, ${order.accountId}, ${order.kind}, ${order.amountCents}, ${order.credits},
      ${order.countedCredits}, ${order.priceId}, ${order.plan}, ${order.language}, ${order.isGuest}, ${provider},
      ${JSON.stringify(checkout)}, ${order.createdAt})`)

/** The order, which nobody else changes or fulfils before this transaction ends. */
export const lockOrder = (tx: Tx, id: string) =>
  tx.row<Order>(sql`select ${columns} from payments_orders where id = ${id} for update`)

/** What became of an order. Money that gives nothing is on its way back, or waits for a person to look at it. */
export type OrderStatus = 'open' | 'paid' | 'sentBack' | 'notCredited' | 'failed'

export const orderById = (db: Db, id: string) =>
  db.row<Order & { status: OrderStatus }>(sql`select ${columns}, case
      when exists (select 1 from payments_charges c
        where c.order_id = o.id and c.paid_at is not null and not c.is_extra) then 'paid'
      when exists (select 1 from payments_charges c join payments_refunds r on r.charge = c.reference
        where c.order_id = o.id and r.given_up_at is null) then 'sentBack'
      when exists (select 1 from payments_charges c where c.order_id = o.id and c.paid_at is not null) then 'notCredited'
      when failed_at is not null then 'failed' else 'open' end as status
    from payments_orders o where id = ${id}`)

/** The same order, begun a moment ago and still waiting for its payment: a second tap leads to the same page. */
export const openOrderLike = (db: Db, order: Order, since: Date) =>
  db.row<{ id: string; checkout: OpenCheckout }>(sql`select id, checkout from payments_orders o
    where account_id = ${order.accountId} and kind = ${order.kind} and amount_cents = ${order.amountCents}
      and credits = ${order.credits} and counted_credits = ${order.countedCredits}
      and plan is not distinct from ${order.plan} and language = ${order.language}
      and created_at > ${since} and failed_at is null
      and not exists (select 1 from payments_charges c where c.order_id = o.id)
    order by created_at desc limit 1`)

/** A plan that was begun and is neither paid nor given up. */
export const pendingPlanOf = (db: Db, accountId: string, since: Date) =>
  db.row<{ plan: Plan }>(sql`select plan from payments_orders o where account_id = ${accountId}
    and kind = 'subscription' and created_at > ${since} and failed_at is null
    and not exists (select 1 from payments_charges c where c.order_id = o.id and c.paid_at is not null)
    order by created_at desc limit 1`)

export const markFailed = (db: Db, id: string, now: Date) =>
  db.run(sql`update payments_orders set failed_at = ${now} where id = ${id} and failed_at is null`)

/** The orders of a guest follow it into its membership, so that a late payment or refund finds the right account. */
export const adoptOrders = (tx: Tx, guestId: string, memberId: string) =>
  tx.run(sql`update payments_orders set account_id = ${memberId} where account_id = ${guestId}`)
