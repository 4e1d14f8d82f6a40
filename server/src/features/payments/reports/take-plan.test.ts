import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { after, disputed, month, openReports, paid, refunded } from '../../../testing/reports.ts'
import { spend } from '../../credits/index.ts'
import { wrongReserves } from '../store/check.ts'

const { database } = await ownDatabase()
const { take, pack, plan, told, besides, balanceOf, chargeOf, refundsOf, casesOf, orderOf } = openReports(database)
const now = after(0)
const first = { period: month(0) }
const renewal = (index: number) => ({ charge: `month ${index}`, period: month(index) })

beforeEach(() => {
  told.length = 0
})

describe('the first payment of a plan', () => {
  it('uses up the credits that its price counts, and another order under way is given up', async () => {
    const order = await plan()
    const report = paid(order, first)
    await take(report)
    expect(told).toEqual([
      ['paid', order.id, report.charge, report.charge, 20, first.period.endsAt],
      ['revoked', report.charge, false],
    ])
    expect(await orderOf(order.id)).toMatchObject({ paidBy: report.charge, reservedCredits: 20, failedAt: null })
    expect(await chargeOf(report.charge)).toMatchObject({ periodEndsAt: first.period.endsAt, grantedCredits: 0 })
    expect([await balanceOf(order), await wrongReserves(database)]).toEqual([0, []])
    const other = await plan({ accountId: order.accountId, countedCredits: 0, lapsesAt: after(500) })
    await take(paid(order, { ...renewal(1), charge: `next ${order.id}` }))
    expect((await orderOf(other.id)).lapsesAt, 'a renewal leaves it alone').toEqual(after(500))
  })

  it('of an order that was given up takes the credits again, and gives up the one that was begun meanwhile', async () => {
    const order = await plan()
    await take({ id: `failed ${order.id}`, kind: 'failed', orderId: order.id })
    expect([await balanceOf(order), (await orderOf(order.id)).reservedCredits]).toEqual([20, 0])
    const other = await plan({ accountId: order.accountId, countedCredits: 0 })
    await take(paid(order, first), after(3))
    expect([await balanceOf(order), await orderOf(order.id)]).toMatchObject([0, { reservedCredits: 20 }])
    expect((await orderOf(other.id)).lapsesAt).toEqual(after(3))
    expect(await wrongReserves(database)).toEqual([])
  })

  it('goes back when the credits of its discount were spent meanwhile', async () => {
    const order = await plan()
    await take({ id: `failed ${order.id}`, kind: 'failed', orderId: order.id })
    await database.transaction(tx => spend(tx, order.accountId, 1, 'analysis', 'one', now))
    const report = paid(order, first)
    await take(report)
    expect(told).toEqual([['refused', order.id, 'paidLate']])
    expect(await refundsOf(report.charge)).toEqual([{ amountCents: 3500, reason: 'paidLate' }])
    expect([await balanceOf(order), await orderOf(order.id)]).toMatchObject([19, { paidBy: null, failedAt: now }])
  })

  it('goes back beside another subscription if it was a cheap one, and its credits come back', async () => {
    const [cheap, full] = [await plan({ countedCredits: 1 }), await plan({ countedCredits: 0 })]
    for (const { accountId } of [cheap, full]) besides.add(accountId)
    for (const order of [cheap, full]) await take(paid(order, first))
    expect(told.map(([what, id, reason]) => [what, id, what === 'refused' && reason])).toEqual([
      ['refused', cheap.id, 'secondSubscription'],
      ['paid', full.id, false],
      ['revoked', `charge of ${full.id}`, false],
    ])
    expect([await balanceOf(cheap), await orderOf(cheap.id)]).toMatchObject([20, { paidBy: null, failedAt: now }])
    expect([await balanceOf(full), await orderOf(full.id)]).toMatchObject([20, { failedAt: null }])
  })

  it('goes back when it was paid before; told again under another name it does not', async () => {
    const order = await plan()
    for (const charge of ['one', 'one', 'two']) await take(paid(order, { ...first, charge: `${charge} ${order.id}` }))
    expect([await refundsOf(`one ${order.id}`), await refundsOf(`two ${order.id}`)]).toEqual([
      [],
      [{ amountCents: 3500, reason: 'paidTwice' }],
    ])
    expect(told.map(([what]) => what)).toEqual(['paid', 'revoked', 'refused'])
    expect((await orderOf(order.id)).paidBy).toBe(`one ${order.id}`)
  })

  it('without a month begins nothing and gives no time', async () => {
    const order = await plan()
    besides.add(order.accountId)
    await take(paid(order))
    expect([told, (await orderOf(order.id)).paidBy]).toEqual([[['revoked', `charge of ${order.id}`, false]], null])
    await database.run(sql`update accounts set kind = 'deleted' where id = ${order.accountId}`)
    await take(paid(order, { charge: `two ${order.id}` }))
    expect(await refundsOf(`two ${order.id}`)).toEqual([{ amountCents: 3500, reason: 'accountGone' }])
    expect(told.map(([what]) => what)).toEqual(['revoked'])
  })

  it('that is too little ends the order, and its credits come back', async () => {
    const order = await plan()
    await take(paid(order, { ...first, amountCents: 3499 }))
    expect([told, await refundsOf(`charge of ${order.id}`)]).toEqual([[], []])
    expect([await balanceOf(order), await orderOf(order.id)]).toMatchObject([20, { paidBy: null, failedAt: now }])
    expect(await casesOf(order)).toMatchObject([{ kind: 'paidTooLittle' }])
  })

  it('may be told after its renewal, which asks for no price', async () => {
    const order = await plan()
    const [next, begun] = [
      paid(order, { ...renewal(1), charge: `next ${order.id}`, amountCents: 1 }),
      paid(order, first),
    ]
    for (const report of [next, begun]) await take(report)
    expect(told.filter(([what]) => what === 'paid').map(([, , charge, paidBy]) => [charge, paidBy])).toEqual([
      [next.charge, null],
      [begun.charge, begun.charge],
    ])
  })
})

