import { accounts, credits, payments, subscriptions } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { atCheckout, buy, deliver, firstPaid, sweep } from '../../testing/payments.ts'
import type { Member } from '../../testing/people.ts'
import { createWorld, Person } from '../../testing/world.ts'
import { spend } from '../credits/index.ts'

const world = await createWorld()
const { database, clock } = world

const current = (member: Member) => member.call(subscriptions.current, {})
const begin = (member: Member, priceType: 'monthly' | 'yearly' = 'monthly') =>
  member.call(subscriptions.create, { priceType })
const statusOf = async (member: Member, paymentIntentId: string) =>
  (await member.call(payments.status, { paymentIntentId })).status
const pageOf = async (member: Member, url: string) => (await member.request({ method: 'GET', url })).body
const use = (member: Member, amount: number) =>
  database.transaction(tx => spend(tx, member.accountId, amount, 'analysis', 'used', clock.now()))
const movesOf = async (member: Member) =>
  (await member.call(credits.history, {})).entries.filter(({ reason }) => reason === 'subscription')

describe('one account with twenty browsers on two instances', () => {
  it('has one open order, and one discounted month for its credits (race)', async () => {
    const other = await world.another()
    const ada = await world.member({ credits: 170 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const browser = new Person(i % 2 ? other.app : world.app)
        Object.assign(browser.cookies, ada.cookies)
        return browser.request({
          method: 'POST',
          url: `${subscriptions.create.path}?language=${i % 3 ? 'en' : 'tr'}`,
          payload: { priceType: i % 5 === 4 ? 'yearly' : 'monthly' },
        })
      }),
    )
    expect(answers.filter(({ statusCode }) => statusCode >= 500 && statusCode !== 503)).toEqual([])
    const pages = new Set(answers.filter(({ statusCode }) => statusCode === 200).map(one => one.json().checkoutUrl))
    const live = await database.rows(sql`select 1 from payments_orders where account_id = ${ada.accountId}
      and paid_by is null and failed_at is null`)
    expect(live).toHaveLength(1)
    await Promise.all([...pages].map(page => atCheckout(ada, page, 'pay')))
    const paid = await ada.call(payments.history, {})
    expect(paid).toHaveLength(1)
    const isMonthly = paid[0]?.plan === 'monthly'
    expect(paid[0]?.amount).toBe(isMonthly ? '5.00' : '350.00')
    expect(await world.balanceOf(ada.accountId)).toBe(isMonthly ? 20 : 170)
    expect(await world.differences()).toEqual([])
  })
})

