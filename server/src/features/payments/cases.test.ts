import { credits, subscriptions } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { atCheckout, buy, deliver } from '../../testing/payments.ts'
import { createWorld } from '../../testing/world.ts'
import { refundUnused, requireEntitlement, spend, useNoter } from '../credits/index.ts'
import { closeCase, listCases } from './store/cases.ts'
import { wrongCharges } from './store/check.ts'

const world = await createWorld()
const { database, clock } = world

/** A pack that was paid; its credits are all used where somebody wants so. */
async function bought({ isUsed }: { isUsed: boolean }) {
  const ada = await world.member({ credits: 0 })
  const orderId = await buy(ada, { amount: 5, analyses: 10 })
  if (isUsed) await database.transaction(tx => spend(tx, ada.accountId, 10, 'analysis', 'all', clock.now()))
  const charge = `sandbox_pay_${orderId}`
  const open = async () =>
    (await listCases(database, { onlyOpen: true }))
      .filter(({ accountId }) => accountId === ada.accountId)
      .sort((a, b) => a.kind.localeCompare(b.kind))
  return {
    ada,
    open,
    refunded: (cents: number) =>
      deliver(world, { id: `${cents} ${charge}`, kind: 'refunded', charge, refundedCents: cents }),
    disputed: (dispute: 'open' | 'won' | 'lost') =>
      deliver(world, { id: `${dispute} ${charge}`, kind: 'disputed', charge, dispute }),
    settle: async () => {
      for (const { id } of await open()) await closeCase(database, id, 'written off', clock.now())
      clock.forward(60_000)
    },
  }
}

describe('a payment case that was closed', () => {
  it('is reopened with the present time when there is more to do', async () => {
    const { open, refunded, disputed, settle } = await bought({ isUsed: true })
    await refunded(250)
    expect(await open()).toMatchObject([{ kind: 'creditsMissing', details: { missingCredits: 5 } }])
    await settle()
    await refunded(500)
    const waiting = { closedAt: null, note: null, createdAt: clock.now() }
    expect(await open()).toMatchObject([{ kind: 'creditsMissing', details: { missingCredits: 10 }, ...waiting }])
    await settle()
    await disputed('open')
    expect(await open(), 'as many are missing as before').toMatchObject([{ kind: 'disputed' }])
    await settle()
    await disputed('lost')
    expect(await open()).toMatchObject([{ kind: 'disputed', details: { dispute: 'lost' } }])
  })

  it('stays closed when nothing is left to do', async () => {
    const { open, disputed, settle } = await bought({ isUsed: true })
    await disputed('open')
    expect((await open()).map(({ kind }) => kind)).toEqual(['creditsMissing', 'disputed'])
    await settle()
    await disputed('won')
    expect(await open()).toEqual([])
  })

  it('that is open keeps its first time', async () => {
    const { open, disputed } = await bought({ isUsed: false })
    const firstSeenAt = clock.now()
    await disputed('open')
    clock.forward(60_000)
    await disputed('lost')
    expect(await open()).toMatchObject([{ details: { dispute: 'lost' }, createdAt: firstSeenAt }])
  })
})

describe('credits that went back with their money', () => {
  const coins = ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE']
  const minuteMs = 60_000

  /** Ten were bought, and five of them are in coins that are open. */
  async function opened() {
    const pack = await bought({ isUsed: false })
    for (const symbol of coins) await pack.ada.call(credits.deduct, { symbol })
    const left = async () => {
      clock.forward(10 * minuteMs)
      await refundUnused(database, clock.now())
      expect(await world.differences()).toEqual([])
      expect(await wrongCharges(database)).toEqual([])
      return world.balanceOf(pack.ada.accountId)
    }
    const openCoins = async () => (await pack.ada.call(credits.open, {})).coins.length
    return { ...pack, left, openCoins }
  }

  it('are not taken from coins that were opened and never read', async () => {
    const { refunded, open, openCoins, left } = await opened()
    await refunded(500)
    expect(await openCoins()).toBe(0)
    expect(await open()).toEqual([])
    expect(await left()).toBe(0)
  })

  it('are missing where a coin was read', async () => {
    const { ada, refunded, open, openCoins, left } = await opened()
    const read = await requireEntitlement(database, ada.accountId, 'BTC', clock.now())
    await useNoter(world, async () => undefined)(read, async () => undefined)
    await refunded(500)
    expect(await openCoins()).toBe(1)
    expect(await open()).toMatchObject([{ kind: 'creditsMissing', details: { missingCredits: 1 } }])
    expect(await left()).toBe(0)
  })

  it('close no more coins than they have to', async () => {
    const { refunded, openCoins, left } = await opened()
    await refunded(350)
    expect(await openCoins()).toBe(3)
    expect(await left()).toBe(3)
  })

  it('and were missing then are taken from what a discount gives back', async () => {
    const ada = await world.member({ credits: 0 })
    const packId = await buy(ada, { amount: 12.5, analyses: 50 })
    const { checkoutUrl, paymentIntentId } = await ada.call(subscriptions.create, { priceType: 'monthly' })
    await atCheckout(ada, checkoutUrl, 'pay')
    const back = (charge: string, refundedCents: number) =>
      deliver(world, { id: `all ${charge}`, kind: 'refunded', charge, refundedCents })
    const missing = async (onlyOpen: boolean) =>
      (await listCases(database, { onlyOpen })).filter(
        ({ accountId, kind }) => accountId === ada.accountId && kind === 'creditsMissing',
      )
    await back(`sandbox_pay_${packId}`, 1_250)
    expect(await missing(true)).toMatchObject([{ details: { missingCredits: 30 } }])
    await back(`sandbox_inv_${paymentIntentId}_1`, 3_500)
    expect(await world.balanceOf(ada.accountId)).toBe(0)
    expect(await missing(true)).toEqual([])
    expect(await missing(false)).toMatchObject([{ details: { missingCredits: 0 } }])
    expect(await world.differences()).toEqual([])
    expect(await wrongCharges(database)).toEqual([])
  })
})

it('a plan of which a part went back, and then the rest, closes its case, which has the whole sum', async () => {
  const ada = await world.member()
  const { checkoutUrl, paymentIntentId } = await ada.call(subscriptions.create, { priceType: 'monthly' })
  await atCheckout(ada, checkoutUrl, 'pay')
  const charge = `sandbox_inv_${paymentIntentId}_1`
  const cases = async () =>
    (await listCases(database, { onlyOpen: false })).filter(({ accountId }) => accountId === ada.accountId)
  for (const refundedCents of [500, 1_000]) {
    await deliver(world, { id: `${refundedCents} ${charge}`, kind: 'refunded', charge, refundedCents })
    expect(await cases()).toMatchObject([{ kind: 'partlyRefunded', details: { refundedCents }, closedAt: null }])
  }
  await deliver(world, { id: `all ${charge}`, kind: 'refunded', charge, refundedCents: 3_500 })
  const told = { kind: 'partlyRefunded', details: { refundedCents: 3_500 }, closedAt: clock.now() }
  expect(await cases()).toMatchObject([told])
})
