import { randomUUID } from 'node:crypto'
import { accounts, credits, type InputOf, payments, subscriptions } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { changeSettings } from '../../platform/settings.ts'
import { atCheckout, buy, deliver, firstPaid } from '../../testing/payments.ts'
import { createWorld } from '../../testing/world.ts'
import { spend } from '../credits/index.ts'
import { taxCents } from './receipts/emails.ts'
import { sendReceipts, sendRefundNotices } from './receipts/receipts.ts'
import { sweep } from './sandbox/deliveries.ts'
import { signatureOf } from './sandbox/signature.ts'
import { writeReport } from './sandbox/wire.ts'
import { listCases } from './store/cases.ts'
import { wrongCharges } from './store/check.ts'

const world = await createWorld()
const { database, clock } = world

const countOf = async (table: 'orders' | 'charges' | 'events' | 'sandbox_checkouts') => {
  const rows = await database.query(`select count(*)::int as count from payments_${table}`)
  return rows.rows[0]
}
const casesOf = async (accountId: string) =>
  (await listCases(database, { onlyOpen: true })).filter(one => one.accountId === accountId)

describe('a purchase', () => {
  it('of a pack gives its credits when the provider reports the payment, and is in the history', async () => {
    const ada = await world.member()
    const { paymentIntentId, checkoutUrl } = await ada.call(payments.createIntent, {
      amount: 12.5,
      analyses: 50,
      priceId: 'credits-50',
    })
    expect(await world.balanceOf(ada.accountId)).toBe(20)
    expect(await ada.call(payments.status, { paymentIntentId })).toMatchObject({ status: 'open', analysesCount: 50 })
    const { status, to } = await atCheckout(ada, checkoutUrl, 'pay')
    expect([status, to]).toEqual([303, `/dashboard?purchase=success&amount=12.5&analyses=50&order=${paymentIntentId}`])
    expect(await ada.call(payments.status, { paymentIntentId })).toMatchObject({ status: 'paid', amount: '12.50' })
    expect(await ada.call(credits.stats, {})).toMatchObject({ remainingAnalyses: 70 })
    expect(await ada.call(payments.history, {})).toMatchObject([
      { amount: '12.50', analysesCount: 50, kind: 'credits', plan: null, state: 'paid' },
    ])
    expect((await ada.call(credits.history, {})).entries[0]).toMatchObject({ reason: 'purchase', amount: 50 })
  })

  it('of an own amount gives what the rate says', async () => {
    const ada = await world.member()
    await buy(ada, { amount: 12 })
    expect(await world.balanceOf(ada.accountId)).toBe(20 + 48)
  })

  it('leads back to the analysis it was begun from', async () => {
    const ada = await world.member()
    const { checkoutUrl } = await ada.call(payments.createIntent, { amount: 5, analyses: 10, return: 'analysis' })
    expect((await atCheckout(ada, checkoutUrl, 'pay')).to).toMatch(/^\/dashboard\/analysis\?purchase=success&/)
  })

  it('that is left leads back to what was chosen', async () => {
    const ada = await world.member()
    const left = async (order: InputOf<typeof payments.createIntent>) => {
      const { checkoutUrl } = await ada.call(payments.createIntent, order)
      return (await atCheckout(ada, checkoutUrl, 'leave')).to
    }
    expect(await left({ amount: 7.35, analyses: 18 })).toBe('/add-credits?purchase=canceled&amount=7.35&custom=true')
    expect(await left({ amount: 5, analyses: 12, return: 'analysis' })).toBe(
      '/add-credits?purchase=canceled&amount=5&custom=true&return=analysis',
    )
  })

  it('that is declined, abandoned or begun twice costs and gives nothing', async () => {
    const ada = await world.member()
    const { checkoutUrl } = await ada.call(payments.createIntent, { amount: 8, analyses: 20 })
    const declined = await atCheckout(ada, checkoutUrl, 'decline')
    const page = await ada.request({ method: 'GET', url: declined.to })
    expect(page.body).toContain('The card was declined.')
    expect((await atCheckout(ada, checkoutUrl, 'leave')).to).toBe('/add-credits?purchase=canceled&amount=8')
    const again = await ada.call(payments.createIntent, { amount: 8, analyses: 20 })
    expect(again.checkoutUrl, 'the second tap leads to the same page').toBe(checkoutUrl)
    expect(await world.balanceOf(ada.accountId)).toBe(20)
    expect(await ada.call(payments.history, {})).toEqual([])
    await atCheckout(ada, checkoutUrl, 'pay')
    const paid = await ada.request({ method: 'GET', url: declined.to })
    expect(paid.body, 'the state of now').not.toContain('The card was declined.')
  })

  it('is idempotent: reported twice, or paid twice on one page, counts once', async () => {
    const ada = await world.member()
    const { checkoutUrl } = await ada.call(payments.createIntent, { amount: 5, analyses: 10 })
    await Promise.all([1, 2, 3].map(() => atCheckout(ada, checkoutUrl, 'twice')))
    expect(await world.balanceOf(ada.accountId)).toBe(30)
    expect(await ada.call(payments.history, {})).toHaveLength(1)
  })

  it('that is reported late still counts', async () => {
    const ada = await world.member()
    const { checkoutUrl, paymentIntentId } = await ada.call(payments.createIntent, { amount: 5, analyses: 10 })
    await atCheckout(ada, checkoutUrl, 'late')
    expect(await ada.call(payments.status, { paymentIntentId })).toMatchObject({ status: 'open' })
    expect(await world.balanceOf(ada.accountId)).toBe(20)
    clock.forward(10_000)
    await sweep(world.app, world)
    expect(await world.balanceOf(ada.accountId)).toBe(30)
  })

  it('can be simulated and looked at by its owner only; another one is told that it is not theirs', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const { paymentIntentId } = await ada.call(payments.createIntent, { amount: 20, analyses: 100 })
    const notFound = { status: 404, code: 'request.notFound' }
    await expect(eve.call(payments.simulateWebhook, { paymentIntentId })).rejects.toMatchObject(notFound)
    const other = { status: 404, code: 'payments.otherAccount', details: undefined }
    await expect(eve.call(payments.status, { paymentIntentId })).rejects.toMatchObject(other)
    await expect(eve.call(payments.status, { paymentIntentId: randomUUID() })).rejects.toMatchObject(notFound)
    await ada.call(payments.simulateWebhook, { paymentIntentId })
    await ada.call(payments.simulateWebhook, { paymentIntentId })
    expect(await world.balanceOf(ada.accountId)).toBe(120)
  })
})

