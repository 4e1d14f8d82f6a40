import type { Plan } from '@pusula/contract'
import { expect } from 'vitest'
import { beginPlan, type PlanWish } from '../features/payments/plans/begin.ts'
import { lapseOrders } from '../features/payments/plans/close.ts'
import type { CheckoutRequest, Provider } from '../features/payments/provider.ts'
import { sendRefunds } from '../features/payments/refunds/send.ts'
import type { Report } from '../features/payments/reports/report.ts'
import { subscriptionsOf } from '../features/subscriptions/index.ts'
import { paidUntil } from '../features/subscriptions/rules.ts'
import { type Db, sql } from '../platform/db/db.ts'
import type { Platform } from '../platform.ts'
import { monthAt, type OrderStep } from './payment-histories.ts'
import { firstPaid } from './payments.ts'

interface Page {
  request: CheckoutRequest
  state: 'open' | 'paid' | 'expired'
}

/** What a payment at the provider is called there, and what became of it. */
interface Payment {
  orderId: string
  amountCents: number
  subscription: string
  refundedCents: number
}

/** A provider outside with books of its own. It may take money on a page that it has closed, as the best of them do. */
export function bookkeeper(tell: (report: Report) => Promise<void>) {
  const pages = new Map<string, Page>()
  const payments = new Map<string, Payment>()
  const stopped = new Set<string>()
  const wishes = new Set<string>()
  /** Every wish is refused the first time, so that it has to be repeated. */
  const orRefuse = (wish: string) => {
    if (wishes.has(wish)) return
    wishes.add(wish)
    throw new Error('The provider is having a bad day.')
  }
  const refund = async (charge: string, cents: number) => {
    const payment = payments.get(charge)
    if (!payment) throw new Error('There is no such payment.')
    payment.refundedCents = Math.min(payment.amountCents, payment.refundedCents + cents)
    const { refundedCents } = payment
    await tell({ id: `refunded ${charge} ${refundedCents}`, kind: 'refunded', charge, refundedCents })
  }
  const provider: Provider = {
    name: 'sandbox',
    open: async request => {
      if (!pages.has(request.orderId)) pages.set(request.orderId, { request, state: 'open' })
      return { reference: request.orderId, checkout: { checkoutUrl: `/pay/${request.orderId}` } }
    },
    expire: async reference => {
      const page = pages.get(reference)
      if (page?.state === 'paid') return 'paid'
      if (page?.state === 'open') page.state = 'expired'
      return 'expired'
    },
    stopRenewal: async subscription => {
      orRefuse(`stop ${subscription}`)
      stopped.add(subscription)
    },
    resumeRenewal: async () => {},
    refund: async (charge, amountCents) => {
      orRefuse(`refund ${charge}`)
      await refund(charge, amountCents)
    },
    portal: null,
    read: async () => null,
  }
  return {
    ...{ provider, pages, payments, stopped },
    /** Takes the money of a page, the first time or once more, and says so. */
    take: async (orderId: string, page: Page, startsAt: Date, isAgain: boolean) => {
      const { amountCents } = page.request
      const subscription = `sub ${orderId}${isAgain ? ' again' : ''}`
      const report = firstPaid(orderId, amountCents, startsAt, subscription)
      const charge = isAgain ? `${report.charge} again` : report.charge
      if (!payments.has(charge)) payments.set(charge, { orderId, amountCents, subscription, refundedCents: 0 })
      page.state = 'paid'
      await tell({ ...report, id: `paid ${charge}`, charge })
    },
    giveBack: (charge: string) => refund(charge, payments.get(charge)?.amountCents ?? 0),
  }
}
type Bookkeeper = ReturnType<typeof bookkeeper>

interface Scene {
  /** Of a process that may die at any query. */
  mortal(): Platform
  accountId: string
  /** The orders whose page somebody was led to. */
  handedOut: string[]
  check: PlanWish['check']
  books: Bookkeeper
  tell(report: Report): Promise<void>
  startsAt: Date
}

