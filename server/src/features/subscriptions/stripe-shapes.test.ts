import { credits, subscriptions } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { deliverStripe, localStripe, webhookSecret } from '../../testing/stripe.ts'
import { createWorld } from '../../testing/world.ts'
import { listCases } from '../payments/index.ts'

const stripe = await localStripe()
const world = await createWorld({
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: stripe.url,
})
const { clock } = world
const [start, end] = [Date.UTC(2026, 10, 15) / 1000, Date.UTC(2027, 10, 15) / 1000]

const told = (version: string, type: string, object: object) =>
  deliverStripe(world.person(), clock.now(), type, object, { version })

/** An invoice of a year, without the part that names its subscription: that is what the versions differ in. */
const invoice = (orderId: string, more: object) => ({
  ...{ id: `in_${orderId}`, object: 'invoice', amount_paid: 35_000, billing_reason: 'subscription_create' },
  customer: `cus_${orderId}`,
  lines: { object: 'list', data: [{ amount: 35_000, period: { start, end } }] },
  ...more,
})

/** The same invoice as Stripe has told it over the years. */
const shapes: [name: string, version: string, of: (orderId: string) => object][] = [
  [
    'with its parent',
    '2026-10-28.endive',
    orderId =>
      invoice(orderId, {
        parent: { subscription_details: { subscription: `sub_${orderId}`, metadata: { order_id: orderId } } },
        payments: { object: 'list', data: [{ payment: { type: 'payment_intent', payment_intent: `pi_${orderId}` } }] },
      }),
  ],
  [
    'at the top',
    '2024-06-20',
    orderId =>
      invoice(orderId, {
        subscription: `sub_${orderId}`,
        subscription_details: { metadata: { order_id: orderId } },
        payment_intent: `pi_${orderId}`,
      }),
  ],
  [
    'at the top, expanded, with metadata on its lines only',
    '2022-11-15',
    orderId => ({
      ...invoice(orderId, { subscription: { id: `sub_${orderId}`, object: 'subscription' } }),
      lines: { data: [{ amount: 35_000, period: { start, end }, metadata: { order_id: orderId } }] },
    }),
  ],
  ['at the top, with no metadata', '2020-08-27', orderId => invoice(orderId, { subscription: `sub_${orderId}` })],
]

async function ordered() {
  const ada = await world.member()
  const { paymentIntentId: orderId } = await ada.call(subscriptions.create, { priceType: 'yearly' })
  // Who finds nothing in an event asks Stripe.
  stripe.plans.set(`sub_${orderId}`, orderId)
  const tier = async () => (await ada.call(credits.stats, {})).tier
  return { ada, orderId, tier, current: () => ada.call(subscriptions.current, {}) }
}

describe('a paid year', () => {
  it.each(shapes)('counts where the invoice names its subscription %s (%s)', async (_, version, of) => {
    const { orderId, tier, current } = await ordered()
    expect(await told(version, 'invoice.paid', of(orderId))).toBe(200)
    expect(await tier()).toBe('pro')
    expect(await current()).toMatchObject({ status: 'active', endsAt: '2027-11-15T00:00:00.000Z' })
  })

  it.each(shapes)('is taken back by a refund, its invoice named %s (%s)', async (_, version, of) => {
    const { orderId, tier } = await ordered()
    await told(version, 'invoice.paid', of(orderId))
    const isOld = version < '2025-03-31'
    if (!isOld) stripe.invoices.set(`pi_${orderId}`, `in_${orderId}`)
    const charge = { id: 'ch_1', object: 'charge', payment_intent: `pi_${orderId}`, amount_refunded: 35_000 }
    await told(version, 'charge.refunded', { ...charge, ...(isOld && { invoice: `in_${orderId}` }) })
    expect(await tier()).toBe('member')
  })

  it.each([
    ['itself', '2024-06-20', { current_period_end: end }],
    ['on its items', '2026-10-28.endive', { items: { data: [{ current_period_end: end }] } }],
  ])('that renews no more stays until its end, where the subscription says that end %s', async (_, version, more) => {
    const { orderId, tier, current } = await ordered()
    await told(version, 'invoice.paid', invoice(orderId, { subscription: `sub_${orderId}` }))
    const subscription = { id: `sub_${orderId}`, object: 'subscription', metadata: { order_id: orderId }, ...more }
    await told(version, 'customer.subscription.updated', { ...subscription, cancel_at_period_end: true })
    expect(await tier()).toBe('pro')
    expect(await current()).toMatchObject({ status: 'canceled', endsAt: '2027-11-15T00:00:00.000Z' })
  })

  it('whose renewal fails is told in every shape', async () => {
    for (const [, version, of] of shapes) {
      const { orderId, current } = await ordered()
      await told(version, 'invoice.paid', of(orderId))
      const failed = { ...of(orderId), id: `in_${orderId}_2`, billing_reason: 'subscription_cycle', amount_paid: 0 }
      await told(version, 'invoice.payment_failed', failed)
      expect(await current(), version).toMatchObject({ status: 'past_due' })
    }
  })
})

describe('money that belongs to nothing we know', () => {
  const open = async () =>
    (await listCases(world.database, { onlyOpen: true })).map(({ kind, details }) => ({ kind, details }))

  it.each([
    ['an invoice of nobody', 'invoice.paid', invoice('stranger', { subscription: 'sub_stranger' }), 35_000],
    ['an invoice in no shape that is known', 'invoice.paid', { id: 'in_new', object: 'invoice', sum: 1 }, null],
    [
      'a checkout without an order',
      'checkout.session.completed',
      { id: 'cs_1', mode: 'payment', payment_status: 'paid', payment_intent: 'pi_x', amount_total: 700, metadata: {} },
      700,
    ],
  ])('%s waits for a person, and is a figure', async (_, type, object, amountCents) => {
    expect(await told('2019-01-01', type, object)).toBe(200)
    expect((await open())[0]).toMatchObject({
      kind: 'unknownOrder',
      details: { report: type, version: '2019-01-01', amountCents },
    })
    expect(await world.metrics.metrics()).toMatch(/pusula_payment_cases_open\{kind="unknownOrder"\} [1-9]/)
  })

  it('is not made of what cost nothing', async () => {
    const before = await open()
    await told('2024-06-20', 'invoice.paid', { ...invoice('trial', { subscription: 'sub_trial' }), amount_paid: 0 })
    expect(await open()).toEqual(before)
  })
})