describe('an order that was changed in the browser', () => {
  it.each([
    { amount: 5, analyses: 100 },
    { amount: 5, analyses: 10, priceId: 'credits-100' },
    { amount: 1, analyses: 100, priceId: 'credits-100' },
    { amount: 20, priceId: 'credits-10' },
    { amount: 20, priceId: 'free' },
    { amount: 12.345 },
    { amount: 8, analyses: 33 },
  ])('as %o is refused and nothing is begun', async input => {
    const ada = await world.member()
    const guest = await world.guest()
    const before = [await countOf('orders'), await countOf('sandbox_checkouts')]
    const refused = { status: 400, code: 'payments.amountChanged' }
    await expect(ada.call(payments.createIntent, input)).rejects.toMatchObject(refused)
    await expect(guest.call(payments.createGuestIntent, { ...input, termsAccepted: true })).rejects.toMatchObject(
      refused,
    )
    expect([await countOf('orders'), await countOf('sandbox_checkouts')]).toEqual(before)
  })

  it.each([{ amount: 0.99 }, { amount: 1000.01 }, { amount: -5 }, { amount: 'all' }, {}])(
    'as %o is not an order',
    async payload => {
      const ada = await world.member()
      const before = await countOf('orders')
      const response = await ada.request({ method: 'POST', url: payments.createIntent.path, payload })
      expect(response.statusCode).toBe(400)
      expect(await countOf('orders')).toEqual(before)
    },
  )
})

