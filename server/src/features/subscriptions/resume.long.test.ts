import { accounts, admin, credits, payments, subscriptions } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { afterEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { administrator } from '../../testing/admin.ts'
import { untilWaiting } from '../../testing/lock-waits.ts'
import { atCheckout, deliver, firstPaid, sweep } from '../../testing/payments.ts'
import type { Member } from '../../testing/people.ts'
import { deliverStripe, localStripe, webhookSecret } from '../../testing/stripe.ts'
import { createWorld } from '../../testing/world.ts'
import { stopDone } from './store.ts'

const world = await createWorld()
const { clock } = world

const current = (member: Member) => member.call(subscriptions.current, {})
const resume = (member: Member) => member.call(subscriptions.resume, {})

/** Has paid for a month and canceled. */
async function canceled(more = 0) {
  const ada = await world.member()
  const { checkoutUrl, paymentIntentId } = await ada.call(subscriptions.create, { priceType: 'monthly' })
  await atCheckout(ada, checkoutUrl, 'pay')
  if (more) await world.grant(ada.accountId, more, 'correction', 'more')
  const { endsAt } = await ada.call(subscriptions.cancel, {})
  expect(await current(ada)).toMatchObject({ status: 'canceled', canResume: true, endsAt })
  return { ada, endsAt, orderId: paymentIntentId, subscription: `sandbox_sub_${paymentIntentId}` }
}

type Canceled = Awaited<ReturnType<typeof canceled>>

describe('a canceled plan', () => {
  it('is resumed without a payment until its end, and renews again', async () => {
    const { ada, endsAt } = await canceled()
    clock.forward(10 * DAY_MS)
    const taps = await Promise.all([resume(ada), resume(ada), resume(ada)])
    expect(taps).toEqual(Array(3).fill({ endsAt, renewsAt: endsAt }))
    expect(await current(ada)).toMatchObject({ status: 'active', canResume: false, endsAt })
    expect(await ada.call(payments.history, {})).toHaveLength(1)
    clock.forward(11 * DAY_MS)
    await ada.call(credits.stats, {})
    clock.forward(11 * DAY_MS)
    await sweep(world.app, world)
    expect(await ada.call(payments.history, {})).toHaveLength(2)
    expect(await current(ada)).toMatchObject({ status: 'active' })
  })

  it('can be canceled and resumed as often as its owner likes', async () => {
    const { ada, endsAt } = await canceled()
    for (let i = 0; i < 3; i++) {
      expect(await resume(ada)).toEqual({ endsAt, renewsAt: endsAt })
      expect(await current(ada)).toMatchObject({ status: 'active' })
      expect(await ada.call(subscriptions.cancel, {})).toEqual({ endsAt })
      expect(await current(ada)).toMatchObject({ status: 'canceled', canResume: true })
    }
  })

  it('that is over, or that its provider has ended, is not resumed', async () => {
    const { ada, orderId, subscription } = await canceled()
    const about = { subscription, orderId, customer: null, version: 99 }
    const ended = { kind: 'subscriptionChanged', isRenewing: false, isOver: true } as const
    await deliver(world, { id: `end ${subscription}`, ...ended, ...about })
    expect(await current(ada)).toMatchObject({ status: 'canceled', canResume: false })
    await expect(resume(ada)).rejects.toMatchObject({ status: 409, code: 'subscriptions.notResumable' })
    clock.forward(16 * DAY_MS)
    await ada.call(credits.stats, {})
    clock.forward(16 * DAY_MS)
    await expect(resume(ada)).rejects.toMatchObject({ status: 409, code: 'subscriptions.none' })
  })

  it('that is resumed closes the order that was begun instead', async () => {
    const { ada, endsAt } = await canceled(40)
    const { checkoutUrl, paymentIntentId } = await ada.call(subscriptions.create, { priceType: 'monthly', amount: 27 })
    expect(await resume(ada)).toEqual({ endsAt, renewsAt: endsAt })
    await atCheckout(ada, checkoutUrl, 'pay')
    expect(await ada.call(payments.status, { paymentIntentId })).toMatchObject({ status: 'failed' })
    expect(await current(ada)).toMatchObject({ status: 'active', endsAt, order: null, creditsForDiscount: 60 })
  })

  it('is not resumed while a new one is being paid', async () => {
    const { ada } = await canceled(40)
    const { checkoutUrl } = await ada.call(subscriptions.create, { priceType: 'yearly' })
    await atCheckout(ada, checkoutUrl, 'late')
    await expect(resume(ada)).rejects.toMatchObject({ status: 409, code: 'subscriptions.beingPaid' })
    clock.forward(10_000)
    await sweep(world.app, world)
    expect(await current(ada)).toMatchObject({ status: 'active', plan: 'yearly' })
  })

  it('is not there for those who never had one, or whose payment went back', async () => {
    const ada = await world.member({ credits: 60 })
    const none = { status: 409, code: 'subscriptions.none' }
    await expect(resume(ada)).rejects.toMatchObject(none)
    const { paymentIntentId: orderId } = await ada.call(subscriptions.create, { priceType: 'monthly' })
    await deliver(world, firstPaid(orderId, 2_700, clock.now()))
    await deliver(world, { id: `back ${orderId}`, kind: 'refunded', charge: `inv ${orderId} 0`, refundedCents: 2_700 })
    await expect(resume(ada)).rejects.toMatchObject(none)
  })
})

const ends = {
  'its owner leaves': { code: 'accounts.signInRequired', end: ({ ada }: Canceled) => ada.call(accounts.remove, {}) },
  'its owner is blocked': {
    code: 'accounts.blocked',
    end: async ({ ada }: Canceled) =>
      (await administrator(world)).call(admin.block, { id: ada.accountId, reason: 'stolen cards' }),
  },
  'its payment goes back': {
    code: 'subscriptions.notResumable',
    end: ({ orderId }: Canceled) => {
      const charge = `sandbox_inv_${orderId}_1`
      return deliver(world, { id: `back ${charge}`, kind: 'refunded', charge, refundedCents: 3_500 })
    },
  },
}

describe.each(Object.entries(ends))('a plan that is resumed while %s (race)', (_, { code, end }) => {
  it.each([
    { stops: 'not yet told to stop', stopsFirst: false },
    { stops: 'told to stop before it is told to go on', stopsFirst: true },
  ])('is never paid again, be the provider $stops', async ({ stopsFirst }) => {
    const plan = await canceled()
    const { ada, subscription } = plan
    const { database } = world
    const { resuming } = await database.transaction(async tx => {
      await tx.run(sql`select from payments_sandbox_subscriptions where id = ${subscription} for update`)
      const resuming = resume(ada).catch(problem => problem.code)
      await untilWaiting(database, 1)
      await end(plan)
      // It was stopped all along: there it changes nothing.
      if (stopsFirst) await stopDone(database, subscription)
      return { resuming }
    })
    expect(await resuming).toBe(code)
    await world.runJob('subscriptions.stop')
    expect(
      await database.row(sql`select p.is_renewing as "isPaidAgain", s.is_renewing as "isRenewing"
        from payments_sandbox_subscriptions p join subscriptions s on s.reference = p.id where p.id = ${subscription}`),
    ).toEqual({ isPaidAgain: false, isRenewing: false })
  })
})

describe('a plan at Stripe', async () => {
  const stripe = await localStripe()
  const there = await createWorld({
    STRIPE_SECRET_KEY: 'sk_test_key',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
  })
  afterEach(() => stripe.accept())

  async function canceledThere() {
    const ada = await there.member()
    const { paymentIntentId: orderId } = await ada.call(subscriptions.create, { priceType: 'monthly' })
    const start = Math.floor(there.clock.now().getTime() / 1000)
    const subscription = `sub_${orderId}`
    await deliverStripe(there.person(), there.clock.now(), 'invoice.paid', {
      ...{ id: `in_${orderId}`, object: 'invoice', amount_paid: 3_500, billing_reason: 'subscription_create' },
      customer: `cus_${orderId}`,
      parent: { subscription_details: { subscription, metadata: { order_id: orderId } } },
      lines: { object: 'list', data: [{ amount: 3_500, period: { start, end: start + 30 * 86_400 } }] },
    })
    await ada.call(subscriptions.cancel, {})
    expect(stripe.stopped.has(subscription)).toBe(true)
    return { ada, subscription }
  }

  it('is resumed and canceled again within one minute, and each of it counts', async () => {
    const { ada, subscription } = await canceledThere()
    await resume(ada)
    expect(stripe.stopped.has(subscription)).toBe(false)
    await ada.call(subscriptions.cancel, {})
    expect(stripe.stopped.has(subscription), 'nobody pays for what was canceled').toBe(true)
    expect(await current(ada)).toMatchObject({ status: 'canceled' })
  })

  it('that was stopped for a day of its own is resumed as well', async () => {
    const { ada, subscription } = await canceledThere()
    stripe.stopped.set(subscription, 1_800_000_000)
    await resume(ada)
    expect(stripe.stopped.has(subscription)).toBe(false)
  })

  it('that Stripe does not resume stays canceled, and says so', async () => {
    const { ada, subscription } = await canceledThere()
    stripe.refuse(`/v1/subscriptions/${subscription}`, 'lock_timeout')
    await expect(resume(ada)).rejects.toMatchObject({ status: 503, code: 'subscriptions.notResumed' })
    expect(await current(ada)).toMatchObject({ status: 'canceled', canResume: true })
  })
})
