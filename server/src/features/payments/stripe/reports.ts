import Stripe from 'stripe'
import type { Dispute, Report } from '../reports/report.ts'
import { type InvoiceFacts, idOf, invoiceFacts, paymentFacts, subscriptionFacts } from './shapes.ts'

/** Webhook events that have to be enabled at the endpoint: docs/payments.md names them, the doctor compares. */
export const neededEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
] as const

const dateOf = (seconds: number) => new Date(seconds * 1000)

/** What an event of Stripe says in our words; null for one that is not about us. */
export async function reportOf(stripe: Stripe, event: Stripe.Event): Promise<Report | null> {
  const { id } = event
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return packPaid(event, event.data.object)
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const orderId = event.data.object.metadata?.order_id
      return orderId ? { id, kind: 'failed', orderId } : null
    }
    case 'invoice.paid':
      return periodPaid(stripe, event)
    case 'invoice.payment_failed':
      return renewalFailed(stripe, event)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return subscriptionChanged(event)
    case 'charge.refunded': {
      const charge = await chargeOf(stripe, event.data.object)
      return charge ? { id, kind: 'refunded', charge, refundedCents: event.data.object.amount_refunded } : null
    }
    case 'refund.failed': {
      const charge = await chargeOf(stripe, event.data.object)
      return charge ? { id, kind: 'refundFailed', charge } : null
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_reinstated': {
      const charge = await chargeOf(stripe, event.data.object)
      return charge ? { id, kind: 'disputed', charge, dispute: disputeOf(event.data.object.status) } : null
    }
    default:
      return null
  }
}

/** Money came in and nobody can say what for: a person has to look. */
const unplaced = (
  { id, type, api_version }: Stripe.Event,
  { charge, amountCents }: { charge: string | null; amountCents: number | null },
): Report => ({ id, kind: 'unplaced', event: type, version: api_version, charge, amountCents })

/** A pack is paid when its session says so; one that is paid later by the bank reports again. */
function packPaid(event: Stripe.Event, session: Stripe.Checkout.Session): Report | null {
  if (session.mode !== 'payment' || session.payment_status !== 'paid') return null
  const orderId = session.metadata?.order_id
  const charge = idOf(session.payment_intent)
  const amountCents = session.amount_total ?? 0
  if (!orderId || !charge) return amountCents > 0 ? unplaced(event, { charge, amountCents }) : null
  const email = session.customer_details?.email ?? session.customer_email
  const name = session.customer_details?.name ?? null
  const payer = email ? { email, name } : null
  return { id: event.id, kind: 'paid', charge, orderId, amountCents, payer, period: null }
}

async function periodPaid(stripe: Stripe, event: Stripe.Event): Promise<Report | null> {
  const invoice = invoiceFacts(event.data.object)
  if (!invoice) return unplaced(event, { charge: null, amountCents: null })
  const { id: charge, amountCents, customer, period, isFirst } = invoice
  const about = await planOf(stripe, invoice)
  if (!about || !period) return amountCents > 0 ? unplaced(event, { charge, amountCents }) : null
  const { orderId, subscription } = about
  const span = { startsAt: dateOf(period.start), endsAt: dateOf(period.end) }
  return {
    ...{ id: event.id, kind: 'paid', charge, orderId, amountCents, payer: null },
    period: { subscription, customer, ...span, isFirst },
  }
}

/** A first payment that fails is not a renewal: its checkout page says so itself. */
async function renewalFailed(stripe: Stripe, { id, data }: Stripe.Event): Promise<Report | null> {
  const invoice = invoiceFacts(data.object)
  if (!invoice || invoice.isFirst) return null
  const about = await planOf(stripe, invoice)
  const nextTryAt = invoice.nextTry === null ? null : dateOf(invoice.nextTry)
  return about ? { id, kind: 'renewalFailed', charge: invoice.id, nextTryAt, ...about } : null
}

/** Which order's plan an invoice is about; where no part of it says so, Stripe is asked. */
async function planOf(stripe: Stripe, { subscription, orderId }: InvoiceFacts) {
  if (!subscription) return null
  if (orderId) return { orderId, subscription }
  try {
    const found = subscriptionFacts(await stripe.subscriptions.retrieve(subscription))
    return found?.orderId ? { orderId: found.orderId, subscription } : null
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
    throw error
  }
}

function subscriptionChanged({ id, created, data }: Stripe.Event): Report | null {
  const said = subscriptionFacts(data.object)
  if (!said?.orderId) return null
  const { id: subscription, orderId, customer, isRenewing, isOver } = said
  const version = created * 1000
  return { id, kind: 'subscriptionChanged', subscription, orderId, customer, isRenewing, isOver, version }
}

/** The payment a refund or a dispute is about: the invoice where there is one, else the payment itself. */
async function chargeOf(stripe: Stripe, object: unknown): Promise<string | null> {
  const { paymentIntent, invoice } = paymentFacts(object)
  if (invoice || !paymentIntent) return invoice
  const found = await stripe.invoicePayments.list({
    limit: 1,
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
  })
  return idOf(found.data[0]?.invoice) ?? paymentIntent
}

/** The other way round: Stripe refunds payments, and we know those of a subscription by their invoice. */
export async function paymentIntentOf(stripe: Stripe, charge: string): Promise<string> {
  if (!charge.startsWith('in_')) return charge
  const found = await stripe.invoicePayments.list({ limit: 1, invoice: charge, status: 'paid' })
  const paymentIntent = idOf(found.data[0]?.payment.payment_intent)
  if (!paymentIntent) throw new Error('The invoice has no payment that could go back.')
  return paymentIntent
}

/** A warning costs nothing yet, and one that is closed never will. */
function disputeOf(status: string): Exclude<Dispute, 'none'> {
  if (status === 'lost') return 'lost'
  if (status === 'won' || status === 'prevented' || status.startsWith('warning_')) return 'won'
  return 'open'
}
