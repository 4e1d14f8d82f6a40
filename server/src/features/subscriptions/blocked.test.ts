import { accounts, admin, payments, subscriptions } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { administrator } from '../../testing/admin.ts'
import { untilWaiting } from '../../testing/lock-waits.ts'
import { atCheckout, sweep } from '../../testing/payments.ts'
import type { Member } from '../../testing/people.ts'
import { createWorld } from '../../testing/world.ts'
import { grant } from '../credits/index.ts'
import { lockLiveOrder } from '../payments/index.ts'

const world = await createWorld()
const { database, clock } = world

const begin = (member: Member) => member.call(subscriptions.create, { priceType: 'monthly' })
const block = async ({ accountId: id }: Member) =>
  (await administrator(world)).call(admin.block, { id, reason: 'stolen cards' })
const unblock = async ({ accountId: id }: Member) => (await administrator(world)).call(admin.unblock, { id })
const signIn = async (member: Member) => {
  const payload = { email: member.email, password: member.password }
  await member.request({ method: 'POST', url: accounts.login.path, payload })
}
const paidOf = async ({ accountId }: Member) =>
  (
    await database.rows(sql`select 1 from payments_charges c join payments_orders o on o.id = c.order_id
      where o.account_id = ${accountId} and c.paid_at is not null`)
  ).length
const passMonth = async () => {
  await world.runJob('subscriptions.stop')
  clock.forward(32 * DAY_MS)
  await sweep(world.app, world)
}

describe('a Pro whose account is blocked', () => {
  it('is not charged again, and is told so', async () => {
    const ada = await world.member()
    await atCheckout(ada, (await begin(ada)).checkoutUrl, 'pay')
    await block(ada)
    await world.runJob('subscriptions.letters')
    const email = (await world.emailsTo(ada.email)).find(({ subject }) => subject.includes('subscription'))
    expect(email?.text).toContain('nothing more is charged')
    expect(email?.text).not.toMatch(/stays open|resume/)
    await passMonth()
    expect(await paidOf(ada)).toBe(1)
  })

  it('finds it canceled once unblocked, and resumes it only by a wish of its own', async () => {
    const ada = await world.member()
    await atCheckout(ada, (await begin(ada)).checkoutUrl, 'pay')
    await block(ada)
    await unblock(ada)
    await signIn(ada)
    expect(await ada.call(subscriptions.current, {})).toMatchObject({ status: 'canceled', canResume: true })
    await ada.call(subscriptions.resume, {})
    await passMonth()
    expect(await paidOf(ada)).toBe(2)
  })

  it('that paid on a page it had open before has that month and no further one', async () => {
    const ada = await world.member()
    const { checkoutUrl, paymentIntentId } = await begin(ada)
    await block(ada)
    await atCheckout(ada, checkoutUrl, 'pay')
    await passMonth()
    expect(await paidOf(ada)).toBe(1)
    await unblock(ada)
    await signIn(ada)
    expect(await ada.call(payments.status, { paymentIntentId })).toMatchObject({ status: 'paid' })
    expect(await ada.call(subscriptions.current, {})).toMatchObject({ status: 'lapsed', canCancel: false })
  })
})

it('whoever leaves waits for what moves money for them right then, before anybody has to wait for them (deadlock)', async () => {
  const ada = await world.member({ credits: 40 })
  await begin(ada)
  const leaving = await database.transaction(async tx => {
    await lockLiveOrder(tx, ada.accountId)
    const leaving = ada.call(accounts.remove, {})
    await untilWaiting(database, 1)
    await grant(tx, ada.accountId, 1, 'purchase', 'a report', clock.now())
    return { leaving }
  })
  await leaving.leaving
  expect(await world.differences()).toEqual([])
})
