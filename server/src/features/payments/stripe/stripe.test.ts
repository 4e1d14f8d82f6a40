import { accounts, credits, payments } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { deliverStripe, localStripe, stripeSignature, webhookSecret } from '../../../testing/stripe.ts'
import { createWorld } from '../../../testing/world.ts'

const stripe = await localStripe()
const keys = { STRIPE_SECRET_KEY: 'sk_test_key', STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: stripe.url }
const world = await createWorld({ ...keys, PUBLIC_URL: 'https://pusula.example' })
const { clock } = world

const told = (type: string, object: object, options: { id?: string; signature?: string } = {}) =>
  deliverStripe(world.person(), clock.now(), type, object, options)

const session = (orderId: string, more: object = {}) => ({
  id: 'cs_test',
  object: 'checkout.session',
  mode: 'payment',
  payment_status: 'paid',
  payment_intent: `pi_${orderId}`,
  amount_total: 1_250,
  metadata: { order_id: orderId },
  customer_details: { email: `Payer-${orderId}@example.com`, name: 'Deniz Aydın' },
  ...more,
})

const begin = async () => {
  const ada = await world.member()
  const begun = await ada.call(payments.createIntent, { amount: 12.5, analyses: 50, priceId: 'credits-50' })
  return { ada, orderId: begun.paymentIntentId, begun, balance: () => world.balanceOf(ada.accountId) }
}