describe('an order of a plan', () => {
  it('is returned again for the second tap, on another instance too', async () => {
    const other = await world.another()
    const ada = await world.member()
    const elsewhere = Object.assign(new Person(other.app), { cookies: ada.cookies })
    const first = await begin(ada)
    clock.forward(20 * MINUTE_MS)
    expect(await elsewhere.call(subscriptions.create, { priceType: 'monthly' })).toEqual(first)
  })

  it('reserves the credits it counts: they cannot be spent meanwhile', async () => {
    const ada = await world.member({ credits: 170 })
    await begin(ada)
    expect(await ada.call(credits.stats, {})).toMatchObject({ remainingAnalyses: 20 })
    await expect(use(ada, 21)).rejects.toMatchObject({ code: 'credits.insufficient' })
    expect(await current(ada)).toMatchObject({
      status: 'pending',
      creditsForDiscount: 170,
      order: {
        plan: 'monthly',
        reservedCredits: 150,
        closesAt: new Date(clock.now().getTime() + 35 * MINUTE_MS).toJSON(),
      },
    })
    const again = await ada.call(subscriptions.create, { priceType: 'monthly', amount: 5 })
    await atCheckout(ada, again.checkoutUrl, 'pay')
    expect(await current(ada)).toMatchObject({ status: 'active', order: null, creditsForDiscount: 20 })
    expect(await movesOf(ada)).toMatchObject([{ amount: -150 }])
  })

  it.each([
    ['the other plan', { priceType: 'yearly' }, 'en', 350],
    ['the other language', { priceType: 'monthly' }, 'tr', 32.6],
  ] as const)('gives way to %s: its page closes, its credits come back', async (_, payload, language, dollars) => {
    const ada = await world.member({ credits: 32 })
    const old = await begin(ada)
    const url = `${subscriptions.create.path}?language=${language}`
    const fresh = (await ada.request({ method: 'POST', url, payload: { ...payload, amount: dollars } })).json()
    expect(fresh.paymentIntentId).not.toBe(old.paymentIntentId)
    expect(await pageOf(ada, old.checkoutUrl)).toContain('This payment page has expired.')
    await atCheckout(ada, old.checkoutUrl, 'pay')
    expect(await statusOf(ada, old.paymentIntentId)).toBe('failed')
    expect(await ada.call(payments.history, {})).toEqual([])
    await atCheckout(ada, fresh.checkoutUrl, 'pay')
    expect(await ada.call(payments.history, {})).toMatchObject([{ amount: dollars.toFixed(2) }])
    expect(await world.balanceOf(ada.accountId)).toBe(payload.priceType === 'yearly' ? 32 : 20)
  })

  it('is replaced at another price, when there are more credits to count', async () => {
    const ada = await world.member({ credits: 32 })
    const old = await begin(ada)
    await buy(ada, { amount: 5, analyses: 10 })
    const fresh = await ada.call(subscriptions.create, { priceType: 'monthly', amount: 30.6 })
    expect(fresh.paymentIntentId).not.toBe(old.paymentIntentId)
    expect(await current(ada)).toMatchObject({ creditsForDiscount: 42, order: { reservedCredits: 22 } })
  })

  it('that was paid in that moment does not give way, and nothing new begins', async () => {
    const ada = await world.member({ credits: 32 })
    const { checkoutUrl } = await begin(ada)
    await atCheckout(ada, checkoutUrl, 'late')
    await expect(begin(ada, 'yearly')).rejects.toMatchObject({ status: 409, code: 'subscriptions.beingPaid' })
    clock.forward(10_000)
    await sweep(world.app, world)
    expect(await current(ada)).toMatchObject({ status: 'active', plan: 'monthly' })
  })

  it('expires unpaid, once across instances, and is reported as failed', async () => {
    const other = await world.another()
    const ada = await world.member({ credits: 60 })
    const { checkoutUrl, paymentIntentId } = await begin(ada)
    clock.forward(34 * MINUTE_MS)
    await world.runJob('payments.lapse')
    expect(await statusOf(ada, paymentIntentId)).toBe('open')
    clock.forward(MINUTE_MS)
    await Promise.all([world, other, world, other].map(({ runJob }) => runJob('payments.lapse')))
    expect(await statusOf(ada, paymentIntentId)).toBe('failed')
    expect(await current(ada)).toMatchObject({ status: 'none', order: null, creditsForDiscount: 60 })
    expect(await movesOf(ada)).toMatchObject([{ amount: 40 }, { amount: -40 }])
    await atCheckout(ada, checkoutUrl, 'pay')
    expect(await ada.call(payments.history, {})).toEqual([])
  })

  it('whose process died before its checkout was opened releases its credits', async () => {
    const ada = await world.member({ credits: 60 })
    const { paymentIntentId } = await begin(ada)
    await database.run(sql`update payments_orders set checkout = null, checkout_reference = null
      where id = ${paymentIntentId}`)
    clock.forward(3 * MINUTE_MS)
    await world.runJob('payments.lapse')
    expect(await world.balanceOf(ada.accountId)).toBe(60)
    expect(await statusOf(ada, paymentIntentId)).toBe('failed')
    expect((await begin(ada)).paymentIntentId).not.toBe(paymentIntentId)
  })

  it('hides no credits from the refund of the pack that gave them', async () => {
    const ada = await world.member()
    const pack = await buy(ada, { amount: 20, analyses: 100 })
    const { checkoutUrl, paymentIntentId } = await begin(ada)
    const charge = `sandbox_pay_${pack}`
    await deliver(world, { id: `back ${pack}`, kind: 'refunded', charge, refundedCents: 2_000 })
    expect(await world.balanceOf(ada.accountId)).toBe(20)
    await atCheckout(ada, checkoutUrl, 'pay')
    expect(await statusOf(ada, paymentIntentId), 'what was cheaper for them is not').toBe('sentBack')
    expect(await world.balanceOf(ada.accountId)).toBe(20)
    const cases = await database.rows(sql`select 1 from payments_cases where account_id = ${ada.accountId}`)
    expect(cases, 'nothing is missing').toEqual([])
    expect(await world.differences()).toEqual([])
  })

  it('of a deleted account is expired', async () => {
    const ada = await world.member({ credits: 60 })
    const { checkoutUrl } = await begin(ada)
    await ada.call(accounts.remove, {})
    await world.runJob('payments.lapse')
    expect(await pageOf(ada, checkoutUrl)).toContain('This payment page has expired.')
    expect(await world.differences()).toEqual([])
  })
})

