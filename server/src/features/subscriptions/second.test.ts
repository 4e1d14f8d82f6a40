import { payments, subscriptions } from '@pusula/contract'
import { clockIn, DAY_MS, datesIn, homeZone } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { atCheckout, deliver, firstPaid, sweep } from '../../testing/payments.ts'
import type { Member } from '../../testing/people.ts'
import { createWorld, Person } from '../../testing/world.ts'

const world = await createWorld()
const { database, clock } = world

const current = (member: Member) => member.call(subscriptions.current, {})
const begin = (member: Member, priceType: 'monthly' | 'yearly' = 'monthly') =>
  member.call(subscriptions.create, { priceType })
const statesOf = async (member: Member) => (await member.call(payments.history, {})).map(({ state }) => state).sort()
const casesOf = (member: Member) =>
  database.rows(sql`select kind from payments_cases
  where account_id = ${member.accountId}`)
const renewing = async (member: Member) => {
  const rows = await database.rows<{ id: string }>(sql`select s.id from payments_sandbox_subscriptions s
    join payments_orders o on o.id = s.order_id where o.account_id = ${member.accountId} and s.is_renewing`)
  return rows.map(({ id }) => id)
}
const work = async () => {
  await world.runJob('payments.refunds')
  await world.runJob('subscriptions.stop')
}

/** Has canceled, opened an order, and then taken the stop back at the provider; the order is paid last. */
async function paidBesides(more: { credits: number }, priceType: 'monthly' | 'yearly') {
  const ada = await world.member()
  const first = await begin(ada)
  await atCheckout(ada, first.checkoutUrl, 'pay')
  const { endsAt } = await ada.call(subscriptions.cancel, {})
  if (more.credits) await world.grant(ada.accountId, more.credits, 'correction', 'more')
  const second = await begin(ada, priceType)
  const subscription = `sandbox_sub_${first.paymentIntentId}`
  await database.run(sql`update payments_sandbox_subscriptions set is_renewing = true, version = 9
    where id = ${subscription}`)
  const about = { subscription, orderId: first.paymentIntentId, customer: null }
  const changed = { kind: 'subscriptionChanged', isRenewing: true, isOver: false, version: 9 } as const
  await deliver(world, { id: `resumed ${subscription}`, ...changed, ...about })
  await atCheckout(ada, second.checkoutUrl, 'pay')
  return { ada, subscription, endsAt, secondId: second.paymentIntentId }
}

describe('a second subscription beside one that goes on', () => {
  it('at a discount is refunded, does not renew, and releases its credits', async () => {
    const { ada, subscription, endsAt, secondId } = await paidBesides({ credits: 40 }, 'monthly')
    expect(await ada.call(payments.status, { paymentIntentId: secondId })).toMatchObject({ status: 'sentBack' })
    expect(await current(ada)).toMatchObject({ status: 'active', endsAt })
    expect(await world.balanceOf(ada.accountId)).toBe(60)
    await work()
    await work()
    expect(await statesOf(ada)).toEqual(['paid', 'refunded'])
    expect(await renewing(ada)).toEqual([subscription])
    expect(await current(ada), 'the first goes on as it was').toMatchObject({ status: 'active', endsAt })
    expect(await casesOf(ada)).toEqual([])
    expect(await world.differences()).toEqual([])
  })

  it('at the full price adds its time, and only the newer one renews', async () => {
    const { ada, endsAt, secondId } = await paidBesides({ credits: 0 }, 'yearly')
    const state = await current(ada)
    expect(state).toMatchObject({ status: 'active', plan: 'yearly' })
    expect(new Date(state.endsAt ?? '').getTime()).toBe(new Date(endsAt).getTime() + 365 * DAY_MS)
    await work()
    expect(await renewing(ada)).toEqual([`sandbox_sub_${secondId}`])
    await world.runJob('subscriptions.letters')
    const [email] = (await world.emailsTo(ada.email)).filter(({ subject }) => subject.startsWith('Your'))
    expect(email?.text, 'the newer one is charged').not.toContain('nothing more is charged')
    expect(email?.text).toContain('Nothing more is charged for it.')
    expect(await statesOf(ada)).toEqual(['paid', 'paid'])
    expect(await casesOf(ada)).toEqual([])
    clock.forward(32 * DAY_MS)
    await sweep(world.app, world)
    const paid = await database.rows(sql`select 1 from payments_charges c join payments_orders o on o.id = c.order_id
      where o.account_id = ${ada.accountId}`)
    expect(paid, 'the older one was not billed again').toHaveLength(2)
  })
})