it('failed renewals and subscription changes are handed to plans alone', async () => {
  const [order, other] = [await plan(), await pack({})]
  const change = { customer: null, isRenewing: false, isOver: true, version: 7, subscription: 's' }
  for (const { id: orderId } of [order, other]) {
    await take({ id: `a ${orderId}`, kind: 'renewalFailed', charge: 'c', orderId, subscription: 's', nextTryAt: null })
    await take({ id: `b ${orderId}`, kind: 'subscriptionChanged', orderId, ...change })
  }
  expect(told).toEqual([
    ['renewalFailed', order.id, 'c'],
    ['changed', order.id, 7],
  ])
})

describe('the money of a plan that went back', () => {
  it('in part changes nothing and is looked at by a person; all of it ends the time and gives the credits back', async () => {
    const order = await plan()
    const { charge, ...report } = paid(order, first)
    await take({ charge, ...report })
    expect(await casesOf(order)).toEqual([])
    const other = await plan()
    await take(paid(other, first))
    for (const each of [`charge of ${other.id}`, charge]) await take(refunded(each, 1))
    const partly = { kind: 'partlyRefunded', orderId: order.id }
    for (const each of [order, other])
      expect(await casesOf(each)).toMatchObject([{ kind: 'partlyRefunded', details: { refundedCents: 1 } }])
    told.length = 0
    await take(refunded(charge, 3499))
    expect(await casesOf(order)).toEqual([{ ...partly, isOpen: true, details: { charge, refundedCents: 3499 } }])
    expect([told, await balanceOf(order)]).toEqual([[['revoked', charge, false]], 0])
    told.length = 0
    await take(refunded(charge, 3500))
    expect(await casesOf(order)).toEqual([{ ...partly, isOpen: false, details: { charge, refundedCents: 3500 } }])
    expect(told).toEqual([
      ['revoked', charge, true],
      ['stop', charge],
    ])
    expect([await balanceOf(order), await wrongReserves(database)]).toEqual([20, []])
  })

  it('for a renewal gives no credits back, and a dispute that is open ends nothing for good', async () => {
    const order = await plan()
    const next = { ...renewal(1), charge: `next ${order.id}` }
    for (const report of [paid(order, first), paid(order, next)]) await take(report)
    told.length = 0
    await take(refunded(next.charge, 3500))
    expect([told.map(([what]) => what), await balanceOf(order)]).toEqual([['revoked', 'stop'], 0])
    told.length = 0
    await take(disputed(`charge of ${order.id}`, 'open'))
    expect([told, await balanceOf(order)]).toEqual([[['revoked', `charge of ${order.id}`, true]], 0])
    await take(disputed(`charge of ${order.id}`, 'lost'))
    expect([told.at(-1), await balanceOf(order)]).toEqual([['stop', `charge of ${order.id}`], 0])
  })

  it('gives credits back only for what is missing from other payments, as far as they go', async () => {
    const order = await plan()
    const { accountId } = order
    const bought = await pack({ accountId, credits: 30 })
    await take(paid(order, first))
    await take(paid(bought))
    await database.transaction(tx => spend(tx, accountId, 5, 'analysis', 'five', now))
    await take(refunded(`charge of ${bought.id}`, 500))
    await take(refunded(`charge of ${order.id}`, 3500))
    expect(await balanceOf(order)).toBe(15)
    expect(await chargeOf(`charge of ${bought.id}`)).toMatchObject({ takenCredits: 30, missingCredits: 0 })
  })
})

it('credits that an order under way holds are taken for money that went back', async () => {
  const order = await plan()
  const bought = await pack({ accountId: order.accountId })
  await take(paid(bought))
  await database.transaction(tx => spend(tx, order.accountId, 4, 'analysis', 'four', now))
  for (const cents of [50, 300]) await take(refunded(`charge of ${bought.id}`, cents))
  expect([await balanceOf(order), (await orderOf(order.id)).reservedCredits], 'there were enough').toEqual([0, 20])
  await take(refunded(`charge of ${bought.id}`, 500), after(2))
  const given = await orderOf(order.id)
  expect([await balanceOf(order), given.reservedCredits, given.lapsesAt]).toEqual([16, 0, after(2)])
  expect(await casesOf(order)).toEqual([])
})

it('an order under way keeps its credits where those that are owed besides what is missing are there', async () => {
  const bought = await pack({})
  await take(paid(bought))
  await database.transaction(tx => spend(tx, bought.accountId, 10, 'analysis', 'all', now))
  await take(refunded(`charge of ${bought.id}`, 100))
  const order = await plan({ accountId: bought.accountId, countedCredits: 19 })
  await take(refunded(`charge of ${bought.id}`, 150))
  expect([await balanceOf(order), (await orderOf(order.id)).reservedCredits]).toEqual([0, 19])
  expect(await chargeOf(`charge of ${bought.id}`)).toMatchObject({ takenCredits: 1, missingCredits: 2 })
})
