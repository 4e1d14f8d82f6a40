import { randomUUID } from 'node:crypto'
import { addGuest } from '../features/accounts/index.ts'
import { balanceOf, grant } from '../features/credits/index.ts'
import { reserve } from '../features/payments/plans/reserve.ts'
import type { Fulfilment } from '../features/payments/reports/fulfilment.ts'
import type { Payer, Period, Report } from '../features/payments/reports/report.ts'
import { takeReport } from '../features/payments/reports/take.ts'
import { listCases } from '../features/payments/store/cases.ts'
import { type Charge, lockCharge } from '../features/payments/store/charges.ts'
import { addOrder, lockOrder, type NewOrder, type Order } from '../features/payments/store/orders.ts'
import { type Database, sql } from '../platform/db/db.ts'

const now = new Date('2026-11-15T12:00:00Z')
export const after = (ms: number) => new Date(now.getTime() + ms)
const monthMs = 30 * 86_400_000

/** Takes reports in on a database alone; what a subscription would be told is written down. */
export function openReports(database: Database) {
  const told: unknown[][] = []
  /** Accounts that have another subscription. */
  const besides = new Set<string>()
  const note = async (...words: unknown[]) => void told.push(words)
  const fulfilment: Fulfilment = {
    hasOther: async (_, { accountId }) => besides.has(accountId),
    paid: (_, order, charge, { endsAt }) => note('paid', order.id, charge, order.paidBy, order.reservedCredits, endsAt),
    refused: (_, { id }, _period, reason) => note('refused', id, reason),
    setRevoked: (_, charge, isRevoked) => note('revoked', charge, isRevoked),
    stop: (_, charge) => note('stop', charge),
    renewalFailed: (_, { id }, { charge }) => note('renewalFailed', id, charge),
    changed: (_, { id }, { version }) => note('changed', id, version),
  }
  const take = (report: Report, at = now) => takeReport(database, fulfilment, report, at)

  async function order(more: Partial<NewOrder>): Promise<NewOrder> {
    const order: NewOrder = {
      ...{ id: randomUUID(), accountId: await addGuest(database, now), kind: 'credits', amountCents: 500, credits: 10 },
      ...{
        countedCredits: 0,
        priceId: null,
        plan: null,
        language: 'en',
        isGuest: false,
        createdAt: now,
        lapsesAt: null,
      },
      ...more,
    }
    await addOrder(database, order, 'sandbox', null)
    return order
  }
  const locked = (id: string) =>
    database.transaction(async tx => {
      const found = await lockOrder(tx, id)
      if (!found) throw new Error('There is no such order.')
      return found
    })

  return {
    told,
    besides,
    take,
    pack: order,
    /** A plan at the price for new subscribers, which holds the credits that its price counts. */
    async plan({ countedCredits = 20, ...more }: Partial<NewOrder> = {}): Promise<Order> {
      const plan = { kind: 'subscription', plan: 'monthly', amountCents: 3500, credits: 0, lapsesAt: after(9) } as const
      const { id, accountId } = await order({ ...plan, countedCredits, ...more })
      await database.transaction(async tx => {
        await grant(tx, accountId, 20, 'welcome', 'welcome', now)
        const found = await lockOrder(tx, id)
        if (found) await reserve(tx, found, now)
      })
      return locked(id)
    },
    orderOf: locked,
    chargeOf: (reference: string): Promise<Charge> => database.transaction(tx => lockCharge(tx, reference)),
    balanceOf: ({ accountId }: { accountId: string }) => balanceOf(database, accountId),
    refundsOf: (reference: string) =>
      database.rows(
        sql`select amount_cents as "amountCents", reason from payments_refunds where charge = ${reference}`,
      ),
    casesOf: async ({ accountId }: { accountId: string | null }) =>
      (await listCases(database, { onlyOpen: false }))
        .filter(found => found.accountId === accountId)
        .map(({ kind, orderId, details, closedAt }) => ({ kind, orderId, details, isOpen: closedAt === null }))
        .toReversed(),
  }
}

interface Payment {
  id: string
  amountCents: number
}

let reports = 0
/** A payment of an order: all of it, unless something else is said. */
export const paid = (
  { id: orderId, amountCents }: Payment,
  more: { id?: string; charge?: string; amountCents?: number; payer?: Payer; period?: Period } = {},
) => ({
  ...({ id: `report ${reports++}`, kind: 'paid', charge: `charge of ${orderId}`, orderId, amountCents } as const),
  ...{ payer: null, period: null },
  ...more,
})

/** The month of a subscription; the first one begins it. */
export const month = (index: number): Period => {
  const [startsAt, endsAt] = [after(index * monthMs), after((index + 1) * monthMs)]
  return { subscription: 'a subscription', customer: null, startsAt, endsAt, isFirst: index === 0 }
}

export const refunded = (charge: string, refundedCents: number) =>
  ({ id: `report ${reports++}`, kind: 'refunded', charge, refundedCents }) as const

export const disputed = (charge: string, dispute: 'open' | 'won' | 'lost') =>
  ({ id: `report ${reports++}`, kind: 'disputed', charge, dispute }) as const
