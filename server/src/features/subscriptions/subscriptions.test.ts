import { accounts, credits, payments, subscriptions } from '@pusula/contract'
import { clockIn, DAY_MS, datesIn, homeZone } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { atCheckout, deliver, sweep } from '../../testing/payments.ts'
import type { Member } from '../../testing/people.ts'
import { createWorld } from '../../testing/world.ts'
import { listCases } from '../payments/index.ts'

const world = await createWorld()
const { database, clock } = world

async function subscribe(member: Member, priceType: 'monthly' | 'yearly' = 'monthly') {
  const { checkoutUrl, paymentIntentId } = await member.call(subscriptions.create, { priceType })
  await atCheckout(member, checkoutUrl, 'pay')
  return paymentIntentId
}
const current = (member: Member) => member.call(subscriptions.current, {})
const tierOf = async (member: Member) => (await member.call(credits.stats, {})).tier
/** Days in which the member comes by now and then: a session that is not used for a month ends. */
async function passDays(member: Member, days: number) {
  for (const part of [days / 2, days / 2]) {
    clock.forward(part * DAY_MS)
    await member.call(credits.stats, {})
  }
}
const casesOf = async (member: Member) =>
  (await listCases(database, { onlyOpen: true })).filter(({ accountId }) => accountId === member.accountId)

