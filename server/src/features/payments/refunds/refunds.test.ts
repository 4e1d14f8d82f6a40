import { accounts, payments, subscriptions } from '@pusula/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { atCheckout, buy, deliver, firstPaid } from '../../../testing/payments.ts'
import { deliverStripe, localStripe, webhookSecret } from '../../../testing/stripe.ts'
import { createWorld, type World } from '../../../testing/world.ts'
import { closeCase, listCases } from '../store/cases.ts'

const job = 'payments.refunds'
const sandbox = await createWorld()
const stripe = await localStripe()
const world = await createWorld({
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: stripe.url,
})

afterEach(() => stripe.accept())

const casesOf = async ({ database }: World, accountId: string) =>
  (await listCases(database, { onlyOpen: true })).filter(one => one.accountId === accountId)

/** A pack that was paid, and then paid once more. */
async function paidTwice() {
  const ada = await sandbox.member()
  const orderId = await buy(ada, { amount: 5, analyses: 10 })
  const charge = `again ${orderId}`
  const paid = { kind: 'paid', charge, orderId, amountCents: 500, payer: null, period: null } as const
  await deliver(sandbox, { id: `evt ${orderId}`, ...paid })
  const states = async () => (await ada.call(payments.history, {})).map(({ state }) => state).sort()
  return { ada, orderId, charge, states }
}

/** A plan that was paid, and then paid once more. */
async function planPaidTwice() {
  const ada = await sandbox.member()
  const { checkoutUrl, paymentIntentId } = await ada.call(subscriptions.create, { priceType: 'monthly' })
  await atCheckout(ada, checkoutUrl, 'pay')
  const again = firstPaid(paymentIntentId, 3_500, sandbox.clock.now(), `again ${paymentIntentId}`)
  await deliver(sandbox, again)
  return { ada, charge: again.charge }
}

describe('a second payment of an order', () => {
  it('grants nothing and is refunded automatically, once, with several instances', async () => {
    const other = await sandbox.another()
    const { ada, orderId, charge, states } = await paidTwice()
    expect(await sandbox.balanceOf(ada.accountId)).toBe(30)
    expect(await ada.call(payments.status, { paymentIntentId: orderId })).toMatchObject({ status: 'paid' })
    await Promise.all([sandbox, other, sandbox, other].map(({ runJob }) => runJob(job)))
    expect(await states()).toEqual(['paid', 'refunded'])
    const told = await sandbox.database.rows(
      sql`select id from payments_sandbox_events where body::jsonb->>'charge' = ${charge}
        and body::jsonb->>'kind' = 'refunded'`,
    )
    expect(told).toHaveLength(1)
    expect(await sandbox.balanceOf(ada.accountId), 'the first payment keeps what it gave').toBe(30)
    expect(await casesOf(sandbox, ada.accountId), 'nobody has to look').toEqual([])
  })

  it('is refunded once even if the process died before it was recorded', async () => {
    const { charge, states } = await paidTwice()
    await sandbox.runJob(job)
    await sandbox.database.run(sql`update payments_refunds set done_at = null where charge = ${charge}`)
    sandbox.clock.forward(60_000)
    await sandbox.runJob(job)
    expect(await states()).toEqual(['paid', 'refunded'])
    const [row] = await sandbox.database.rows(sql`select refunded_cents as cents, done_at is not null as "isDone"
      from payments_charges c join payments_refunds r on r.charge = c.reference where c.reference = ${charge}`)
    expect(row).toEqual({ cents: 500, isDone: true })
  })
})

it.each([
  ['a pack', paidTwice],
  ['a plan', planPaidTwice],
] as const)('the e-mail about a second payment of %s says that nothing else changes', async (_, paid) => {
  const { ada, charge } = await paid()
  await sandbox.runJob(job)
  await sandbox.runJob('payments.receipts')
  const [email] = (await sandbox.emailsTo(ada.email)).filter(({ text }) => text.includes(charge))
  expect(email?.text).toContain('This payment had added nothing to your account; nothing else changes.')
  expect(email?.text).not.toMatch(/has ended|were taken back/)
})

