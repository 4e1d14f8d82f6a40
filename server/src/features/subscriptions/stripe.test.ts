import { accounts, credits, payments, subscriptions } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { deliverStripe, localStripe, webhookSecret } from '../../testing/stripe.ts'
import { createWorld } from '../../testing/world.ts'
import { sendNotices } from './emails.ts'

const stripe = await localStripe()
const world = await createWorld({
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: stripe.url,
})
const { clock } = world
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const monthMs = 30 * 86_400_000

const told = (type: string, object: object) => deliverStripe(world.person(), clock.now(), type, object)

const invoice = (orderId: string, month: number, more: object = {}) => {
  const start = seconds(new Date(Date.UTC(2026, 10, 15) + month * monthMs))
  return {
    id: `in_${orderId}_${month}`,
    object: 'invoice',
    amount_paid: month === 0 ? 3_260 : 3_500,
    billing_reason: month === 0 ? 'subscription_create' : 'subscription_cycle',
    customer: `cus_${orderId}`,
    parent: { subscription_details: { subscription: `sub_${orderId}`, metadata: { order_id: orderId } } },
    lines: { object: 'list', data: [{ amount: 3_500, period: { start, end: start + monthMs / 1000 } }] },
    ...more,
  }
}
const subscription = (orderId: string, more: object = {}) => ({
  id: `sub_${orderId}`,
  object: 'subscription',
  status: 'active',
  customer: `cus_${orderId}`,
  metadata: { order_id: orderId },
  cancel_at_period_end: false,
  cancel_at: null,
  ended_at: null,
  ...more,
})

async function subscribed() {
  const ada = await world.member({ credits: 32 })
  const { paymentIntentId: orderId } = await ada.call(subscriptions.create, { priceType: 'monthly', amount: 32.6 })
  const current = () => ada.call(subscriptions.current, {})
  const tier = async () => (await ada.call(credits.stats, {})).tier
  return { ada, orderId, current, tier }
}

describe('the e-mails of a subscription', () => {
  const subjects = async (email: string) =>
    (await world.emailsTo(email)).map(({ subject }) => subject).filter(subject => subject.startsWith('Your Pro '))

  it('are sent once for a failed renewal, for a cancellation, and for the next one after a change of mind', async () => {
    const { ada, orderId } = await subscribed()
    const notices = async () => {
      await sendNotices(world)
      await sendNotices(world)
      return subjects(ada.email)
    }
    await told('invoice.paid', invoice(orderId, 0))
    expect(await notices()).toEqual([])
    const nextTry = Date.UTC(2026, 11, 10, 9) / 1_000
    const failed = { ...invoice(orderId, 1), amount_paid: 0, next_payment_attempt: nextTry }
    for (let i = 0; i < 2; i++) await told('invoice.payment_failed', failed)
    expect(await notices()).toEqual(['Your Pro payment did not go through'])
    const [email] = await world.emailsTo(ada.email)
    expect(email?.text).toContain('Pro stays open until 18 December 2026')
    expect(email?.text).toContain('The payment is tried again by itself on 10 December 2026.')
    await ada.call(subscriptions.cancel, {})
    await told('customer.subscription.updated', subscription(orderId, { cancel_at_period_end: true }))
    expect((await notices()).filter(subject => subject === 'Your Pro subscription is canceled')).toHaveLength(1)
    expect((await world.emailsTo(ada.email))[0]?.text).toContain(
      'Last day 15 December 2026; all stays open until then and nothing more is charged.',
    )
    await ada.call(subscriptions.resume, {})
    await ada.call(subscriptions.cancel, {})
    expect((await notices()).filter(subject => subject === 'Your Pro subscription is canceled')).toHaveLength(2)
  })

  it('do not speak of a renewal that was paid after all', async () => {
    const { ada, orderId } = await subscribed()
    await told('invoice.paid', invoice(orderId, 0))
    await told('invoice.payment_failed', { ...invoice(orderId, 1), amount_paid: 0 })
    await told('invoice.paid', invoice(orderId, 1))
    await sendNotices(world)
    expect(await subjects(ada.email)).toEqual([])
  })
})

