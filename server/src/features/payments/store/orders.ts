import type { CreditOrder, Language, Plan } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { OpenCheckout } from '../provider.ts'

/** What is known of an order when it begins. */
export interface NewOrder {
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
  /** When it is given up if nobody has paid; null for a pack. */
  lapsesAt: Date | null
}

export interface Order extends NewOrder {
  /** The payment that began the plan; null for a pack. */
  paidBy: string | null
  failedAt: Date | null
  /** The provider's name for the page of a plan's order; null until it was opened. */
  checkoutReference: string | null
  /** The credits of the ledger that it holds now, and how often it has taken them. */
  reservedCredits: number
  reservedTimes: number
}

/** A pack as an order begins with it. */
export const packColumns = ({ amountCents, analyses, priceId }: CreditOrder) =>
  ({ kind: 'credits', amountCents, credits: analyses, countedCredits: 0, priceId, plan: null, lapsesAt: null }) as const

export const orderColumns = sql`id, account_id as "accountId", kind, amount_cents as "amountCents", credits,
  counted_credits as "countedCredits", price_id as "priceId", plan, language, is_guest as "isGuest",
  created_at as "createdAt", lapses_at as "lapsesAt", paid_by as "paidBy", failed_at as "failedAt",
  checkout_reference as "checkoutReference", reserved_credits as "reservedCredits", reserved_times as "reservedTimes"`

/** Keeps an order; false for that of a plan beside another one under way, which the database does not take. */
export const addOrder = async (db: Db, order: NewOrder, provider: string, checkout: PackCheckout | null) =>
  (await db.run(sql`insert into payments_orders (id, account_id, kind, amount_cents, credits, counted_credits, price_id, plan,
      language, is_guest, provider, checkout, created_at, lapses_at)
    values (${order.id}, ${order.accountId}, ${order.kind}, ${order.amountCents}, ${order.credits},
      ${order.countedCredits}, ${order.priceId}, ${order.plan}, ${order.language}, ${order.isGuest}, ${provider},
      ${checkout && JSON.stringify(checkout)}, ${order.createdAt}, ${order.lapsesAt})
    on conflict (account_id) where kind = 'subscription' and paid_by is null and failed_at is null do nothing`)) > 0

/** The order, which nobody else changes or fulfils before this transaction ends. */
export const lockOrder = (tx: Tx, id: string) =>
  tx.row<Order>(sql`select ${orderColumns} from payments_orders where id = ${id} for update`)

/** What became of an order. Money that gives nothing is on its way back, or waits for a person to look at it. */
type OrderStatus = 'open' | 'paid' | 'sentBack' | 'notCredited' | 'failed'

export const orderById = (db: Db, id: string) =>
  db.row<Order & { status: OrderStatus }>(sql`select ${orderColumns}, case
      when exists (select 1 from payments_charges c
        where c.order_id = o.id and c.paid_at is not null and not c.is_extra) then 'paid'
      when exists (select 1 from payments_charges c join payments_refunds r on r.charge = c.reference
        where c.order_id = o.id and r.given_up_at is null) then 'sentBack'
      when exists (select 1 from payments_charges c where c.order_id = o.id and c.paid_at is not null) then 'notCredited'
      when failed_at is not null then 'failed' else 'open' end as status
    from payments_orders o where id = ${id}`)

/** The page of a pack, which leads back to where somebody set out. */
export interface PackCheckout extends OpenCheckout {
  returnTo?: string | undefined
}

/**
 * The same pack, begun a moment ago and still waiting for its payment: a second tap leads to the same page. One that
 * was opened for a guest, or that leads back to another place, is another page.
 */
export const openPackLike = (db: Db, order: NewOrder, returnTo: string | undefined, since: Date) =>
  db.row<{ id: string; checkout: PackCheckout }>(sql`select id, checkout from payments_orders o
    where account_id = ${order.accountId} and kind = 'credits' and amount_cents = ${order.amountCents}
      and credits = ${order.credits} and language = ${order.language} and is_guest = ${order.isGuest}
      and checkout->>'returnTo' is not distinct from ${returnTo ?? null}
      and created_at > ${since} and failed_at is null
      and not exists (select 1 from payments_charges c where c.order_id = o.id)
    order by created_at desc limit 1`)

export const markFailed = (db: Db, id: string, now: Date) =>
  db.run(sql`update payments_orders set failed_at = ${now} where id = ${id} and failed_at is null`)

/**
 * The packs of a guest follow it into its membership, so that a late payment or refund finds the right account. A plan
 * was begun by a member who only claims its address: it stays there with its subscription and the credits it holds.
 */
export const adoptPacks = (tx: Tx, guestId: string, memberId: string) =>
  tx.run(sql`update payments_orders set account_id = ${memberId} where account_id = ${guestId} and kind = 'credits'`)
