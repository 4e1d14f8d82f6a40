import { accounts, credits, guests, market } from '@pusula/contract'
import { describe, expect, it, vi } from 'vitest'
import { createWorld, movableClock, Person } from '../../testing/world.ts'
import { changeSettings } from '../settings.ts'
import { sql } from './db.ts'
import { createRowCache } from './row-cache.ts'

const world = await createWorld()
const { database, clock } = world
const second = await world.another()
await vi.waitFor(() => expect([world.memory.isListening(), second.memory.isListening()]).toEqual([true, true]))

const isIn = async (person: Person) =>
  (await person.request({ method: 'GET', url: accounts.user.path })).statusCode === 200
/** The same browser, whose next request another instance answers. */
const atSecond = (person: Person) => Object.assign(new Person(second.app), { cookies: person.cookies })
/** A change of which nobody is told. */
const silently = (statement: ReturnType<typeof sql>) =>
  database.transaction(async tx => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(statement)
  })
const endSilently = (accountId: string) => silently(sql`delete from accounts_sessions where account_id = ${accountId}`)

describe('a cached row', () => {
  it('is gone the moment this process has changed it', async () => {
    const ada = await world.member()
    const copy = Object.assign(world.person(), { cookies: { ...ada.cookies } })
    for (let i = 0; i < 20; i++) expect(await isIn(copy)).toBe(true)
    await ada.request({ method: 'GET', url: accounts.logout.path })
    expect(await isIn(copy)).toBe(false)
  })

  it('is gone as soon as another process has changed it: a session, a block, a balance, a setting', async () => {
    const [ada, bob, guest] = [await world.member(), await world.member(), await world.guest()]
    const [adaThere, bobThere, guestThere] = [ada, bob, guest].map(atSecond) as [Person, Person, Person]
    const left = async () => (await bobThere.call(credits.stats, {})).remainingAnalyses
    const isLocked = async () => (await guestThere.call(market.overview, { symbol: 'ADA' })).coin.isLocked
    expect([await isIn(adaThere), await left(), await isLocked()]).toEqual([true, 20, true])
    await ada.request({ method: 'GET', url: accounts.logout.path })
    await bob.call(credits.deduct, { symbol: 'BTC' })
    await changeSettings(database, { guestCoins: ['ADA'] }, clock.now())
    // The clock stands still: nothing here grows too old, only a notice can bring it.
    await vi.waitFor(async () =>
      expect([await isIn(adaThere), await left(), await isLocked()]).toEqual([false, 19, false]),
    )
    await database.run(sql`update accounts set blocked_at = now(), blocked_reason = 'test'
      where id in (select account_id from guests_visitors)`)
    await vi.waitFor(() =>
      expect(guestThere.call(credits.deduct, { symbol: 'BTC' })).rejects.toMatchObject({
        code: 'guests.sessionRequired',
      }),
    )
  })

  it('answers without a query, but is not believed for longer than ten seconds', async () => {
    const ada = await world.member()
    expect(await isIn(ada)).toBe(true)
    await endSilently(ada.accountId)
    clock.forward(9_999)
    expect(await isIn(ada), 'kept').toBe(true)
    clock.forward(1)
    expect(await isIn(ada), 'read again').toBe(false)
  })

  it('is not believed longer when the clock is set back', async () => {
    const ada = await world.member()
    expect(await isIn(ada)).toBe(true)
    await endSilently(ada.accountId)
    clock.forward(-1)
    expect(await isIn(ada)).toBe(false)
  })

  it('is dropped when the LISTEN connection is lost, and cached again when it is back', async () => {
    const ada = await world.member()
    expect(await isIn(ada)).toBe(true)
    await endSilently(ada.accountId)
    await database.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'pusula changes'`)
    await vi.waitFor(async () => expect(await isIn(ada)).toBe(false))
    await vi.waitFor(() => expect(world.memory.isListening()).toBe(true))
    const bob = await world.member()
    expect(await isIn(bob)).toBe(true)
    await endSilently(bob.accountId)
    expect(await isIn(bob), 'kept').toBe(true)
  })

  it('shows a guest at once what an analysis has cost', async () => {
    const guest = await world.guest()
    await changeSettings(database, { guestCoins: ['BTC', 'ETH'] }, clock.now())
    for (const [symbol, remaining] of [
      ['BTC', 4],
      ['ETH', 3],
    ] as const) {
      await guest.call(credits.deduct, { symbol })
      expect(await guest.call(guests.stats, {})).toMatchObject({ remaining })
    }
  })
})

describe('the row cache', () => {
  it('does not cache a row that changes while it is being read', async () => {
    const memory = createRowCache(movableClock(), () => true)
    const answers: ((value: string) => void)[] = []
    const read = memory.keep('note', () => new Promise<string>(resolve => answers.push(resolve)))
    const before = read('a')
    memory.forget('note', 'a')
    const after = read('a')
    answers[0]?.('old')
    answers[1]?.('new')
    expect([await before, await after, await read('a')]).toEqual(['old', 'new', 'new'])
  })

  it('asks once for many who ask together, and keeps neither failures nor what is not there', async () => {
    const memory = createRowCache(movableClock(), () => true)
    const read = vi.fn(async (key: string) => {
      if (key === 'broken') throw new Error('down')
      return key === 'there' ? 1 : undefined
    })
    const saved = memory.keep('note', read)
    await Promise.all(['there', 'there', 'there'].map(saved))
    expect(read).toHaveBeenCalledTimes(1)
    for (const key of ['missing', 'missing']) await saved(key)
    for (const key of ['broken', 'broken']) await expect(saved(key)).rejects.toThrow('down')
    expect(read).toHaveBeenCalledTimes(5)
  })

  it('caches nothing without a LISTEN connection', async () => {
    let isListening = false
    const memory = createRowCache(movableClock(), () => isListening)
    const read = vi.fn(async () => 1)
    const saved = memory.keep('note', read)
    for (let i = 0; i < 3; i++) await saved('a')
    isListening = true
    for (let i = 0; i < 3; i++) await saved('a')
    expect(read).toHaveBeenCalledTimes(4)
  })
})
