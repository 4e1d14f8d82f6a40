import { DAY_MS, MINUTE_MS } from '@pusula/words'
import { beforeEach, describe, expect, it } from 'vitest'
import { homeDayStart } from '../../../platform/days.ts'
import { changeSettings } from '../../../platform/settings.ts'
import { createWorld } from '../../../testing/world.ts'
import {
  isUsed,
  markUsed,
  openEntitlement,
  openOf,
  refund,
  refundUnread,
  refundUnused,
  requireEntitlement,
} from './entitlements.ts'
import { freeCoinsOf, giveFreeCoin } from './free-coins.ts'
import { balanceOf, historyOf } from './ledger.ts'
import { creditStatusOf } from './status.ts'
import { transferOpen } from './transfer.ts'

const world = await createWorld()
const { database, clock } = world

let [ada, bea] = ['', '']
beforeEach(async () => {
  ;[ada, bea] = [(await world.member()).accountId, (await world.member()).accountId]
})

const open = (accountId: string, coin: string) => openEntitlement(world, accountId, coin, 'member')
const openAndRead = async (accountId: string, coin: string) => {
  const entitlement = await open(accountId, coin)
  expect(await database.transaction(tx => markUsed(tx, entitlement))).toBe(true)
  return entitlement
}
const coinsOpenTo = async (accountId: string) =>
  (await openOf(database, accountId, clock.now())).map(({ coin }) => coin)
const creditsOf = (...accountIds: string[]) => Promise.all(accountIds.map(id => balanceOf(database, id)))

describe('a coin that was paid for', () => {
  it('is open to whoever paid, for ten minutes', async () => {
    const first = await open(ada, 'ETH')
    clock.forward(MINUTE_MS)
    await open(ada, 'SOL')
    await open(bea, 'XRP')
    expect(await coinsOpenTo(ada), 'the one that closes first at the front').toEqual(['ETH', 'SOL'])
    expect(await requireEntitlement(database, ada, 'ETH', clock.now())).toMatchObject({ id: first.id, state: 'opened' })
    const refused = { code: 'credits.noEntitlement' }
    await expect(requireEntitlement(database, bea, 'ETH', clock.now())).rejects.toMatchObject(refused)
    clock.forward(9 * MINUTE_MS)
    expect(await coinsOpenTo(ada)).toEqual(['SOL'])
    await expect(requireEntitlement(database, ada, 'ETH', clock.now())).rejects.toMatchObject(refused)
  })

  it('is earned once it was read, and only then kept', async () => {
    const [read, unread] = [await openAndRead(ada, 'ETH'), await open(ada, 'SOL')]
    await database.transaction(async tx => {
      expect([await isUsed(tx, read), await isUsed(tx, unread)]).toEqual([true, false])
      expect(await markUsed(tx, read), 'a second time').toBe(false)
      expect(await refund(tx, read, clock.now())).toBe(false)
      expect(await refund(tx, unread, clock.now())).toBe(true)
      expect(await refund(tx, unread, clock.now()), 'a second time').toBe(false)
      expect(await markUsed(tx, unread), 'what was given back').toBe(false)
    })
    expect(await coinsOpenTo(ada)).toEqual(['ETH'])
    expect(await creditsOf(ada)).toEqual([19])
    const { remaining, total, usedToday } = await creditStatusOf(database, ada, 'member', clock.now())
    expect({ remaining, total, usedToday }).toEqual({ remaining: 19, total: 20, usedToday: 1 })
    const history = (await historyOf(database, ada, 9)).map(({ reason, amount, coin }) => [reason, amount, coin])
    expect(history).toEqual([
      ['refund', 1, 'SOL'],
      ['analysis', -1, 'SOL'],
      ['analysis', -1, 'ETH'],
      ['welcome', 20, null],
    ])
  })

  it('is refunded once it expired unread', async () => {
    clock.forward(10 * MINUTE_MS)
    await refundUnused(database, clock.now())
    await open(ada, 'ETH')
    await openAndRead(ada, 'SOL')
    clock.forward(MINUTE_MS)
    await open(bea, 'ETH')
    clock.forward(9 * MINUTE_MS - 1)
    expect(await refundUnused(database, clock.now())).toBe(0)
    clock.forward(1)
    expect(await refundUnused(database, clock.now())).toBe(1)
    expect(await creditsOf(ada, bea)).toEqual([19, 19])
    expect(await refundUnused(database, clock.now())).toBe(0)
  })

  it('is closed for a debt if it was not read: the newest first, and no more than it takes', async () => {
    await open(ada, 'ETH')
    clock.forward(MINUTE_MS)
    for (const coin of ['SOL', 'XRP']) await open(ada, coin)
    clock.forward(MINUTE_MS)
    await openAndRead(ada, 'BNB')
    await open(bea, 'ETH')
    await database.transaction(tx => refundUnread(tx, ada, 2, clock.now()))
    expect(await coinsOpenTo(ada)).toEqual(['ETH', 'BNB'])
    expect(await creditsOf(ada, bea)).toEqual([18, 19])
  })
})