describe('a payment that comes after its order has expired', () => {
  const lapsed = async () => {
    const ada = await world.member({ credits: 60 })
    const { paymentIntentId } = await begin(ada)
    await deliver(world, { id: `failed ${paymentIntentId}`, kind: 'failed', orderId: paymentIntentId })
    expect(await world.balanceOf(ada.accountId)).toBe(60)
    return { ada, orderId: paymentIntentId }
  }

  it('starts the plan at what was paid, with the credits it counts', async () => {
    const { ada, orderId } = await lapsed()
    for (let i = 0; i < 3; i++)
      await deliver(world, { ...firstPaid(orderId, 2_700, clock.now()), id: `${i} ${orderId}` })
    await deliver(world, { id: `again ${orderId}`, kind: 'failed', orderId })
    expect(await current(ada)).toMatchObject({ status: 'active' })
    expect(await statusOf(ada, orderId)).toBe('paid')
    expect(await world.balanceOf(ada.accountId)).toBe(20)
    const refunded = {
      id: `back ${orderId}`,
      kind: 'refunded',
      charge: `inv ${orderId} 0`,
      refundedCents: 2_700,
    } as const
    await deliver(world, refunded)
    expect(await world.balanceOf(ada.accountId), 'the credits come back with the money, this time too').toBe(60)
    expect(await world.differences()).toEqual([])
  })

  it('goes back when its credits are spent, and does not renew', async () => {
    const { ada, orderId } = await lapsed()
    await use(ada, 50)
    await deliver(world, firstPaid(orderId, 2_700, clock.now()))
    expect(await statusOf(ada, orderId)).toBe('sentBack')
    expect(await current(ada)).toMatchObject({ status: 'none' })
    expect(await world.balanceOf(ada.accountId)).toBe(10)
    await world.runJob('payments.refunds')
    await world.runJob('subscriptions.stop')
    expect(await ada.call(payments.history, {})).toMatchObject([{ amount: '27.00', state: 'refunded' }])
    const [saved] = await database.rows(sql`select is_renewing as "isRenewing", stop_wanted_at as "stopWantedAt"
      from subscriptions where order_id = ${orderId}`)
    expect(saved).toEqual({ isRenewing: false, stopWantedAt: null })
  })

  it('leaves no other order to pay', async () => {
    const { ada, orderId } = await lapsed()
    const { checkoutUrl } = await begin(ada, 'yearly')
    await deliver(world, firstPaid(orderId, 2_700, clock.now()))
    await world.runJob('payments.lapse')
    expect(await pageOf(ada, checkoutUrl)).toContain('This payment page has expired.')
    expect(await current(ada)).toMatchObject({ status: 'active', plan: 'monthly', order: null })
  })
})
