import fc from 'fast-check'
import type { Report } from '../features/payments/reports/report.ts'

/** What really happened to a pack: whether it was paid, how much went back, how a dispute ended. */
export interface PackFacts {
  amountCents: number
  credits: number
  isPaid: boolean
  /** Growing sums, as a provider tells them. */
  refundsCents: number[]
  disputes: ('open' | 'won' | 'lost')[]
}

/** What really happened to a subscription. */
export interface PlanFacts {
  countedCredits: number
  months: number
  failedMonth: number | null
  isFirstRefunded: boolean
  /** What the provider said about the renewal, in this order. */
  renewing: boolean[]
}

export interface History {
  packs: PackFacts[]
  plan: PlanFacts | null
  spends: number[]
  /** Decides how often, in which order and in which company each report comes, and where the process is killed. */
  chance: number[]
}

const pack: fc.Arbitrary<PackFacts> = fc.record({
  amountCents: fc.integer({ min: 100, max: 5_000 }),
  credits: fc.integer({ min: 1, max: 100 }),
  isPaid: fc.boolean(),
  refundsCents: fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 2 }),
  disputes: fc.constantFrom([], ['open'], ['open', 'won'], ['open', 'lost']),
})

const plan: fc.Arbitrary<PlanFacts> = fc.record({
  countedCredits: fc.integer({ min: 0, max: 150 }),
  months: fc.integer({ min: 1, max: 3 }),
  failedMonth: fc.option(fc.integer({ min: 1, max: 3 })),
  isFirstRefunded: fc.boolean(),
  renewing: fc.array(fc.boolean(), { maxLength: 3 }),
})

export const histories: fc.Arbitrary<History> = fc.record({
  packs: fc.array(pack, { minLength: 1, maxLength: 2 }),
  plan: fc.option(plan),
  spends: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
  chance: fc.array(fc.nat(1_000_000), { minLength: 40, maxLength: 40 }),
})

const start = Date.UTC(2026, 10, 1)
const monthMs = 30 * 86_400_000
export const monthAt = (month: number) => new Date(start + month * monthMs)

export const packReports = (orderId: string, facts: PackFacts): Report[] => {
  const charge = `pay ${orderId}`
  return [
    ...(facts.isPaid
      ? [paid(orderId, charge, facts.amountCents, { email: `${orderId}@example.com`, name: null })]
      : [{ id: `failed ${orderId}`, kind: 'failed' as const, orderId }]),
    ...facts.refundsCents.map(cents => refunded(charge, Math.min(cents, facts.amountCents))),
    ...facts.disputes.map(dispute => ({ id: `${dispute} ${charge}`, kind: 'disputed' as const, charge, dispute })),
  ]
}

const paid = (orderId: string, charge: string, amountCents: number, payer: { email: string; name: null } | null) =>
  ({ id: `paid ${charge}`, kind: 'paid', charge, orderId, amountCents, payer, period: null }) as const

const refunded = (charge: string, refundedCents: number) =>
  ({ id: `refunded ${refundedCents} ${charge}`, kind: 'refunded', charge, refundedCents }) as const

export const invoiceOf = (orderId: string, month: number) => `inv ${orderId} ${month}`

export function planReports(orderId: string, facts: PlanFacts, amountCents: number): Report[] {
  const subscription = `sub ${orderId}`
  const months = Array.from({ length: facts.months }, (_, month) => month)
  return [
    ...months.map(month => ({
      ...paid(orderId, invoiceOf(orderId, month), amountCents, null),
      period: {
        subscription,
        customer: null,
        startsAt: monthAt(month),
        endsAt: monthAt(month + 1),
        isFirst: month === 0,
      },
    })),
    ...(facts.failedMonth === null
      ? []
      : [
          {
            id: `late ${orderId}`,
            kind: 'renewalFailed' as const,
            charge: invoiceOf(orderId, facts.failedMonth),
            orderId,
            subscription,
          },
        ]),
    ...(facts.isFirstRefunded ? [refunded(invoiceOf(orderId, 0), amountCents)] : []),
    ...facts.renewing.map((isRenewing, version) => ({
      id: `v${version} ${orderId}`,
      kind: 'subscriptionChanged' as const,
      subscription,
      orderId,
      customer: null,
      isRenewing,
      isOver: false,
      version: version + 1,
    })),
  ]
}
