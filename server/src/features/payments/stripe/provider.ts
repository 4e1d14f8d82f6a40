import { randomUUID } from 'node:crypto'
import { utcDay } from '@pusula/words'
import Stripe from 'stripe'
import type { StripeConfig } from '../../../config.ts'
import type { Clock } from '../../../platform/clock.ts'
import { type CheckoutRequest, NotSigned, type OpenCheckout, type Provider } from '../provider.ts'
import { paymentIntentOf, reportOf } from './reports.ts'

// Pinned API version: the responses we parse are of this one, whatever the account's own default is.
export const apiVersion = '2026-10-28.endive'
const timeoutMs = 15_000
const toleranceSeconds = 300
/** Stripe goes on trying their newest invoice. */
const isLate = new Set<Stripe.Subscription.Status>(['past_due', 'unpaid'])

export function openStripe({ secretKey, apiUrl }: StripeConfig): Stripe {
  const at = apiUrl && new URL(apiUrl)
  return new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(at && { host: at.hostname, port: at.port, protocol: at.protocol === 'http:' ? 'http' : 'https' }),
  })
}

/** Money by Stripe: its hosted page, or its form inside ours where the key for that is set. */
export function stripeProvider(config: StripeConfig, publicUrl: string, clock: Clock): Provider {
  const stripe = openStripe(config)
  return {
    name: 'stripe',
    open: async request => {
      const discount = request.renewal ? await openDiscount(stripe, request) : undefined
      const session = await stripe.checkout.sessions.create(sessionFor(request, config, publicUrl, discount), {
        idempotencyKey: `checkout ${request.orderId}`,
      })
      return { reference: session.id, checkout: placeOf(session, config) }
    },
    expire: async reference => {
      try {
        await stripe.checkout.sessions.expire(reference)
        return 'expired'
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        return stateAfter(stripe, reference)
      }
    },
    // Saying it twice changes nothing, and after a change of mind it has to count again: each call has a key of its own.
    stopRenewal: async subscription => {
      const idempotencyKey = `stop ${subscription} ${randomUUID()}`
      const stopped = await stripe.subscriptions
        .update(subscription, { cancel_at_period_end: true }, { idempotencyKey })
        .catch(unless('resource_missing'))
      // An invoice that is still tried outlives its period: only the end of the plan ends that.
      if (stopped && isLate.has(stopped.status))
        await stripe.subscriptions
          .cancel(subscription, {}, { idempotencyKey: `${idempotencyKey} now` })
          .catch(unless('resource_missing'))
    },
    resumeRenewal: async subscription => {
      const idempotencyKey = `resume ${subscription} ${randomUUID()}`
      const resumed = await stripe.subscriptions.update(
        subscription,
        { cancel_at_period_end: false },
        { idempotencyKey },
      )
      // The portal may have stopped it on a day of its own.
      if (resumed.cancel_at)
        await stripe.subscriptions.update(subscription, { cancel_at: '' }, { idempotencyKey: `${idempotencyKey} day` })
    },
    refund: async (charge, amountCents) => {
      const payment = await paymentIntentOf(stripe, charge)
      // An answer is remembered under its key, refusals too: the next day may bring another one. No payment goes back
      // twice by that, since Stripe never returns more than was paid.
      const idempotencyKey = `refund ${charge} ${utcDay(clock.now())}`
      await stripe.refunds
        .create({ payment_intent: payment, amount: amountCents, reason: 'duplicate' }, { idempotencyKey })
        .catch(unless('charge_already_refunded'))
    },
    portal: async (customer, returnPath) => {
      const session = await stripe.billingPortal.sessions.create(
        { customer, return_url: `${publicUrl}${returnPath}` },
        { idempotencyKey: `portal ${customer} ${clock.now().getTime()}` },
      )
      return session.url
    },
    read: async (body, headers) => {
      const signature = headers['stripe-signature']
      try {
        const now = clock.now().getTime()
        const event = stripe.webhooks.constructEvent(
          body,
          signature ?? '',
          config.webhookSecret,
          toleranceSeconds,
          undefined,
          now,
        )
        return await reportOf(stripe, event)
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          throw new NotSigned(error.message)
        throw error
      }
    },
  }
}

/** Why a page could not be closed: it was paid, or it is over already. */
async function stateAfter(stripe: Stripe, reference: string): Promise<'expired' | 'paid'> {
  const session = await stripe.checkout.sessions.retrieve(reference).catch(unless('resource_missing'))
  if (session?.status === 'open') throw new Error('The page is open and cannot be closed.')
  return session?.status === 'complete' ? 'paid' : 'expired'
}

/** What is over needs no stopping, and what went back no second refund. */
const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code)) throw error
  return undefined
}

const placeOf = ({ url, client_secret }: Stripe.Checkout.Session, { publishableKey }: StripeConfig): OpenCheckout => ({
  ...(url && { checkoutUrl: url }),
  ...(client_secret && publishableKey && { clientSecret: client_secret, publishableKey }),
})

/** What the first month is cheaper by, for this one checkout. */
async function openDiscount(stripe: Stripe, { orderId, amountCents, renewal, title }: CheckoutRequest) {
  const off = (renewal?.priceCents ?? amountCents) - amountCents
  if (off <= 0) return undefined
  const coupon = await stripe.coupons.create(
    { amount_off: off, currency: 'usd', duration: 'once', max_redemptions: 1, name: title.slice(0, 40) },
    { idempotencyKey: `discount ${orderId}` },
  )
  return coupon.id
}

function sessionFor(
  request: CheckoutRequest,
  { publishableKey }: StripeConfig,
  publicUrl: string,
  discount: string | undefined,
): Stripe.Checkout.SessionCreateParams {
  const { orderId, amountCents, title, language, email, renewal, closesAt } = request
  const metadata = { order_id: orderId }
  const paidUrl = `${publicUrl}${request.paidPath}`
  const price = {
    currency: 'usd',
    unit_amount: renewal?.priceCents ?? amountCents,
    product_data: { name: title },
    ...(renewal && { recurring: { interval: renewal.plan === 'monthly' ? ('month' as const) : ('year' as const) } }),
  }
  // A subscription is begun on the hosted page only: it asks for consent to later payments in its own words.
  const isEmbedded = publishableKey !== undefined && !renewal
  return {
    mode: renewal ? 'subscription' : 'payment',
    client_reference_id: orderId,
    locale: language,
    metadata,
    line_items: [{ quantity: 1, price_data: price }],
    adaptive_pricing: { enabled: false },
    ...(closesAt && { expires_at: Math.floor(closesAt.getTime() / 1000) }),
    ...(email && { customer_email: email }),
    ...(renewal ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
    ...(discount && { discounts: [{ coupon: discount }] }),
    ...(isEmbedded
      ? { ui_mode: 'embedded_page', return_url: paidUrl }
      : { success_url: paidUrl, cancel_url: `${publicUrl}${request.leftPath}` }),
  }
}
