import type { Language, Plan } from '@pusula/contract'
import fc from 'fast-check'
import type { Report } from '../features/payments/reports/report.ts'

/** What really happened to a pack: whether it was paid, how much went back, how a dispute ended. */
interface PackFacts {
  amountCents: number
  credits: number
  isPaid: boolean
  /** Growing sums, as a provider tells them. */
  refundsCents: number[]
  disputes: ('open' | 'won' | 'lost')[]
}

/** What really happened to a subscription. */
interface PlanFacts {
  countedCredits: number
  months: number
  failedMonth: number | null
  /** The first is 0. */
  refundedMonth: number | null
  /** What the provider said about the renewal, in this order. */
  renewing: boolean[]
}

export interface History {
  packs: PackFacts[]
  plan: PlanFacts | null
  /** What else happened to orders of plans: nothing where the plan above was begun and paid. */
  orders: OrderStep[]
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
  refundedMonth: fc.option(fc.nat(2), { freq: 2 }),
  renewing: fc.array(fc.boolean(), { maxLength: 3 }),
})

/** What somebody, or the provider, does about the orders of plans; `which` of the pages is meant. */
export type OrderStep =
  | { does: 'begin'; plan: Plan; language: Language }
  | { does: 'pay' | 'payAgain' | 'fail' | 'refund'; which: number }
  | { does: 'wait' }

const which = fc.nat(5)
const opening = fc.record({
  does: fc.constant('begin' as const),
  plan: fc.constantFrom('monthly' as const, 'monthly' as const, 'yearly' as const),
  language: fc.constantFrom('tr' as const, 'en' as const),
})
const ending = fc.oneof(
  fc.record({ does: fc.constant('fail' as const), which }),
  fc.record({ does: fc.constant('wait' as const) }),
)
const paying = fc.record({
  does: fc.constantFrom('pay' as const, 'pay' as const, 'pay' as const, 'payAgain' as const, 'refund' as const),
  which,
})

/** Several orders are begun, some of them end, and then money comes for any of them. */
const orderSteps: fc.Arbitrary<OrderStep[]> = fc
  .tuple(
    fc.array(fc.tuple(opening, fc.option(ending)), { minLength: 1, maxLength: 4 }),
    fc.array(fc.oneof(paying, paying, paying, ending, opening), { minLength: 1, maxLength: 6 }),
  )
  .map(([openings, rest]) => [...openings.flat().filter(step => step !== null), ...rest])

/** Either a plan that was begun and paid, or whatever may happen before one is. */
const planning = fc.oneof(
  fc.record({ plan, orders: fc.constant<OrderStep[]>([]) }),
  fc.record({ plan: fc.constant(null), orders: orderSteps }),
)

export const histories: fc.Arbitrary<History> = fc
  .record({
    packs: fc.array(pack, { minLength: 1, maxLength: 2 }),
    planning,
    spends: fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 3 }),
    chance: fc.array(fc.nat(1_000_000), { minLength: 40, maxLength: 40 }),
  })
  .map(({ planning: planned, ...rest }) => ({ ...rest, ...planned }))

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
            nextTryAt: null,
          },
        ]),
    ...months
      .filter(month => month === facts.refundedMonth)
      .map(month => refunded(invoiceOf(orderId, month), amountCents)),
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
