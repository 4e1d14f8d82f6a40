import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { untilWaiting } from '../../../testing/lock-waits.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { after, disputed, openReports, paid, refunded } from '../../../testing/reports.ts'
import { differences, historyOf, lockBalance, spend } from '../../credits/index.ts'
import { lockLiveOrder } from '../plans/store.ts'
import { wrongCharges } from '../store/check.ts'
import { conversionOf } from '../store/conversions.ts'

const { database } = await ownDatabase()
const { take, pack, plan, balanceOf, chargeOf, refundsOf, casesOf, orderOf } = openReports(database)
const now = after(0)
const use = ({ accountId }: { accountId: string }, amount: number) =>
  database.transaction(tx => spend(tx, accountId, amount, 'analysis', randomUUID(), now))
const chargeOfOrder = ({ id }: { id: string }) => `charge of ${id}`

describe('the payment of a pack', () => {
  it('gives its credits once, however often and under whatever name it is told', async () => {
    const order = await pack({})
    const report = paid(order)
    expect([await take(report), await take(report), await take(paid(order), after(5))]).toEqual([true, false, true])
    expect(await balanceOf(order)).toBe(10)
    expect(await chargeOf(report.charge)).toEqual({
      ...{ reference: report.charge, orderId: order.id, amountCents: 500, paidAt: now, periodEndsAt: null },
      ...{ isExtra: false, refundedCents: 0, dispute: 'none', grantedCredits: 10, takenCredits: 0, missingCredits: 0 },
    })
    expect([await refundsOf(report.charge), await casesOf(order)]).toEqual([[], []])
  })

  it('goes back where another one came before, less what has gone back already', async () => {
    const order = await pack({})
    await take(paid(order))
    const partly = refunded(`partly ${order.id}`, 499)
    const wholly = refunded(`wholly ${order.id}`, 500)
    for (const report of [partly, wholly]) await take(report)
    for (const charge of [`second ${order.id}`, partly.charge, wholly.charge]) await take(paid(order, { charge }))
    const back = [`second ${order.id}`, partly.charge, wholly.charge].map(refundsOf)
    const paidTwice = { reason: 'paidTwice' }
    expect(await Promise.all(back)).toEqual([
      [{ amountCents: 500, ...paidTwice }],
      [{ amountCents: 1, ...paidTwice }],
      [],
    ])
    expect(await chargeOf(`second ${order.id}`)).toMatchObject({ isExtra: true, paidAt: now, grantedCredits: 0 })
    await take(disputed(`second ${order.id}`, 'open'))
    expect([await balanceOf(order), await casesOf(order)], 'nobody has to look at it').toEqual([10, []])
    expect((await orderOf(order.id)).failedAt).toBeNull()
  })

  it('gives nothing where it is too little, and each is looked at by a person', async () => {
    const order = await pack({})
    const charges = ['one', 'two'].map(name => `${name} of ${order.id}`)
    for (const charge of charges) await take(paid(order, { charge, amountCents: 499 }))
    const told = { kind: 'paidTooLittle', orderId: order.id, isOpen: true }
    expect(await casesOf(order)).toEqual(charges.map(charge => ({ ...told, details: { charge, amountCents: 499 } })))
    expect([await balanceOf(order), await refundsOf(charges[0] ?? '')]).toEqual([0, []])
    await take(paid(order))
    expect(await balanceOf(order), 'the right sum after all').toBe(10)
  })

  it('waits for whoever begins a plan at that moment, and neither waits for the other (deadlock)', async () => {
    const order = await pack({})
    const { accountId } = await plan({ accountId: order.accountId, countedCredits: 0 })
    const taken = await database.transaction(async tx => {
      await lockLiveOrder(tx, accountId)
      const taking = take(paid(order))
      await untilWaiting(database, 1)
      await lockBalance(tx, accountId)
      return { taking }
    })
    await taken.taking
    expect(await balanceOf(order)).toBe(30)
  })

  it('goes back to somebody who has left', async () => {
    const order = await pack({})
    await database.run(sql`update accounts set kind = 'deleted' where id = ${order.accountId}`)
    await take(paid(order))
    expect(await refundsOf(chargeOfOrder(order))).toEqual([{ amountCents: 500, reason: 'accountGone' }])
    expect(await balanceOf(order)).toBe(0)
  })

  it('makes a member of a guest who said who pays, and of nobody else', async () => {
    const payer = { email: 'ada@example.com', name: 'Ada' }
    const [guest, silent, member] = [await pack({ isGuest: true }), await pack({ isGuest: true }), await pack({})]
    for (const order of [guest, member]) await take(paid(order, { payer }))
    await take(paid(silent))
    const conversions = await Promise.all([guest, silent, member].map(({ id }) => conversionOf(database, id)))
    expect(conversions).toEqual([payer, undefined, undefined])
  })

  it('of an order that is not ours is looked at by a person, each one', async () => {
    const orders = ['another shop’s', randomUUID()].map(id => ({ id, amountCents: 500 }))
    const before = (await casesOf({ accountId: null })).length
    for (const order of orders) await take(paid(order))
    const told = { kind: 'unknownOrder', orderId: null, isOpen: true }
    expect((await casesOf({ accountId: null })).slice(before)).toEqual(
      orders.map(({ id }) => ({ ...told, details: { report: 'paid', order: id } })),
    )
  })
})