describe('a checkout at Stripe', () => {
  it('is opened at our price, once (idempotency key), under a pinned API version', async () => {
    const { ada, orderId, begun } = await begin()
    const asked = stripe.last('/v1/checkout/sessions')
    expect(begun.checkoutUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    expect(asked).toMatchObject({
      idempotencyKey: `checkout ${orderId}`,
      version: '2026-10-28.endive',
      authorization: 'Bearer sk_test_key',
    })
    expect(Object.fromEntries(asked?.input ?? [])).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '1250',
      'line_items[0][price_data][currency]': 'usd',
      'metadata[order_id]': orderId,
      'payment_intent_data[metadata][order_id]': orderId,
      customer_email: ada.email,
      success_url: `https://pusula.example/dashboard?purchase=success&amount=12.5&analyses=50&order=${orderId}`,
      cancel_url: 'https://pusula.example/add-credits?purchase=canceled&amount=12.5',
    })
  })

  it('is retried under the same idempotency key when Stripe fails', async () => {
    stripe.failNext(1)
    const before = stripe.asked.length
    const { orderId } = await begin()
    const tries = stripe.asked.slice(before)
    expect(tries.map(({ idempotencyKey }) => idempotencyKey)).toEqual(Array(2).fill(`checkout ${orderId}`))
  })

  it('that Stripe cannot open, or opens nowhere, leaves nothing behind', async () => {
    const ada = await world.member()
    const open = () => ada.call(payments.createIntent, { amount: 5, analyses: 10 })
    stripe.failNext(3)
    await expect(open()).rejects.toMatchObject({ status: 503, code: 'payments.notPrepared' })
    stripe.openPages(false)
    await expect(open()).rejects.toMatchObject({ code: 'payments.noCheckout' })
    stripe.openPages(true)
    const { rows } = await world.database.query('select 1 from payments_orders where account_id = $1', [ada.accountId])
    expect(rows).toEqual([])
  })

  it('has no sandbox beside it', async () => {
    const { ada, orderId } = await begin()
    await expect(ada.call(payments.simulateWebhook, { paymentIntentId: orderId })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('shows its form inside our page where the key for that is set', async () => {
    const inside = await createWorld({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_test_key' })
    const ada = await inside.member()
    const begun = await ada.call(payments.createIntent, { amount: 5, analyses: 10 })
    expect(begun).toMatchObject({ clientSecret: expect.stringContaining('_secret'), publishableKey: 'pk_test_key' })
    expect(begun.checkoutUrl).toBeUndefined()
    const page = await ada.request({ method: 'GET', url: '/api/app' })
    expect(String(page.headers['content-security-policy'])).toContain('https://js.stripe.com')
  })
})

describe('an event of Stripe', () => {
  it('is idempotent: gives a pack once, however often it is delivered', async () => {
    const { ada, orderId, balance } = await begin()
    await told('checkout.session.completed', session(orderId, { payment_status: 'unpaid' }))
    expect(await balance(), 'the bank has not paid yet').toBe(20)
    for (let i = 0; i < 3; i++)
      expect(
        await told('checkout.session.async_payment_succeeded', session(orderId), { id: `evt_paid_${orderId}` }),
      ).toBe(200)
    await told('checkout.session.completed', session(orderId))
    expect(await balance()).toBe(70)
    expect(await ada.call(payments.history, {})).toMatchObject([{ amount: '12.50', analysesCount: 50 }])
  })

  it('with a wrong, old or missing signature is rejected', async () => {
    const { orderId, balance } = await begin()
    const body = JSON.stringify(session(orderId))
    const signatures = [
      '',
      't=1,v1=00',
      stripeSignature(body, clock.now(), 'whsec_of_another'),
      stripeSignature('{}', clock.now()),
      stripeSignature(body, new Date(clock.now().getTime() - 301_000)),
    ]
    for (const signature of signatures)
      expect(await told('checkout.session.completed', session(orderId), { signature }), signature).toBe(400)
    expect(await balance()).toBe(20)
  })

  it('that is none of ours is acknowledged and ignored', async () => {
    expect(await told('customer.created', { id: 'cus_1', object: 'customer' })).toBe(200)
    expect(await told('checkout.session.completed', session('', { metadata: {} }))).toBe(200)
  })

  it('of a refund or a dispute takes the credits back', async () => {
    const { orderId, balance } = await begin()
    const charge = { id: 'ch_1', object: 'charge', payment_intent: `pi_${orderId}`, amount_refunded: 625 }
    await told('charge.refunded', charge)
    await told('checkout.session.completed', session(orderId))
    expect(await balance()).toBe(20 + 25)
    const dispute = { id: 'dp_1', object: 'dispute', payment_intent: `pi_${orderId}`, status: 'needs_response' }
    await told('charge.dispute.created', dispute)
    expect(await balance()).toBe(20)
    await told('charge.dispute.closed', { ...dispute, status: 'won' })
    expect(await balance()).toBe(20 + 25)
  })

  it('of a question of the bank takes nothing, and of the dispute it became takes the credits when it is lost', async () => {
    const { orderId, balance } = await begin()
    await told('checkout.session.completed', session(orderId))
    const dispute = { id: 'dp_2', object: 'dispute', payment_intent: `pi_${orderId}`, status: 'warning_needs_response' }
    await told('charge.dispute.created', dispute)
    expect(await balance()).toBe(20 + 50)
    await told('charge.dispute.closed', { ...dispute, status: 'lost' })
    expect(await balance()).toBe(20)
  })

  it('that failed half way is rolled back, and processed when it is redelivered', async () => {
    const { orderId, balance } = await begin()
    await told('checkout.session.completed', session(orderId))
    const charge = { id: 'ch_2', object: 'charge', payment_intent: `pi_${orderId}`, amount_refunded: 1_250 }
    stripe.failNext(3)
    expect(await told('charge.refunded', charge, { id: 'evt_unlucky' })).toBe(500)
    expect(await balance()).toBe(70)
    expect(await told('charge.refunded', charge, { id: 'evt_unlucky' })).toBe(200)
    expect(await balance()).toBe(20)
  })

  it('makes a member of a guest, by the address given at the checkout', async () => {
    const guest = await world.guest()
    const { paymentIntentId } = await guest.call(payments.createGuestIntent, {
      amount: 12.5,
      analyses: 50,
      termsAccepted: true,
    })
    expect(stripe.last('/v1/checkout/sessions')?.input.has('customer_email')).toBe(false)
    await told('checkout.session.completed', session(paymentIntentId))
    await guest.call(payments.guestConversionLogin, { visitorId: guest.accountId })
    expect(await guest.call(accounts.user, {})).toMatchObject({
      email: `payer-${paymentIntentId}@example.com`,
      firstName: 'Deniz',
      lastName: 'Aydın',
    })
    expect(await guest.call(credits.stats, {})).toMatchObject({ remainingAnalyses: 55 })
  })
})
