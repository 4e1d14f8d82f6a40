/** Period that a payment of a subscription buys. */
export interface Period {
  subscription: string
  customer: string | null
  startsAt: Date
  endsAt: Date
  isFirst: boolean
}

export interface Payer {
  email: string
  name: string | null
}

interface Paid {
  kind: 'paid'
  /** The provider's name for this payment: later refunds and disputes speak of it. */
  charge: string
  orderId: string
  amountCents: number
  payer: Payer | null
  /** Null for a pack. */
  period: Period | null
}

/** The checkout is over without a payment. */
interface Failed {
  kind: 'failed'
  orderId: string
}

interface RenewalFailed {
  kind: 'renewalFailed'
  charge: string
  orderId: string
  subscription: string
  /** When it is tried again by itself; null where it is not. */
  nextTryAt: Date | null
}

interface Refunded {
  kind: 'refunded'
  charge: string
  /** In all so far. */
  refundedCents: number
}

/** The provider agreed to send money back, and then could not. */
interface RefundFailed {
  kind: 'refundFailed'
  charge: string
}

export type Dispute = 'none' | 'open' | 'won' | 'lost'

interface Disputed {
  kind: 'disputed'
  charge: string
  dispute: Exclude<Dispute, 'none'>
}

interface SubscriptionChanged {
  kind: 'subscriptionChanged'
  subscription: string
  orderId: string
  customer: string | null
  isRenewing: boolean
  isOver: boolean
  /** Grows with every change: reports may come in any order. */
  version: number
}

/** Money came in that belongs to nothing we know. */
interface Unplaced {
  kind: 'unplaced'
  /** The provider's own name for what happened, and the version it speaks. */
  event: string
  version: string | null
  charge: string | null
  amountCents: number | null
}

/** What a provider reports, in our own words; the id is the same however often it is delivered. */
export type Report = { id: string } & (
  | Paid
  | Failed
  | RenewalFailed
  | Refunded
  | RefundFailed
  | Disputed
  | SubscriptionChanged
  | Unplaced
)
export type UnplacedReport = Extract<Report, { kind: 'unplaced' }>
export type PaidReport = Extract<Report, { kind: 'paid' }>
export type ChangedReport = Extract<Report, { kind: 'subscriptionChanged' }>
export type RenewalFailedReport = Extract<Report, { kind: 'renewalFailed' }>