it('a checkout that failed ends its order; that of another shop is none of ours', async () => {
  const order = await pack({})
  for (const orderId of [order.id, 'another shop’s', randomUUID()])
    expect(await take({ id: `failed ${orderId}`, kind: 'failed', orderId })).toBe(true)
  expect((await orderOf(order.id)).failedAt).toEqual(now)
  await take(paid(order))
  expect(await balanceOf(order), 'paid after all').toBe(10)
})

describe('credits whose money went back', () => {
  it('are taken part by part, in whatever order that is told, also before the payment', async () => {
    const order = await pack({})
    const charge = chargeOfOrder(order)
    await take(refunded(charge, 100))
    await take(paid(order))
    expect(await balanceOf(order)).toBe(8)
    const balances = []
    for (const cents of [300, 250, 499, 500]) {
      await take(refunded(charge, cents))
      balances.push(await balanceOf(order))
    }
    expect(balances).toEqual([4, 4, 1, 0])
    expect([await casesOf(order), await wrongCharges(database), await differences(database)]).toEqual([[], [], []])
  })

  it('come back when a dispute is won, with a case for support', async () => {
    const order = await pack({})
    const charge = chargeOfOrder(order)
    await take(paid(order))
    const seen = []
    for (const dispute of ['open', 'won', 'open'] as const) {
      await take(disputed(charge, dispute))
      seen.push(await balanceOf(order))
    }
    expect(seen).toEqual([0, 10, 10])
    const entries = await historyOf(database, order.accountId, 9)
    expect(entries.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['reversal', 10],
      ['reversal', -10],
      ['purchase', 10],
    ])
    const told = { kind: 'disputed', orderId: order.id, details: { charge, dispute: 'won' } }
    expect(await casesOf(order)).toMatchObject([told])
  })

  it('are missing where they were used, and are taken from what comes back later, the oldest payment first', async () => {
    const first = await pack({})
    const { accountId } = first
    const [second, third] = [await pack({ accountId, credits: 4 }), await pack({ accountId, credits: 5 })]
    for (const [i, order] of [first, second, third].entries()) await take(paid(order), after(i))
    await use(first, 19)
    for (const order of [first, second, third]) await take(refunded(chargeOfOrder(order), 500))
    const missing = (order: { id: string }, missingCredits: number, isOpen: boolean) => ({
      ...{ kind: 'creditsMissing', orderId: order.id, isOpen },
      details: { charge: chargeOfOrder(order), missingCredits },
    })
    expect(await casesOf(first)).toEqual([missing(first, 10, true), missing(second, 4, true), missing(third, 5, true)])

    const bought = await pack({ accountId, credits: 12 })
    await take(paid(bought))
    for (const dispute of ['open', 'won'] as const) await take(disputed(chargeOfOrder(bought), dispute))
    expect(await balanceOf(first), 'twelve came back, for ten and two').toBe(0)
    expect((await casesOf(first)).filter(({ kind }) => kind === 'creditsMissing')).toEqual([
      missing(first, 0, false),
      missing(second, 2, true),
      missing(third, 5, true),
    ])
    const entries = await historyOf(database, accountId, 9)
    expect(entries.slice(0, 3).map(({ reason, amount }) => [reason, amount])).toEqual([
      ['reversal', -2],
      ['reversal', -10],
      ['reversal', 12],
    ])
    expect(await chargeOf(chargeOfOrder(first))).toMatchObject({ takenCredits: 10, missingCredits: 0 })
    expect(await chargeOf(chargeOfOrder(second))).toMatchObject({ takenCredits: 2, missingCredits: 2 })
    expect([await wrongCharges(database), await differences(database)]).toEqual([[], []])
  })

  it('are not missed any more once fewer are owed', async () => {
    const order = await pack({})
    await take(paid(order))
    await use(order, 8)
    await take(disputed(chargeOfOrder(order), 'open'))
    expect(await casesOf(order)).toMatchObject([{ kind: 'disputed' }, { details: { missingCredits: 8 } }])
    await take(disputed(chargeOfOrder(order), 'won'))
    expect(await casesOf(order)).toMatchObject([{ isOpen: true }, { details: { missingCredits: 0 }, isOpen: false }])
    expect(await balanceOf(order)).toBe(2)
  })
})

describe('what a person has to look at', () => {
  it('is a refund that failed, of an order of ours or not', async () => {
    const order = await pack({})
    await take(paid(order))
    const failed = (charge: string) => ({ id: `failed ${charge}`, kind: 'refundFailed', charge }) as const
    const known = failed(chargeOfOrder(order))
    await take(known)
    const told = { kind: 'notRefunded', isOpen: true }
    expect(await casesOf(order)).toEqual([
      { ...told, orderId: order.id, details: { charge: known.charge, report: known.id } },
    ])
    const before = (await casesOf({ accountId: null })).length
    for (const charge of ['nobody’s', 'nobody’s either']) await take(failed(charge))
    expect((await casesOf({ accountId: null })).slice(before)).toEqual(
      ['nobody’s', 'nobody’s either'].map(charge => ({
        ...{ ...told, orderId: null, details: { charge, report: `failed ${charge}` } },
      })),
    )
  })

  it('is money that belongs to nothing we know', async () => {
    const before = (await casesOf({ accountId: null })).length
    const details = { version: '1', charge: 'c', amountCents: 5 }
    for (const id of ['one', 'two']) await take({ id, kind: 'unplaced', event: 'an event', ...details })
    const told = { kind: 'unknownOrder', orderId: null, isOpen: true, details: { report: 'an event', ...details } }
    expect((await casesOf({ accountId: null })).slice(before)).toEqual([told, told])
  })
})
