import type Stripe from 'stripe'
import type { Dispute, Report } from '../reports/report.ts'

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

const dateOf = (seconds: number) => new Date(seconds * 1000)

/** What an event of Stripe says in our words; null for one that is not about us. */
export async function reportOf(stripe: Stripe, event: Stripe.Event): Promise<Report | null> {
  const { id } = event
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return packPaid(id, event.data.object)
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const orderId = event.data.object.metadata?.order_id
      return orderId ? { id, kind: 'failed', orderId } : null
    }
    case 'invoice.paid':
      return periodPaid(id, event.data.object)
    case 'invoice.payment_failed':
      return renewalFailed(id, event.data.object)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return subscriptionChanged(id, event.created, event.data.object)
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

/** A pack is paid when its session says so; one that is paid later by the bank reports again. */
function packPaid(id: string, session: Stripe.Checkout.Session): Report | null {
  const orderId = session.metadata?.order_id
  const charge = idOf(session.payment_intent)
  if (session.mode !== 'payment' || session.payment_status !== 'paid' || !orderId || !charge) return null
  const email = session.customer_details?.email ?? session.customer_email
  const name = session.customer_details?.name ?? null
  const payer = email ? { email, name } : null
  return { id, kind: 'paid', charge, orderId, amountCents: session.amount_total ?? 0, payer, period: null }
}

function periodPaid(id: string, invoice: Stripe.Invoice): Report | null {
  const about = subscriptionOf(invoice)
  const span = invoice.lines.data.find(line => line.amount > 0) ?? invoice.lines.data[0]
  if (!about || !span) return null
  const { orderId, subscription } = about
  return {
    id,
    kind: 'paid',
    charge: invoice.id,
    orderId,
    amountCents: invoice.amount_paid,
    payer: null,
    period: {
      subscription,
      customer: idOf(invoice.customer),
      startsAt: dateOf(span.period.start),
      endsAt: dateOf(span.period.end),
      isFirst: invoice.billing_reason === 'subscription_create',
    },
  }
}

/** A first payment that fails is not a renewal: its checkout page says so itself. */
function renewalFailed(id: string, invoice: Stripe.Invoice): Report | null {
  const about = subscriptionOf(invoice)
  if (!about || invoice.billing_reason === 'subscription_create') return null
  return { id, kind: 'renewalFailed', charge: invoice.id, ...about }
}

function subscriptionOf({ parent }: Stripe.Invoice) {
  const details = parent?.subscription_details
  const orderId = details?.metadata?.order_id
  const subscription = idOf(details?.subscription)
  return orderId && subscription ? { orderId, subscription } : null
}

function subscriptionChanged(id: string, created: number, subscription: Stripe.Subscription): Report | null {
  const orderId = subscription.metadata.order_id
  if (!orderId) return null
  const isOver = subscription.ended_at !== null
  return {
    id,
    kind: 'subscriptionChanged',
    subscription: subscription.id,
    orderId,
    customer: idOf(subscription.customer),
    isRenewing: !isOver && !subscription.cancel_at_period_end && subscription.cancel_at === null,
    isOver,
    version: created * 1000,
  }
}

/** The payment a refund or a dispute is about: the invoice where there is one, else the payment itself. */
async function chargeOf(
  stripe: Stripe,
  { payment_intent }: { payment_intent: string | { id: string } | null },
): Promise<string | null> {
  const paymentIntent = idOf(payment_intent)
  if (!paymentIntent) return null
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