describe('a pro subscription', () => {
  it('is pending, then active, and makes every analysis free', async () => {
    const ada = await world.member()
    expect(await current(ada)).toEqual({
      ...{ plan: null, status: 'none', endsAt: null, renewsAt: null, canCancel: false, canResume: false },
      ...{ hasPortal: false, creditsForDiscount: 20, order: null },
    })
    const { checkoutUrl } = await ada.call(subscriptions.create, { priceType: 'monthly', amount: 35 })
    expect(await current(ada)).toMatchObject({ plan: 'monthly', status: 'pending' })
    const page = await ada.request({ method: 'GET', url: checkoutUrl })
    expect(page.body).toContain('$35.00')
    const { to } = await atCheckout(ada, checkoutUrl, 'pay')
    expect(to).toMatch(/^\/dashboard\?purchase=success&amount=35&plan=monthly&order=/)
    expect(await current(ada)).toMatchObject({ status: 'active', endsAt: '2026-12-15T12:00:00.000Z' })
    expect(await ada.call(accounts.user, {})).toMatchObject({ tier: 'pro', remainingAnalyses: 100_000_000 })
    await ada.call(credits.deduct, { symbol: 'BTC' })
    expect(await world.balanceOf(ada.accountId)).toBe(20)
    expect(await ada.call(payments.history, {})).toMatchObject([
      { kind: 'subscription', plan: 'monthly', amount: '35.00', analysesCount: 0 },
    ])
    await world.runJob('payments.receipts')
    const [receipt] = await world.emailsTo(ada.email)
    expect(receipt?.subject).toBe('Your Pusula receipt: $35.00')
    expect(receipt?.text).toContain('The period ends on 15 December 2026 and renews then.')
    await expect(ada.call(subscriptions.create, { priceType: 'yearly' })).rejects.toMatchObject({
      status: 409,
      code: 'subscriptions.alreadyActive',
    })
  })

  it('costs less with credits above twenty, and uses them up', async () => {
    const ada = await world.member({ credits: 32 })
    await expect(ada.call(subscriptions.create, { priceType: 'monthly', amount: 5 })).rejects.toMatchObject({
      status: 409,
      code: 'subscriptions.priceChanged',
      details: { amount: 32.6 },
    })
    await subscribe(ada)
    expect(await ada.call(payments.history, {})).toMatchObject([{ amount: '32.60' }])
    expect(await world.balanceOf(ada.accountId)).toBe(20)
    expect((await ada.call(credits.history, {})).entries[0]).toMatchObject({ reason: 'subscription', amount: -12 })
  })

  it('that was canceled stays pro until its end, and can be bought again without losing a day', async () => {
    const ada = await world.member()
    await subscribe(ada)
    const { endsAt } = await ada.call(subscriptions.cancel, {})
    expect(await ada.call(subscriptions.cancel, {}), 'the second tap').toEqual({ endsAt })
    expect(await current(ada)).toMatchObject({ status: 'canceled', endsAt })
    expect(await tierOf(ada)).toBe('pro')
    clock.forward(10 * DAY_MS)
    await subscribe(ada, 'yearly')
    const state = await current(ada)
    expect(state).toMatchObject({ status: 'active', plan: 'yearly' })
    const paidDays = 30 + 365
    expect(new Date(state.endsAt ?? '').getTime()).toBe(new Date(endsAt).getTime() + (paidDays - 30) * DAY_MS)
  })

  it('renews by itself, and is over when it was canceled', async () => {
    const ada = await world.member()
    await subscribe(ada)
    await passDays(ada, 31)
    await sweep(world.app, world)
    expect(await current(ada)).toMatchObject({ status: 'active' })
    expect(await ada.call(payments.history, {})).toHaveLength(2)
    await ada.call(subscriptions.cancel, {})
    await passDays(ada, 32)
    await sweep(world.app, world)
    expect(await current(ada)).toMatchObject({ status: 'lapsed', canCancel: false })
    expect(await tierOf(ada)).toBe('member')
    expect(await ada.call(payments.history, {})).toHaveLength(2)
    await expect(ada.call(subscriptions.cancel, {})).rejects.toMatchObject({ code: 'subscriptions.none' })
  })

  it('whose renewal fails is past due for three days, then over', async () => {
    const ada = await world.member()
    const orderId = await subscribe(ada)
    const subscription = `sandbox_sub_${orderId}`
    await passDays(ada, 31)
    const told = async (charge: string) => {
      const failed = { kind: 'renewalFailed', charge, orderId, subscription, nextTryAt: null } as const
      await deliver(world, { id: `f ${charge}`, ...failed })
      await world.runJob('subscriptions.letters')
      return (await world.emailsTo(ada.email))[0]?.text
    }
    const text = await told(`i ${orderId}`)
    const { status, endsAt } = await current(ada)
    expect(status).toBe('past_due')
    const until = datesIn('en', clockIn(homeZone)).longDate(new Date(endsAt ?? ''))
    expect(text, 'the day that the profile names').toContain(`Pro stays open until ${until}`)
    expect(await tierOf(ada)).toBe('pro')
    clock.forward(3 * DAY_MS)
    expect(await tierOf(ada)).toBe('member')
    expect(await told(`second ${orderId}`)).toContain('Your Pro access is closed for now.')
    expect(await current(ada), 'its card may be tried again').toMatchObject({ status: 'lapsed', canCancel: true })
    await ada.call(subscriptions.cancel, {})
    expect(await current(ada)).toMatchObject({ status: 'lapsed', canCancel: false })
  })

  it('whose money goes back takes the tier along, and gives the counted credits back', async () => {
    const ada = await world.member({ credits: 30 })
    const orderId = await subscribe(ada)
    const charge = `sandbox_inv_${orderId}_1`
    await deliver(world, { id: `half ${orderId}`, kind: 'refunded', charge, refundedCents: 100 })
    expect(await tierOf(ada)).toBe('pro')
    expect(await casesOf(ada)).toMatchObject([{ kind: 'partlyRefunded' }])
    await deliver(world, { id: `all ${orderId}`, kind: 'refunded', charge, refundedCents: 3_300 })
    expect(await tierOf(ada)).toBe('member')
    expect(await world.balanceOf(ada.accountId)).toBe(30)
    expect(await current(ada)).toMatchObject({ status: 'lapsed' })
  })

  it('whose money went back is not paid again, unless later time was paid', async () => {
    const ada = await world.member()
    await subscribe(ada)
    await passDays(ada, 31)
    await sweep(world.app, world)
    const [second, first] = (await ada.call(payments.history, {})).map(({ id }) => id)
    const refund = (charge = '') =>
      deliver(world, { id: `back ${charge}`, kind: 'refunded', charge, refundedCents: 3_500 })
    await refund(first)
    expect(await current(ada), 'the month that runs was paid').toMatchObject({ status: 'active' })
    await refund(second)
    expect(await current(ada)).toMatchObject({ status: 'lapsed' })
    await world.runJob('subscriptions.stop')
    await passDays(ada, 31)
    await sweep(world.app, world)
    expect(await ada.call(payments.history, {})).toHaveLength(2)
    expect(await tierOf(ada)).toBe('member')
  })

  it('that the bank took back for good is not paid again', async () => {
    const ada = await world.member()
    const orderId = await subscribe(ada)
    const subscription = `sandbox_sub_${orderId}`
    const isStopped = async () =>
      (
        await database.rows(sql`select 1 from subscriptions where reference = ${subscription}
        and stop_wanted_at is not null and not is_renewing`)
      ).length > 0
    const about = { kind: 'disputed', charge: `sandbox_inv_${orderId}_1` } as const
    await deliver(world, { id: `open ${orderId}`, ...about, dispute: 'open' })
    expect(await isStopped(), 'it may be decided for us').toBe(false)
    await deliver(world, { id: `lost ${orderId}`, ...about, dispute: 'lost' })
    expect(await isStopped()).toBe(true)
    const ended = { kind: 'subscriptionChanged', subscription, orderId, customer: null, version: 99 } as const
    await deliver(world, { id: `over ${orderId}`, ...ended, isRenewing: false, isOver: true })
    expect(await isStopped(), 'what has ended needs no stop').toBe(false)
  })

  it('that is stopped when nothing paid is left says when it ended, and not that there is none', async () => {
    const ada = await world.member()
    const orderId = await subscribe(ada)
    await deliver(world, {
      ...{ id: `open ${orderId}`, kind: 'disputed', charge: `sandbox_inv_${orderId}_1`, dispute: 'open' },
    })
    expect(await ada.call(subscriptions.cancel, {})).toEqual({ endsAt: clock.now().toISOString() })
    await expect(ada.call(subscriptions.cancel, {}), 'the second tap').rejects.toMatchObject({
      code: 'subscriptions.none',
    })
  })

  it('of a deleted account is canceled', async () => {
    const ada = await world.member()
    const orderId = await subscribe(ada)
    await ada.call(accounts.remove, {})
    const wanted = await database.rows<{ reference: string }>(
      sql`select reference from subscriptions where stop_wanted_at is not null`,
    )
    expect(wanted).toEqual([{ reference: `sandbox_sub_${orderId}` }])
  })

  it('of a deleted account that renews after all is canceled and refunded', async () => {
    const ada = await world.member()
    const orderId = await subscribe(ada)
    const about = { subscription: `sandbox_sub_${orderId}`, customer: null }
    await ada.call(subscriptions.cancel, {})
    await ada.call(accounts.remove, {})
    await world.runJob('subscriptions.stop')
    const resumed = { kind: 'subscriptionChanged', isRenewing: true, isOver: false, version: 99 } as const
    await deliver(world, { id: `on ${orderId}`, orderId, ...about, ...resumed })
    const startsAt = clock.now()
    const period = { ...about, startsAt, endsAt: new Date(startsAt.getTime() + 30 * DAY_MS), isFirst: false }
    const paid = { kind: 'paid', charge: `again ${orderId}`, amountCents: 3_500, payer: null } as const
    await deliver(world, { id: `paid ${orderId}`, orderId, ...paid, period })
    const saved = await database.rows(sql`select is_renewing as "isRenewing", stop_wanted_at as "wantedAt",
      (select reason from payments_refunds where charge = ${paid.charge}) as refund
      from subscriptions where reference = ${about.subscription}`)
    expect(saved).toEqual([{ isRenewing: false, wantedAt: startsAt, refund: 'accountGone' }])
  })

  it.each([{ priceType: 'lifetime' }, { priceType: 'pro' }, {}, { priceType: 'monthly', amount: 1 }])(
    'asked for as %o is refused, and nothing is begun',
    async payload => {
      const ada = await world.member()
      const response = await ada.request({ method: 'POST', url: subscriptions.create.path, payload })
      expect(response.statusCode).toBeGreaterThanOrEqual(400)
      expect(await current(ada)).toMatchObject({ status: 'none' })
    },
  )

  it('is for members only', async () => {
    await expect((await world.guest()).call(subscriptions.create, { priceType: 'monthly' })).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('in production without keys', () => {
  it('payments say that they are closed, and there is no sandbox', async () => {
    const live = await createWorld({ NODE_ENV: 'production', MARKET_SOURCE: 'simulated' })
    const ada = await live.member()
    const closed = { status: 503, code: 'payments.unavailable' }
    await expect(ada.call(payments.createIntent, { amount: 5, analyses: 10 })).rejects.toMatchObject(closed)
    await expect(ada.call(subscriptions.create, { priceType: 'yearly' })).rejects.toMatchObject(closed)
    await expect(ada.call(payments.simulateWebhook, { paymentIntentId: 'x' })).rejects.toMatchObject({ status: 404 })
    const page = await ada.request({ method: 'GET', url: '/api/sandbox/checkout/x' })
    expect(page.statusCode).toBe(404)
  })
})