describe('a subscription at Stripe', () => {
  it('is opened at the full price with one discount for the first month', async () => {
    const { ada, orderId } = await subscribed()
    const coupon = stripe.last('/v1/coupons')
    expect(coupon?.idempotencyKey).toBe(`discount ${orderId}`)
    expect(Object.fromEntries(coupon?.input ?? [])).toMatchObject({ amount_off: '240', duration: 'once' })
    expect(Object.fromEntries(stripe.last('/v1/checkout/sessions')?.input ?? [])).toMatchObject({
      mode: 'subscription',
      'line_items[0][price_data][unit_amount]': '3500',
      'line_items[0][price_data][recurring][interval]': 'month',
      'subscription_data[metadata][order_id]': orderId,
      'discounts[0][coupon]': expect.stringMatching(/^coupon_/),
    })
    await told('invoice.paid', invoice(orderId, 0))
    expect(await world.balanceOf(ada.accountId)).toBe(20)
    expect(await ada.call(payments.history, {})).toMatchObject([{ amount: '32.60', kind: 'subscription' }])
  })

  it('is pro from the first paid invoice, is canceled, and resumed on the portal', async () => {
    const { ada, orderId, current, tier } = await subscribed()
    await told('customer.subscription.created', subscription(orderId))
    expect(await tier()).toBe('member')
    await told('invoice.paid', invoice(orderId, 0))
    expect(await tier()).toBe('pro')
    expect(await current()).toMatchObject({ status: 'active', endsAt: '2026-12-15T00:00:00.000Z', hasPortal: true })
    expect(await ada.call(subscriptions.portal, {})).toEqual({ url: 'https://billing.stripe.com/p/session/test' })
    await ada.call(subscriptions.cancel, {})
    const stop = stripe.last(`/v1/subscriptions/sub_${orderId}`)
    expect([stop?.method, stop?.input.get('cancel_at_period_end')]).toEqual(['POST', 'true'])
    expect(stop?.idempotencyKey).toContain(`stop sub_${orderId}`)
    expect(await current()).toMatchObject({ status: 'canceled' })
    clock.forward(1_000)
    await told('customer.subscription.updated', subscription(orderId, { cancel_at_period_end: true }))
    expect(await current()).toMatchObject({ status: 'canceled' })
    clock.forward(1_000)
    await told('customer.subscription.updated', subscription(orderId))
    expect(await current()).toMatchObject({ status: 'active' })
  })

  it('whose renewal failed ends at once when it is canceled, so that the card is not tried again', async () => {
    const { ada, orderId } = await subscribed()
    await told('invoice.paid', invoice(orderId, 0))
    stripe.late.add(`sub_${orderId}`)
    await ada.call(subscriptions.cancel, {})
    const calls = stripe.asked.filter(({ path }) => path === `/v1/subscriptions/sub_${orderId}`)
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  })

  it('that Stripe cannot cancel stays active, with an error', async () => {
    const { ada, orderId, current } = await subscribed()
    await told('invoice.paid', invoice(orderId, 0))
    stripe.failNext(3)
    await expect(ada.call(subscriptions.cancel, {})).rejects.toMatchObject({
      status: 503,
      code: 'subscriptions.notCanceled',
    })
    expect(await current()).toMatchObject({ status: 'active' })
  })

  it('whose cancellation Stripe refuses for a day becomes a case', async () => {
    const { ada, orderId } = await subscribed()
    await told('invoice.paid', invoice(orderId, 0))
    await ada.call(accounts.remove, {})
    stripe.refuse(`/v1/subscriptions/sub_${orderId}`, 'lock_timeout')
    const cases = () =>
      world.database.rows(sql`select kind, details from payments_cases where account_id = ${ada.accountId}`)
    await world.runJob('subscriptions.stop')
    expect(await cases()).toEqual([])
    clock.forward(86_400_000)
    await world.runJob('subscriptions.stop')
    const details = { subscription: `sub_${orderId}`, wantedAt: expect.any(String) }
    expect(await cases()).toEqual([{ kind: 'notStopped', details }])
    stripe.accept()
    await world.runJob('subscriptions.stop')
    expect(stripe.last(`/v1/subscriptions/sub_${orderId}`)?.input.get('cancel_at_period_end')).toBe('true')
  })

  it('is past due when a renewal fails, active when it is paid after all', async () => {
    const { orderId, current } = await subscribed()
    await told('invoice.payment_failed', invoice(orderId, 1))
    await told('invoice.paid', invoice(orderId, 0))
    expect(await current()).toMatchObject({ status: 'past_due' })
    await told('invoice.paid', invoice(orderId, 1))
    expect(await current()).toMatchObject({ status: 'active', endsAt: '2027-01-14T00:00:00.000Z' })
  })

  it('whose failed renewal was forgiven is not past due once a later one was paid', async () => {
    const { ada, orderId, current } = await subscribed()
    await told('invoice.paid', invoice(orderId, 0))
    await told('invoice.payment_failed', { ...invoice(orderId, 1), amount_paid: 0 })
    expect(await current()).toMatchObject({ status: 'past_due' })
    for (let day = 0; day < 60; day += 20) {
      clock.forward(20 * 86_400_000)
      await ada.call(credits.stats, {})
    }
    await told('invoice.paid', invoice(orderId, 2))
    const { status, endsAt } = await current()
    expect([status, endsAt]).toEqual(['active', '2027-02-13T00:00:00.000Z'])
    await told('invoice.payment_failed', { ...invoice(orderId, 3), amount_paid: 0 })
    expect(await current(), 'a new failure counts').toMatchObject({ status: 'past_due' })
  })

  it('loses the time whose invoice was refunded: a refund speaks of the payment, not of the invoice', async () => {
    const { ada, orderId, tier } = await subscribed()
    stripe.invoices.set(`pi_${orderId}`, `in_${orderId}_0`)
    await told('invoice.paid', invoice(orderId, 0))
    await told('charge.refunded', {
      id: 'ch',
      object: 'charge',
      payment_intent: `pi_${orderId}`,
      amount_refunded: 3_260,
    })
    expect(await tier()).toBe('member')
    expect(await world.balanceOf(ada.accountId), 'the counted credits come back').toBe(32)
  })
})

it('a month that is on the house is paid like any other, and the next one comes', async () => {
  const { orderId, current, tier } = await subscribed()
  await told('invoice.paid', invoice(orderId, 0))
  await told('invoice.paid', invoice(orderId, 1, { amount_paid: 0 }))
  const endsAt = new Date(Date.UTC(2026, 10, 15) + 2 * monthMs).toISOString()
  expect([await current(), await tier()]).toMatchObject([{ status: 'active', endsAt }, 'pro'])
})