it('a coin that is delivered at this moment is not closed for a debt, nor waited for', async () => {
  await open(ada, 'ETH')
  clock.forward(MINUTE_MS)
  const delivered = await open(ada, 'SOL')
  await database.transaction(async tx => {
    await markUsed(tx, delivered)
    await database.transaction(other => refundUnread(other, ada, 1, clock.now()))
  })
  expect([await coinsOpenTo(ada), await creditsOf(ada)]).toEqual([['SOL'], [19]])
})

it('all that expired is given back, however many are taken at once', async () => {
  clock.forward(10 * MINUTE_MS)
  await refundUnused(database, clock.now())
  for (const coin of ['ETH', 'SOL', 'XRP']) await open(ada, coin)
  clock.forward(10 * MINUTE_MS)
  expect(await refundUnused(database, clock.now(), 2)).toBe(3)
  expect(await creditsOf(ada)).toEqual([20])
})

it('what is opened as the day begins counts for that day', async () => {
  const limits = { visitor: null, member: 1, pro: null }
  await changeSettings(database, { dailyLimits: limits }, clock.now())
  clock.forward(homeDayStart(clock.now()).getTime() + DAY_MS - clock.now().getTime())
  await open(ada, 'ETH')
  expect(await creditStatusOf(database, ada, 'member', clock.now())).toMatchObject({ usedToday: 1 })
  await expect(open(ada, 'SOL')).rejects.toMatchObject({ code: 'daily_limit', details: { limit: 1 } })
  await changeSettings(database, { dailyLimits: { ...limits, member: null } }, clock.now())
})

describe('the first analysis of Bitcoin', () => {
  beforeEach(() => database.transaction(tx => Promise.all([giveFreeCoin(tx, ada), giveFreeCoin(tx, bea)])))

  it('is free for a member, once, and again after a refund', async () => {
    const gift = await open(ada, 'BTC')
    expect([gift.entryKey, await creditsOf(ada), await freeCoinsOf(database, ada)]).toEqual([null, [20], []])
    expect(await freeCoinsOf(database, bea)).toEqual(['BTC'])
    await database.transaction(tx => refundUnread(tx, ada, 5, clock.now()))
    expect(await coinsOpenTo(ada), 'it brings no credit back').toEqual(['BTC'])
    await database.transaction(tx => refund(tx, gift, clock.now()))
    expect([await creditsOf(ada), await freeCoinsOf(database, ada)]).toEqual([[20], ['BTC']])
  })

  it('is kept for later by a pro, who pays for nothing', async () => {
    await openEntitlement(world, ada, 'BTC', 'pro')
    expect([await creditsOf(ada), await freeCoinsOf(database, ada)]).toEqual([[20], ['BTC']])
  })

  it('is opened without a question, and nothing else is', async () => {
    await openEntitlement(world, ada, 'BTC', 'member', { freeOnly: true })
    const paid = openEntitlement(world, ada, 'ETH', 'member', { freeOnly: true })
    await expect(paid).rejects.toMatchObject({ code: 'credits.noEntitlement' })
    expect([await coinsOpenTo(ada), await creditsOf(ada)]).toEqual([['BTC'], [20]])
  })
})

it('a coin that both the guest and the member have opened is open until the later of the two', async () => {
  await open(bea, 'ETH')
  clock.forward(MINUTE_MS)
  const later = await openAndRead(ada, 'ETH')
  await database.transaction(tx => transferOpen(tx, ada, bea, clock.now()))
  const { expiresAt } = later
  expect(await openOf(database, bea, clock.now())).toEqual([{ coin: 'ETH', expiresAt }])
  expect(await requireEntitlement(database, bea, 'ETH', clock.now())).toMatchObject({ id: later.id, entryKey: null })
})

it('a guest who signs in takes along what was read and is open; what was not read goes back to the guest', async () => {
  await openAndRead(ada, 'XRP')
  clock.forward(10 * MINUTE_MS)
  await openAndRead(ada, 'ETH')
  await open(ada, 'SOL')
  const others = (await world.member()).accountId
  await open(others, 'SOL')
  await openAndRead(others, 'BNB')
  await database.transaction(tx => transferOpen(tx, ada, bea, clock.now()))
  expect([await coinsOpenTo(ada), await coinsOpenTo(bea), await coinsOpenTo(others)]).toEqual([
    [],
    ['ETH'],
    ['BNB', 'SOL'],
  ])
  expect(await creditsOf(ada, bea, others)).toEqual([18, 20, 18])
  const { total, usedToday } = await creditStatusOf(database, bea, 'member', clock.now())
  expect({ total, usedToday }, 'it counts as opened, not as paid').toEqual({ total: 20, usedToday: 1 })
})
