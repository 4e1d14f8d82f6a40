import { credits, subscriptions } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { localStripe, webhookSecret } from '../../testing/stripe.ts'
import { createWorld, Person } from '../../testing/world.ts'

const stripe = await localStripe()
const world = await createWorld({
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: stripe.url,
})
const { clock } = world
const opened = () => stripe.asked.filter(({ path }) => path === '/v1/checkout/sessions')

async function begun() {
  const ada = await world.member({ credits: 32 })
  const begin = (priceType: 'monthly' | 'yearly') => ada.call(subscriptions.create, { priceType })
  const { checkoutUrl } = await begin('monthly')
  return { ada, begin, checkoutUrl, session: checkoutUrl.split('/').at(-1) ?? '' }
}

describe('an order of a plan at Stripe', () => {
  it('closes its page when it lapses', async () => {
    const { ada, session } = await begun()
    const closesAt = Number(opened().at(-1)?.input.get('expires_at')) * 1000
    expect(closesAt - clock.now().getTime(), 'Stripe takes half an hour and more').toBe(35 * MINUTE_MS)
    clock.forward(35 * MINUTE_MS)
    await world.runJob('payments.lapse')
    expect(stripe.sessions.get(session)).toBe('expired')
    expect(await world.balanceOf(ada.accountId)).toBe(32)
  })

  it('that is replaced closes its page before the new one opens', async () => {
    const { begin, session } = await begun()
    const before = stripe.asked.length
    await begin('yearly')
    expect(stripe.asked.slice(before).map(({ path }) => path)).toEqual([
      `/v1/checkout/sessions/${session}/expire`,
      '/v1/checkout/sessions',
    ])
  })

  it('that was just paid stays, and nothing new opens', async () => {
    const { ada, begin, session } = await begun()
    stripe.sessions.set(session, 'complete')
    const before = opened().length
    await expect(begin('yearly')).rejects.toMatchObject({ status: 409, code: 'subscriptions.beingPaid' })
    expect(opened()).toHaveLength(before)
    clock.forward(35 * MINUTE_MS)
    await world.runJob('payments.lapse')
    expect(await ada.call(subscriptions.current, {}), 'its money is on its way').toMatchObject({
      status: 'pending',
      order: { reservedCredits: 12 },
    })
    clock.forward(24 * 60 * MINUTE_MS)
    await world.runJob('payments.lapse')
    const cases = await world.database.rows(sql`select kind from payments_cases where account_id = ${ada.accountId}`)
    expect(cases, 'a day without a report needs somebody to look').toEqual([{ kind: 'paidUntold' }])
  })

  it('whose page cannot be closed stays open until it can', async () => {
    const { ada, begin } = await begun()
    stripe.failNext(3)
    await expect(begin('yearly')).rejects.toMatchObject({ status: 503, code: 'payments.notPrepared' })
    expect(await ada.call(subscriptions.current, {})).toMatchObject({ order: { plan: 'monthly' } })
    await begin('yearly')
    expect(await ada.call(subscriptions.current, {})).toMatchObject({ order: { plan: 'yearly' } })
  })

  it('whose page cannot be opened gives its credits back at once', async () => {
    const ada = await world.member({ credits: 32 })
    stripe.failNext(3)
    await expect(ada.call(subscriptions.create, { priceType: 'monthly' })).rejects.toMatchObject({
      status: 503,
      code: 'payments.notPrepared',
    })
    expect(await ada.call(credits.stats, {})).toMatchObject({ remainingAnalyses: 32 })
    expect(await ada.call(subscriptions.current, {})).toMatchObject({ status: 'none', order: null })
    expect(await world.differences()).toEqual([])
  })

  it('is opened once by concurrent requests to several instances', async () => {
    const other = await world.another()
    const ada = await world.member({ credits: 32 })
    const before = stripe.sessions.size
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const browser = Object.assign(new Person(i % 2 ? other.app : world.app), { cookies: { ...ada.cookies } })
        return browser.call(subscriptions.create, { priceType: 'monthly', amount: 32.6 })
      }),
    )
    expect(new Set(pages.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1)
    expect(stripe.sessions.size - before).toBe(1)
  })
})