/** Does a step, as far as there is something to do it to. */
export async function doStep(step: OrderStep, scene: Scene): Promise<void> {
  const { mortal, accountId, handedOut, check, books, tell, startsAt } = scene
  const platform = mortal()
  if (step.does === 'begin') {
    const buyer = { accountId, kind: 'member', language: step.language, log: platform.log } as const
    const begun = await beginPlan(platform, books.provider, buyer, { plan: step.plan, shownCents: undefined, check })
    handedOut.push(begun.paymentIntentId)
    return
  }
  if (step.does === 'wait') return lapseOrders(platform, books.provider)
  const orderId = handedOut[step.which % Math.max(1, handedOut.length)]
  const page = orderId ? books.pages.get(orderId) : undefined
  if (!orderId || !page) return
  const { charge } = firstPaid(orderId, 0, startsAt)
  if (step.does === 'pay') await books.take(orderId, page, startsAt, false)
  if (step.does === 'payAgain' && page.state === 'paid') await books.take(orderId, page, startsAt, true)
  if (step.does === 'refund' && books.payments.has(charge)) await books.giveBack(charge)
  if (step.does === 'fail' && page.state !== 'paid') {
    page.state = 'expired'
    await tell({ id: `failed ${orderId}`, kind: 'failed', orderId })
  }
}

/** What nobody paid lapses, and what has to go back goes back, however often the provider refuses. */
export async function comeToEnd(platform: Platform, provider: Provider) {
  await lapseOrders(platform, provider)
  await sendRefunds(platform, provider)
}

interface Saved {
  id: string
  plan: Plan
  amountCents: number
  counted: number
  held: number
  moved: number
  paidBy: string | null
  isOver: boolean
}

/**
 * Compares what is kept of an account's orders with the provider's books: no payment is lost, none is taken for
 * nothing, each cheap month has used up its credits once. Hands out how many credits are used up.
 */
export async function judgeOrders(db: Db, books: Bookkeeper, accountId: string): Promise<number> {
  const orders = await db.rows<Saved>(sql`select id, plan, amount_cents as "amountCents", counted_credits as counted,
      reserved_credits as held, paid_by as "paidBy", failed_at is not null as "isOver",
      (select coalesce(-sum(amount), 0)::int from credits_entries e
        where e.account_id = o.account_id and strpos(e.key, o.id::text) > 0) as moved
    from payments_orders o where account_id = ${accountId} and kind = 'subscription'`)
  let used = 0
  let paidMonths = 0
  const begun: string[] = []
  const takenBack: string[] = []
  for (const order of orders) {
    expect(order.amountCents).toBe(order.plan === 'monthly' ? 3_500 - 20 * order.counted : 35_000)
    expect(order.paidBy !== null || order.isOver, 'nothing is under way for ever').toBe(true)
    const first = order.paidBy === null ? undefined : books.payments.get(order.paidBy)
    const isSaved = first !== undefined && first.refundedCents < first.amountCents
    expect(order.held).toBe(isSaved ? order.counted : 0)
    expect(order.moved, 'the ledger says the same').toBe(order.held)
    used += order.held
    paidMonths += isSaved ? 1 : 0
    for (const [charge, payment] of books.payments) {
      if (payment.orderId !== order.id) continue
      if (charge === order.paidBy) (isSaved ? begun : takenBack).push(payment.subscription)
      else {
        expect(payment.refundedCents, 'what gives nothing goes back').toBe(payment.amountCents)
        expect(books.stopped.has(payment.subscription), 'and does not renew').toBe(true)
      }
    }
  }
  const renewing = (subscriptions: string[]) => subscriptions.filter(one => !books.stopped.has(one))
  expect(renewing(takenBack), 'nobody pays again for what went back').toEqual([])
  // One that went back had stopped the one before it.
  const most = begun.length ? 1 : 0
  expect(renewing(begun).length, 'only one renews').toBeOneOf(takenBack.length ? [0, most] : [most])
  const until = paidUntil(await subscriptionsOf(db, accountId))
  expect(until).toEqual(paidMonths ? monthAt(paidMonths) : null)
  return used
}