describe('a report', () => {
  const paid = (orderId: string, amountCents: number, id: string, charge = `pay ${orderId}`) =>
    ({ id, kind: 'paid', charge, orderId, amountCents, payer: null, period: null }) as const
  const order = async (amount = 5, analyses = 10) => {
    const ada = await world.member()
    const { paymentIntentId } = await ada.call(payments.createIntent, { amount, analyses })
    return { ada, orderId: paymentIntentId, balance: () => world.balanceOf(ada.accountId) }
  }

  it('with a wrong, old, foreign or missing signature is rejected', async () => {
    const { orderId, balance } = await order()
    const report = paid(orderId, 500, 'evt bad')
    const body = writeReport(report)
    const old = signatureOf(world.secrets, body, new Date(clock.now().getTime() - 301_000))
    const other = signatureOf(world.secrets, `${body} `, clock.now())
    const before = await countOf('events')
    for (const signature of ['', 't=1,v1=abc', 'nonsense', old, other, old.replace(/t=\d+/, 't=99')])
      expect(await deliver(world, report, signature), signature).toBe(400)
    expect([await balance(), await countOf('events')]).toEqual([20, before])
    expect(await deliver(world, report), 'the same report, signed').toBe(200)
    expect(await balance()).toBe(30)
  })

  it('that is replayed is processed once, also by two at once', async () => {
    const { orderId, balance } = await order()
    const report = paid(orderId, 500, `evt ${orderId}`)
    expect(await Promise.all([1, 2, 3, 4, 5].map(() => deliver(world, report)))).toEqual([200, 200, 200, 200, 200])
    expect(await balance()).toBe(30)
  })

  it('of too small a payment gives nothing and is a case for support', async () => {
    const { ada, orderId, balance } = await order()
    await deliver(world, paid(orderId, 499, `small ${orderId}`))
    expect(await balance()).toBe(20)
    const status = await ada.call(payments.status, { paymentIntentId: orderId })
    expect(status, 'nobody is told of credits that are not there').toMatchObject({ status: 'notCredited' })
    expect(await casesOf(ada.accountId)).toMatchObject([{ kind: 'paidTooLittle' }])
  })

  it('of an order that is not ours is kept for support', async () => {
    await deliver(world, paid('no such order', 500, 'evt stranger'))
    const strangers = (await listCases(database, { onlyOpen: true })).filter(one => one.kind === 'unknownOrder')
    expect(strangers).toMatchObject([{ details: { order: 'no such order' } }])
  })

  it('of a refund takes the credits back, part by part, and brings the rest to support', async () => {
    const { ada, orderId, balance } = await order(20, 100)
    const refunded = (refundedCents: number) =>
      deliver(world, { id: `r${refundedCents} ${orderId}`, kind: 'refunded', charge: `pay ${orderId}`, refundedCents })
    await refunded(500)
    expect(await balance(), 'a refund may be told before its payment').toBe(20)
    await deliver(world, paid(orderId, 2_000, `p ${orderId}`))
    expect(await balance()).toBe(20 + 75)
    await world.grant(ada.accountId, 1, 'correction', 'x')
    await database.transaction(tx => spend(tx, ada.accountId, 90, 'analysis', 'used', clock.now()))
    await refunded(2_000)
    await refunded(1_000)
    expect(await balance(), 'never below nothing').toBe(0)
    expect(await casesOf(ada.accountId)).toMatchObject([{ kind: 'creditsMissing', details: { missingCredits: 69 } }])
    expect(await ada.call(payments.history, {})).toMatchObject([{ state: 'refunded' }])
    expect(await wrongCharges(database)).toEqual([])
  })

  it('of a dispute takes the credits back until it is won', async () => {
    const { ada, orderId, balance } = await order()
    const disputed = (dispute: 'open' | 'won' | 'lost') =>
      deliver(world, { id: `${dispute} ${orderId}`, kind: 'disputed', charge: `pay ${orderId}`, dispute })
    await deliver(world, paid(orderId, 500, `p ${orderId}`))
    await disputed('open')
    expect(await balance()).toBe(20)
    expect(await ada.call(payments.history, {})).toMatchObject([{ state: 'disputed' }])
    await disputed('won')
    expect(await balance()).toBe(30)
    expect(await casesOf(ada.accountId)).toMatchObject([{ kind: 'disputed', details: { dispute: 'won' } }])
    await deliver(world, { id: `r ${orderId}`, kind: 'refunded', charge: `pay ${orderId}`, refundedCents: 500 })
    expect(await balance(), 'taken, given back and taken again').toBe(20)
    expect(await world.differences()).toEqual([])
    expect(await wrongCharges(database)).toEqual([])
  })
})

describe('a receipt', () => {
  it.each([
    ['tr', 'Pusula makbuzun: $12,50', '50 analiz kredisi', '15 Kasım 2026'],
    ['en', 'Your Pusula receipt: $12.50', '50 analysis credits', '15 November 2026'],
  ] as const)('goes to the payer once, in %s', async (language, subject, item, day) => {
    const ada = await world.member()
    const begun = await ada.request({
      method: 'POST',
      url: `${payments.createIntent.path}?language=${language}`,
      payload: { amount: 12.5, analyses: 50 },
    })
    await atCheckout(ada, begun.json().checkoutUrl, 'pay')
    await sendReceipts(world)
    await sendReceipts(world)
    const receipts = (await world.emailsTo(ada.email)).filter(email => email.subject === subject)
    expect(receipts).toHaveLength(1)
    for (const part of [item, day]) expect(receipts[0]?.text).toContain(part)
  })

  it('names the seller and the tax inside the price, as the owner has set them', async () => {
    await changeSettings(
      database,
      { receiptSeller: 'Pusula A.Ş.\nBeşiktaş VD 1234567890', receiptTax: { name: 'KDV', percent: 20 } },
      world.clock.now(),
    )
    const ada = await world.member()
    await buy(ada, { amount: 12.5, analyses: 50 })
    await vi.waitFor(async () => {
      await sendReceipts(world)
      const [receipt] = (await world.emailsTo(ada.email)).filter(({ subject }) => subject.includes('receipt'))
      expect(receipt?.text).toContain('Includes KDV (20%): $2.08')
      expect(receipt?.text).toContain('Seller:\nPusula A.Ş.\nBeşiktaş VD 1234567890')
    })
    await changeSettings(database, { receiptSeller: '', receiptTax: { name: '', percent: 0 } }, world.clock.now())
  })

  it('says never more tax than the price, and never a cent that is not in it', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 100 }), (cents, percent) => {
        const tax = taxCents(cents, percent)
        expect(Number.isInteger(tax) && tax >= 0 && tax < cents + 1).toBe(true)
        expect(Math.abs((cents - tax) * (1 + percent / 100) - cents)).toBeLessThanOrEqual(1)
      }),
    ))
})

