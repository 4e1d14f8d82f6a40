import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql, type Tx } from '../../../platform/db/db.ts'
import { untilWaiting } from '../../../testing/lock-waits.ts'
import { createWorld } from '../../../testing/world.ts'
import { freeCoinsOf, giveFreeCoin } from './free-coins.ts'
import { freeUsed, limitFree, rekeyWelcomes, welcomeGuest, welcomeMember } from './gifts.ts'
import { balanceOf, boughtBy, grant, historyOf, spend } from './ledger.ts'
import { transferBought } from './transfer.ts'

const world = await createWorld()
const { database, clock } = world
const now = clock.now()
const within = <T>(work: (tx: Tx) => Promise<T>) => database.transaction(work)

let [ada, bea] = ['', '']
beforeEach(async () => {
  // Guests begin with five.
  ;[ada, bea] = [(await world.guest()).accountId, (await world.guest()).accountId]
})
const balances = async () => [await balanceOf(database, ada), await balanceOf(database, bea)]

describe('bought credits', () => {
  it.each([
    [
      'what was bought, less what was taken back',
      [
        ['purchase', 10],
        ['reversal', -4],
      ],
      6,
    ],
    ['what support gave', [['correction', 3]], 3],
    [
      'not less for what support took',
      [
        ['purchase', 10],
        ['correction', -3],
      ],
      10,
    ],
    ['what came from a guest', [['conversion', 2]], 2],
    [
      'no gift',
      [
        ['welcome', 20],
        ['analysis', -1],
        ['refund', 1],
      ],
      0,
    ],
  ] as const)('are %s', async (_, entries, bought) => {
    await within(async tx => {
      await grant(tx, ada, 30, 'welcome', 'enough to take from', now)
      for (const [reason, amount] of entries) await grant(tx, ada, amount, reason, randomUUID(), now)
      await grant(tx, bea, 7, 'purchase', 'of somebody else', now)
    })
    expect(await boughtBy(database, ada)).toBe(bought)
  })

  it('that a guest bought and has not used are transferred to the member, and gifts are not', async () => {
    await within(async tx => {
      await grant(tx, ada, 10, 'purchase', 'bought', now)
      await spend(tx, ada, 7, 'analysis', 'the gift first', now)
      await transferBought(tx, ada, bea, now)
      await transferBought(tx, ada, bea, now)
    })
    expect(await balances()).toEqual([0, 13])
    expect((await historyOf(database, bea, 9)).map(({ reason, amount }) => [reason, amount])[0]).toEqual([
      'conversion',
      8,
    ])
  })
})

describe('gifts', () => {
  it.each([
    ['nothing', 0, 5],
    ['two', 2, 3],
    ['all', 5, 0],
    ['more than all', 9, 0],
  ])('of a guest are less by what browsers that look the same have used: %s', async (_, used, left) => {
    await within(tx => limitFree(tx, ada, used, now))
    await within(tx => limitFree(tx, ada, used, now))
    expect(await balances()).toEqual([left, 5])
  })

  it('of a guest are counted after what is being paid at the same moment', async () => {
    const { limited } = await within(async tx => {
      await spend(tx, ada, 4, 'analysis', 'four', now)
      const limited = within(other => limitFree(other, ada, 5, now))
      await untilWaiting(database, 1)
      return { limited }
    })
    await limited
    expect(await balances(), 'the one that was left').toEqual([0, 5])
  })

  it('are written under the keys that older databases know', async () => {
    await within(tx => welcomeMember(tx, ada, randomUUID(), now))
    const keys = await database.rows(sql`select key from credits_entries where account_id = ${ada} order by id`)
    expect(keys).toEqual([{ key: 'welcome' }, { key: 'welcome member' }])
  })

  it('are used first, and a guest is asked for no more than are left', async () => {
    await within(async tx => {
      expect(await welcomeGuest(tx, ada, now), 'they have had them').toBe(false)
      await grant(tx, ada, 10, 'purchase', 'bought', now)
      await spend(tx, ada, 4, 'analysis', 'four', now)
      await grant(tx, ada, 1, 'refund', 'of one', now)
      await spend(tx, bea, 1, 'analysis', 'one', now)
    })
    expect([await freeUsed(database, [ada]), await freeUsed(database, [ada, bea])]).toEqual([3, 4])
    await within(tx => limitFree(tx, ada, 4, now))
    expect(await balances(), 'one of the two that were left goes').toEqual([11, 4])
    await within(tx => spend(tx, ada, 11, 'analysis', 'all', now))
    expect(await freeUsed(database, [ada]), 'no more than were given').toBe(4)
  })

  it('of a member come once to a person, also under the new key of the mailbox', async () => {
    const [person, rekeyed] = [randomUUID(), randomUUID()]
    await within(tx => welcomeMember(tx, ada, person, now))
    await within(tx => giveFreeCoin(tx, ada))
    expect([await balances(), await freeCoinsOf(database, ada)], 'one coin').toEqual([[25, 5], ['BTC']])
    for (const _ of ['first', 'again']) await within(tx => rekeyWelcomes(tx, [{ before: person, now: rekeyed }]))
    for (const hash of [person, rekeyed]) await within(tx => welcomeMember(tx, bea, hash, now))
    expect([await balances(), await freeCoinsOf(database, bea)]).toEqual([[25, 5], []])
    await within(tx => welcomeMember(tx, bea, randomUUID(), now))
    expect(await balances()).toEqual([25, 25])
  })
})