it('a payment of someone who has left goes back', async () => {
  const ada = await sandbox.member()
  const { paymentIntentId: orderId } = await ada.call(payments.createIntent, { amount: 5, analyses: 10 })
  await ada.call(accounts.remove, {})
  const charge = `late ${orderId}`
  const paid = { kind: 'paid', charge, orderId, amountCents: 500, payer: null, period: null } as const
  await deliver(sandbox, { id: `evt ${orderId}`, ...paid })
  await sandbox.runJob(job)
  const [row] = await sandbox.database.rows(sql`select refunded_cents as cents, granted_credits as credits
    from payments_charges where reference = ${charge}`)
  expect(row).toEqual({ cents: 500, credits: 0 })
})

describe('a refund at Stripe', () => {
  const session = (orderId: string, payment: string) => ({
    ...{ id: 'cs_test', object: 'checkout.session', mode: 'payment', payment_status: 'paid', amount_total: 1_250 },
    ...{ payment_intent: payment, metadata: { order_id: orderId } },
  })
  const told = (type: string, object: object) => deliverStripe(world.person(), world.clock.now(), type, object)
  const twice = async () => {
    const ada = await world.member()
    const { paymentIntentId: orderId } = await ada.call(payments.createIntent, { amount: 12.5, analyses: 50 })
    await told('checkout.session.completed', session(orderId, `pi_${orderId}`))
    await told('checkout.session.completed', session(orderId, `pi_2_${orderId}`))
    return { ada, orderId, payment: `pi_2_${orderId}` }
  }

  it('is of the whole second payment, with an idempotency key', async () => {
    const { payment } = await twice()
    await world.runJob(job)
    const asked = stripe.last('/v1/refunds')
    expect(Object.fromEntries(asked?.input ?? [])).toEqual({
      payment_intent: payment,
      amount: '1250',
      reason: 'duplicate',
    })
    expect(asked?.idempotencyKey).toBe(`refund ${payment} ${world.clock.now().toISOString().slice(0, 10)}`)
  })

  it('that fails later at the bank is a case for support', async () => {
    const { ada, payment } = await twice()
    await world.runJob(job)
    await told('refund.failed', { id: 're_1', object: 'refund', payment_intent: payment })
    expect(await casesOf(world, ada.accountId)).toMatchObject([{ kind: 'notRefunded', details: { charge: payment } }])
  })

  it('that a person sent and that fails as well is a case again', async () => {
    const { ada, payment } = await twice()
    const fails = (id: string) => told('refund.failed', { id, object: 'refund', payment_intent: payment })
    await fails('re_1')
    const [first] = await casesOf(world, ada.accountId)
    await closeCase(world.database, first?.id ?? '', 'sent by hand', world.clock.now())
    expect(await casesOf(world, ada.accountId)).toEqual([])
    await fails('re_2')
    expect(await casesOf(world, ada.accountId)).toMatchObject([{ kind: 'notRefunded', details: { charge: payment } }])
  })

  it('that was made by hand meanwhile is done', async () => {
    const { ada, orderId } = await twice()
    stripe.refuse('/v1/refunds', 'charge_already_refunded')
    await world.runJob(job)
    expect(await casesOf(world, ada.accountId)).toEqual([])
    const [row] = await world.database.rows(sql`select r.done_at is not null as "isDone" from payments_refunds r
      join payments_charges c on c.reference = r.charge where c.order_id = ${orderId}`)
    expect(row).toEqual({ isDone: true })
  })

  it('that Stripe refuses is retried with backoff, until it becomes a case', async () => {
    const { ada, orderId, payment } = await twice()
    stripe.refuse('/v1/refunds', 'insufficient_funds')
    const before = stripe.asked.length
    const minuteMs = 60_000
    for (let minute = 0; minute < 4; minute++) {
      await world.runJob(job)
      world.clock.forward(minuteMs)
    }
    expect(stripe.asked.slice(before), 'at once, after one minute and after two more').toHaveLength(3)
    expect(await casesOf(world, ada.accountId)).toEqual([])
    const status = () => ada.call(payments.status, { paymentIntentId: orderId })
    expect(await status()).toMatchObject({ status: 'paid' })
    for (let i = 0; i < 12; i++) {
      world.clock.forward(720 * minuteMs)
      await world.runJob(job)
    }
    expect(stripe.asked.slice(before), 'not for ever').toHaveLength(12)
    expect(await casesOf(world, ada.accountId)).toMatchObject([
      { kind: 'notRefunded', details: { charge: payment, amountCents: 1_250, reason: 'paidTwice' } },
    ])
  })
})