describe('a refund', () => {
  it('is e-mailed to the payer once for each sum, also when it was reported before its payment (out of order)', async () => {
    const ada = await world.member()
    const orderId = await buy(ada, { amount: 12.5, analyses: 50 })
    const charge = (await ada.call(payments.history, {}))[0]?.id ?? ''
    const told = async () =>
      (await world.emailsTo(ada.email))
        .filter(({ subject }) => subject.includes('refund'))
        .map(({ subject }) => subject)
    for (const refundedCents of [500, 500, 1_250]) {
      await deliver(world, { id: `back ${orderId} ${refundedCents}`, kind: 'refunded', charge, refundedCents })
      await sendRefundNotices(world)
      await sendRefundNotices(world)
    }
    expect((await told()).sort()).toEqual(['Your Pusula refund: $12.50', 'Your Pusula refund: $5.00'])
  })

  it('of a plan says that nothing more is charged, unless later time was paid', async () => {
    const ada = await world.member()
    const { paymentIntentId: orderId } = await ada.call(subscriptions.create, { priceType: 'monthly' })
    const first = firstPaid(orderId, 3_500, clock.now())
    const startsAt = first.period.endsAt
    const period = { ...first.period, startsAt, endsAt: new Date(startsAt.getTime() + 30 * DAY_MS), isFirst: false }
    await deliver(world, first)
    await deliver(world, { ...first, id: `paid later ${orderId}`, charge: `later ${orderId}`, period })
    const told = async (charge: string) => {
      await deliver(world, { id: `back ${charge}`, kind: 'refunded', charge, refundedCents: 3_500 })
      await sendRefundNotices(world)
      const refunds = (await world.emailsTo(ada.email)).filter(({ subject }) => subject.includes('refund'))
      return refunds.find(({ text }) => text.includes(charge))?.text
    }
    expect(await told(first.charge)).not.toContain('nothing more is charged')
    expect(await told(`later ${orderId}`)).toContain('This subscription does not renew; nothing more is charged.')
  })
})

describe('an account that is deleted', () => {
  it('is in its export, and leaves only what bookkeeping needs', async () => {
    const guest = await world.guest()
    const { checkoutUrl } = await guest.call(payments.createGuestIntent, {
      amount: 5,
      analyses: 10,
      termsAccepted: true,
    })
    await atCheckout(guest, checkoutUrl, 'pay', 'leaving@example.com')
    await guest.call(payments.guestConversionLogin, { visitorId: guest.accountId })
    const file = await guest.request({ method: 'GET', url: accounts.export.path })
    expect(file.json().payments).toMatchObject([{ kind: 'credits', amountCents: 500, credits: 10 }])
    await guest.call(accounts.remove, {})
    const saved = await database.rows(sql`select * from payments_conversions where email = 'leaving@example.com'`)
    expect(saved).toEqual([])
    expect(await wrongCharges(database)).toEqual([])
  })
})

describe('the doctor', () => {
  it('sees credits that no payment gave, and a payment whose credits are not there', async () => {
    const [ada, deniz] = [await world.member(), await world.member()]
    expect(await wrongCharges(database)).toEqual([])
    await world.grant(ada.accountId, 10, 'purchase', 'purchase:nothing')
    const orderId = await buy(deniz, { amount: 5, analyses: 10 })
    await database.run(sql`update payments_charges set granted_credits = 7 where order_id = ${orderId}`)
    const found = await wrongCharges(database)
    expect(found).toHaveLength(2)
    expect(found).toContainEqual({ reference: 'purchase:nothing', expected: 0, written: 10 })
    expect(found).toContainEqual({ reference: `sandbox_pay_${orderId}`, expected: 7, written: 10 })
  })
})