describe('two pages of one account that were both paid', () => {
  it.each([
    ['at a discount: one begins, the other goes back', 60, ['paid', 'refunded'], 20],
    ['at the full price: the times add up, and one renews', 20, ['paid', 'paid'], 20],
  ] as const)('%s', async (_, credits, states, left) => {
    const other = await world.another()
    const ada = await world.member({ credits })
    const amountCents = credits === 60 ? 2_700 : 3_500
    const first = await begin(ada)
    await deliver(world, { id: `f ${first.paymentIntentId}`, kind: 'failed', orderId: first.paymentIntentId })
    const second = await begin(ada)
    const elsewhere = { ...other, person: () => new Person(other.app) }
    const orderIds = [first.paymentIntentId, second.paymentIntentId]
    const answers = await Promise.all(
      orderIds.map((id, i) => deliver(i ? elsewhere : world, firstPaid(id, amountCents, clock.now()))),
    )
    expect(answers).toEqual([200, 200])
    await work()
    expect(await statesOf(ada)).toEqual(states)
    expect(await world.balanceOf(ada.accountId)).toBe(left)
    const goOn = await database.rows(sql`select 1 from subscriptions where account_id = ${ada.accountId}
      and is_renewing and stop_wanted_at is null`)
    expect(goOn).toHaveLength(1)
    expect(await current(ada)).toMatchObject({ status: 'active', order: null })
    expect(await world.differences()).toEqual([])
  })
})

describe('another plan beside the rest of a canceled one', () => {
  it.each([
    ['yearly', 'monthly'],
    ['monthly', 'yearly'],
  ] as const)('%s, then %s: says the day of the next charge, and until when Pro is paid', async (old, next) => {
    const ada = await world.member()
    await atCheckout(ada, (await begin(ada, old)).checkoutUrl, 'pay')
    const before = await ada.call(subscriptions.cancel, {})
    clock.forward(60_000)
    const { checkoutUrl, paymentIntentId: orderId } = await begin(ada, next)
    await atCheckout(ada, checkoutUrl, 'pay')
    const charged = await database.row<{ at: Date }>(sql`select ends_at as at from payments_sandbox_subscriptions
      where order_id = ${orderId}`)
    const renewsAt = charged?.at.toISOString() ?? ''
    const addedMs = Date.parse(renewsAt) - clock.now().getTime()
    const endsAt = new Date(Date.parse(before.endsAt) + addedMs).toISOString()
    expect(await current(ada)).toMatchObject({ status: 'active', plan: next, renewsAt, endsAt, canCancel: true })
    await ada.call(subscriptions.cancel, {})
    expect(await current(ada)).toMatchObject({ status: 'canceled', renewsAt, endsAt, canCancel: false })
    await world.runJob('subscriptions.letters')
    const told = (await world.emailsTo(ada.email)).filter(({ subject }) => subject.includes('canceled'))
    const lastDay = datesIn('en', clockIn(homeZone)).longDate(new Date(endsAt))
    for (const { text } of told) expect(text).toContain(`Last day ${lastDay}`)
    expect(told).toHaveLength(2)
    expect(await ada.call(subscriptions.resume, {})).toEqual({ renewsAt, endsAt })
  })
})

it('a first payment that comes twice for one order goes back the second time', async () => {
  const ada = await world.member({ credits: 60 })
  const { paymentIntentId: orderId, checkoutUrl } = await begin(ada)
  await atCheckout(ada, checkoutUrl, 'pay')
  await deliver(world, firstPaid(orderId, 2_700, clock.now(), 'another subscription'))
  await work()
  expect(await statesOf(ada)).toEqual(['paid', 'refunded'])
  expect(await current(ada)).toMatchObject({ status: 'active', endsAt: expect.stringMatching(/^\d{4}/) })
  expect(await world.balanceOf(ada.accountId)).toBe(20)
  const saved = await database.rows(sql`select reference, is_renewing as "isRenewing" from subscriptions
    where order_id = ${orderId} order by reference`)
  expect(saved).toEqual([
    { reference: 'another subscription', isRenewing: false },
    { reference: `sandbox_sub_${orderId}`, isRenewing: true },
  ])
})
