import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { untilWaiting } from '../../../testing/lock-waits.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { addGuest } from '../../accounts/index.ts'
import { balanceOf, differences, grant, historyOf, lockBalance, spend } from './ledger.ts'

const { database } = await ownDatabase()
const now = new Date('2026-11-15T12:00:00Z')

const sumOf = async (accountId: string) =>
  (await historyOf(database, accountId, 1000)).reduce((sum, entry) => sum + entry.amount, 0)

interface Move {
  kind: 'grant' | 'spend' | 'refund'
  amount: number
  key: string
}

const moves: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom('grant', 'spend', 'refund'),
  amount: fc.integer({ min: 1, max: 9 }),
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
})

/** One movement as the product makes it: what it says afterwards is what happened. */
async function make(accountId: string, { kind, amount, key }: Move): Promise<number> {
  const isNew = await database
    .transaction(tx =>
      kind === 'spend'
        ? spend(tx, accountId, amount, 'analysis', key, now)
        : grant(tx, accountId, amount, kind === 'grant' ? 'purchase' : 'refund', key, now),
    )
    .catch(error => {
      expect(error).toMatchObject({ code: 'credits.insufficient' })
      return false
    })
  if (!isNew) return 0
  return kind === 'spend' ? -amount : amount
}

describe('the ledger', () => {
  it('adds up under concurrent, repeated and reordered entries (property)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(moves, { minLength: 1, maxLength: 6 }), { maxLength: 5 }), async waves => {
        const accountId = await addGuest(database, now)
        let acknowledged = 0
        for (const wave of waves) {
          const changes = await Promise.all(wave.map(move => make(accountId, move)))
          acknowledged += changes.reduce((sum, change) => sum + change, 0)
          const balance = await balanceOf(database, accountId)
          expect(balance).toBe(acknowledged)
          expect(balance).toBe(await sumOf(accountId))
          expect(balance).toBeGreaterThanOrEqual(0)
        }
        const keys = await database.rows(sql`select key from credits_entries where account_id = ${accountId}`)
        expect(keys.length).toBeLessThanOrEqual(6)
      }),
      { numRuns: 60 },
    )
    expect(await differences(database)).toEqual([])
  })

  it('is idempotent per key, also when the balance is gone by then', async () => {
    const accountId = await addGuest(database, now)
    await make(accountId, { kind: 'grant', amount: 3, key: 'pack' })
    expect(await make(accountId, { kind: 'spend', amount: 3, key: 'order' })).toBe(-3)
    const repeats = await Promise.all(
      Array.from({ length: 10 }, () => make(accountId, { kind: 'spend', amount: 3, key: 'order' })),
    )
    expect(repeats).toEqual(repeats.map(() => 0))
    expect(await historyOf(database, accountId, 10)).toHaveLength(2)
  })

  it('tells a repeated key from a spending that cannot be paid', async () => {
    const [ada, bea] = [await addGuest(database, now), await addGuest(database, now)]
    const spendAll = (accountId: string, key: string) =>
      database.transaction(tx => spend(tx, accountId, 3, 'analysis', key, now))
    for (const accountId of [ada, bea]) await make(accountId, { kind: 'grant', amount: 3, key: 'pack' })
    expect([await spendAll(ada, 'order'), await spendAll(ada, 'order'), await spendAll(bea, 'another')]).toEqual([
      true,
      false,
      true,
    ])
    await expect(spendAll(ada, 'another'), 'a key of somebody else').rejects.toMatchObject({
      code: 'credits.insufficient',
      details: { needed: 3, remaining: 0 },
    })
  })

  it('waits for the first credits of an account, and counts them', async () => {
    const accountId = await addGuest(database, now)
    const { balance } = await database.transaction(async tx => {
      await grant(tx, accountId, 5, 'welcome', 'welcome', now)
      const balance = database.transaction(other => lockBalance(other, accountId))
      await untilWaiting(database, 1)
      return { balance }
    })
    expect(await balance).toBe(5)
  })

  it('rolls back a refused spending, even if the error is caught', async () => {
    const accountId = await addGuest(database, now)
    await database.transaction(async tx => {
      await grant(tx, accountId, 1, 'welcome', 'welcome', now)
      await spend(tx, accountId, 2, 'analysis', 'too much', now).catch(() => {})
    })
    expect(await historyOf(database, accountId, 10)).toMatchObject([{ reason: 'welcome', amount: 1 }])
    expect(await balanceOf(database, accountId)).toBe(1)
  })

  it.each([
    ['update', sql`update credits_entries set amount = 1000`],
    ['delete', sql`delete from credits_entries`],
    ['truncate', sql`truncate credits_entries`],
  ])('cannot be rewritten by %s', async (_, statement) => {
    const accountId = await addGuest(database, now)
    await make(accountId, { kind: 'grant', amount: 1, key: 'x' })
    await expect(database.run(statement)).rejects.toThrow('append-only')
  })

  it('has a constraint against a balance below zero', async () => {
    const accountId = await addGuest(database, now)
    await expect(
      database.run(sql`insert into credits_balances (account_id, balance) values (${accountId}, -1)`),
    ).rejects.toThrow('check constraint')
  })

  it('detects every balance that was changed past it', async () => {
    const [one, two] = [await addGuest(database, now), await addGuest(database, now)]
    await make(one, { kind: 'grant', amount: 5, key: 'x' })
    await make(two, { kind: 'grant', amount: 5, key: 'x' })
    await database.run(sql`update credits_balances set balance = 7 where account_id = ${one}`)
    await database.run(sql`delete from credits_balances where account_id = ${two}`)
    const found = await differences(database)
    expect(found).toHaveLength(2)
    expect(found).toContainEqual({ accountId: one, balance: 7, sum: 5 })
    expect(found).toContainEqual({ accountId: two, balance: null, sum: 5 })
  })
})
