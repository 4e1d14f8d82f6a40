import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'

const orNull = <S extends Type.TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]))

/** An expandable field: an id, or the whole object. */
const Reference = Type.Union([Type.String(), Type.Object({ id: Type.String() }), Type.Null()])
const Metadata = Type.Record(Type.String(), Type.String())
const AboutSubscription = Type.Object({ subscription: Type.Optional(Reference), metadata: orNull(Metadata) })

/**
 * An invoice as every version of Stripe tells it. Until 2025-03-31 it names its subscription itself, and the subscription's
 * metadata beside it or, in the oldest, only on its lines; since then both are with its parent.
 */
const Invoice = Type.Object({
  id: Type.String(),
  amount_paid: Type.Number(),
  billing_reason: orNull(Type.String()),
  next_payment_attempt: orNull(Type.Number()),
  customer: Type.Optional(Reference),
  subscription: Type.Optional(Reference),
  subscription_details: orNull(AboutSubscription),
  parent: orNull(Type.Object({ subscription_details: orNull(AboutSubscription) })),
  lines: Type.Object({
    data: Type.Array(
      Type.Object({
        amount: Type.Number(),
        period: Type.Object({ start: Type.Number(), end: Type.Number() }),
        metadata: orNull(Metadata),
        subscription: Type.Optional(Reference),
      }),
    ),
  }),
})

/** Until 2025-03-31 a subscription ends its period itself, since then its items do. Nothing of that is read: invoices tell. */
const Subscription = Type.Object({
  id: Type.String(),
  metadata: orNull(Metadata),
  customer: Type.Optional(Reference),
  ended_at: orNull(Type.Number()),
  cancel_at: orNull(Type.Number()),
  cancel_at_period_end: Type.Optional(Type.Boolean()),
})

/** What a refund or a dispute is about. Until 2025-03-31 a charge names its invoice. */
const Payment = Type.Object({ payment_intent: Type.Optional(Reference), invoice: Type.Optional(Reference) })

const [invoices, subscriptions, payments] = [Compile(Invoice), Compile(Subscription), Compile(Payment)]

export const idOf = (thing: Static<typeof Reference> | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

export interface InvoiceFacts {
  id: string
  amountCents: number
  customer: string | null
  subscription: string | null
  orderId: string | undefined
  /** In seconds. */
  period: { start: number; end: number } | undefined
  isFirst: boolean
  /** In seconds; null where it is not tried again. */
  nextTry: number | null
}

/** What an invoice says, in whichever shape; nothing where it has neither. */
export function invoiceFacts(object: unknown): InvoiceFacts | undefined {
  if (!invoices.Check(object)) return undefined
  const invoice: Static<typeof Invoice> = object
  const lines = invoice.lines.data
  const sources = [invoice.parent?.subscription_details, invoice.subscription_details, invoice, ...lines]
  // What was given back for days that were left stands before what is paid for.
  const span = lines.find(line => line.amount > 0) ?? lines[0]
  return {
    id: invoice.id,
    amountCents: invoice.amount_paid,
    customer: idOf(invoice.customer),
    subscription: sources.map(source => idOf(source?.subscription)).find(Boolean) ?? null,
    orderId: sources.map(source => metadataOf(source)?.order_id).find(Boolean),
    period: span?.period,
    isFirst: invoice.billing_reason === 'subscription_create',
    nextTry: invoice.next_payment_attempt ?? null,
  }
}

const metadataOf = (source: object | null | undefined): Static<typeof Metadata> | null | undefined =>
  source && 'metadata' in source ? (source as { metadata?: Static<typeof Metadata> | null }).metadata : undefined

interface SubscriptionFacts {
  id: string
  orderId: string | undefined
  customer: string | null
  isRenewing: boolean
  isOver: boolean
}

export function subscriptionFacts(object: unknown): SubscriptionFacts | undefined {
  if (!subscriptions.Check(object)) return undefined
  const { id, metadata, customer, ended_at, cancel_at, cancel_at_period_end }: Static<typeof Subscription> = object
  const isOver = (ended_at ?? null) !== null
  return {
    id,
    orderId: metadata?.order_id,
    customer: idOf(customer),
    isRenewing: !isOver && !cancel_at_period_end && (cancel_at ?? null) === null,
    isOver,
  }
}

/** The payment that went back or is disputed, and its invoice where the event names it. */
export function paymentFacts(object: unknown): { paymentIntent: string | null; invoice: string | null } {
  if (!payments.Check(object)) return { paymentIntent: null, invoice: null }
  const { payment_intent, invoice }: Static<typeof Payment> = object
  return { paymentIntent: idOf(payment_intent), invoice: idOf(invoice) }
}
