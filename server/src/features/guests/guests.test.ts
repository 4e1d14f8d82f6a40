import { accounts, credits, guests } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { changeSettings } from '../../platform/settings.ts'
import { createWorld, Person } from '../../testing/world.ts'
import { usedByLookalikes } from './fingerprints/limit.ts'
import { takeTurn } from './store.ts'

const world = await createWorld({ NEW_GUESTS_PER_HOUR: '20' })
const { database, clock } = world

const fingerprint = (hash: string) => ({
  canvas: 'c',
  webgl: 'w',
  screen: 's',
  timezone: 't',
  language: 'l',
  platform: 'p',
  memory: 'm',
  cores: 'o',
  userAgent: 'u',
  hash: hash.padEnd(16, '-'),
})

const block = (...ranges: string[]) => changeSettings(database, { blockedAddresses: ranges }, clock.now())

describe('a visitor', () => {
  it('opens one account, and finds it again by the cookie', async () => {
    const person = world.person()
    const first = await person.call(guests.account, {})
    expect(first.remainingCredits).toBe(5)
    await person.call(credits.deduct, { symbol: 'BTC' })
    expect(await person.call(guests.account, {})).toMatchObject({
      visitorId: first.visitorId,
      remainingCredits: 4,
    })
  })

  it('opens one account also for eight concurrent requests of a browser', async () => {
    const person = world.person()
    // The cookie of a visitor who has no account yet, as a member's browser has it.
    const { visitorId } = await person.call(guests.account, {})
    await database.run(sql`update guests_visitors set account_id = null where account_id = ${visitorId}`)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => person.call(guests.account, { fingerprint: fingerprint('eight times') })),
    )
    expect(new Set(answers.map(answer => answer.visitorId)).size).toBe(1)
  })

  it('with thirty concurrent requests does not exhaust the connection pool', async () => {
    const person = world.person()
    await person.call(guests.account, {})
    const visitor = person.cookies.visitor?.split('.')[0] ?? ''
    const waiting = await database.transaction(async tx => {
      await takeTurn(tx, visitor)
      const many = Promise.allSettled(Array.from({ length: 30 }, () => person.call(guests.account, {})))
      expect((await world.person().call(guests.account, {})).remainingCredits).toBe(5)
      return { many }
    })
    expect((await waiting.many).filter(({ status }) => status === 'rejected')).toEqual([])
  })

  it('is a new one under an unknown fingerprint, and without one', async () => {
    const one = await world.person().call(guests.account, { fingerprint: fingerprint('one') })
    const two = await world.person().call(guests.account, { fingerprint: fingerprint('two') })
    const three = await world.person().call(guests.account, {})
    expect(new Set([one.visitorId, two.visitorId, three.visitorId]).size).toBe(3)
  })

  it('keeps neither fingerprints nor addresses in the clear', async () => {
    const person = world.person()
    await person.call(guests.account, { fingerprint: fingerprint('secret-mark') })
    const rows = await database.rows(
      sql`select * from guests_visitors v left join guests_fingerprints f on f.visitor_id = v.id`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/secret-mark|198\.18/)
  })
})

describe('a fingerprint', () => {
  it('never identifies a visitor: who sends the same one is somebody else, with what is left of the free analyses', async () => {
    const first = world.person()
    const { visitorId } = await first.call(guests.account, { fingerprint: fingerprint('one model') })
    await world.grant(visitorId, 10, 'purchase', 'payment:1')
    for (const symbol of ['BTC', 'ETH']) await first.call(credits.deduct, { symbol })
    const second = world.person()
    expect(await second.call(guests.statsByFingerprint, { fingerprint: fingerprint('one model') })).toEqual({
      used: 2,
      limit: 5,
      remaining: 3,
    })
    const other = await second.call(guests.account, { fingerprint: fingerprint('one model') })
    expect(other).toMatchObject({ remainingCredits: 3 })
    expect(other.visitorId).not.toBe(visitorId)
    expect(second.cookies.visitor).not.toBe(first.cookies.visitor)
    expect((await first.call(guests.account, {})).remainingCredits, 'what was bought is untouched').toBe(13)
  })

  it('gives five free analyses to all who share it, however many opened their accounts first and use them at once', async () => {
    const coins = ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE']
    const alike = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const person = world.person()
        await person.call(guests.account, { fingerprint: fingerprint('a crowd') })
        return person
      }),
    )
    const tries = await Promise.allSettled(
      alike.flatMap(person => coins.map(symbol => person.call(credits.deduct, { symbol }))),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    for (const person of alike) {
      expect((await person.call(guests.account, {})).remainingCredits).toBe(0)
      const stats = await person.call(guests.stats, {})
      expect(stats, 'whoever used none of them here').toEqual({ used: 5, limit: 5, remaining: 0 })
    }
    expect(await world.differences()).toEqual([])
  })

  it('that is learnt only while paying counts what was used before', async () => {
    const before = await world.guest()
    for (const symbol of ['BTC', 'ETH', 'BNB']) await before.call(credits.deduct, { symbol })
    await before.call(credits.deduct, { symbol: 'SOL', fingerprint: fingerprint('while paying') })
    const cleared = await world.person().call(guests.account, { fingerprint: fingerprint('while paying') })
    expect(cleared.remainingCredits).toBe(1)
  })

  it('does not reset the count when consent is withdrawn, and counts nothing twice when it is given again', async () => {
    const person = world.person()
    const sent = { fingerprint: fingerprint('taken back') }
    await person.call(guests.account, sent)
    for (const symbol of ['BTC', 'ETH', 'BNB']) await person.call(credits.deduct, { symbol })
    await person.call(guests.forgetFingerprint, {})
    const linked = await database.rows(sql`select 1 from guests_fingerprints f join guests_visitors v
      on v.id = f.visitor_id where v.account_id = (select account_id from guests_visitors
        where id = ${person.cookies.visitor?.split('.')[0]})`)
    expect(linked, 'nothing says whose it was').toEqual([])
    expect((await world.person().call(guests.account, sent)).remainingCredits).toBe(2)
    for (let i = 0; i < 3; i++) {
      await person.call(guests.account, sent)
      await person.call(guests.forgetFingerprint, {})
    }
    expect((await person.call(guests.account, sent)).remainingCredits, 'the same five, however often').toBe(2)
    expect(await world.person().call(guests.forgetFingerprint, {}), 'a stranger has nothing to forget').toEqual({
      success: true,
    })
  })

  it('under which nothing was used leaves nothing behind when its consent is taken back', async () => {
    const person = world.person()
    const count = () => database.row(sql`select count(*)::int as count from guests_withdrawn_fingerprints`)
    const before = await count()
    await person.call(guests.account, { fingerprint: fingerprint('never used') })
    await person.call(guests.forgetFingerprint, {})
    expect(await count()).toEqual(before)
  })

  it('is one of twenty that are stored for a browser, however many it sends, and the first ones stay', async () => {
    const person = world.person()
    const { visitorId } = await person.call(guests.account, { fingerprint: fingerprint('the first') })
    for (const symbol of ['BTC', 'ETH']) await person.call(credits.deduct, { symbol })
    for (let i = 0; i < 24; i++) await person.call(guests.account, { fingerprint: fingerprint(`told ${i}`) })
    const saved = await database.rows(sql`select 1 from guests_fingerprints f join guests_visitors v
      on v.id = f.visitor_id where v.account_id = ${visitorId}`)
    expect(saved).toHaveLength(20)
    expect((await person.call(guests.account, {})).remainingCredits).toBe(3)
    const alike = world.person()
    expect((await alike.call(guests.account, { fingerprint: fingerprint('the first') })).remainingCredits).toBe(3)
  })

  it('is compared twenty times at most, also for a browser that once sent more', async () => {
    const person = world.person()
    const { visitorId } = await person.call(guests.account, { fingerprint: fingerprint('long ago') })
    await database.run(sql`insert into guests_fingerprints (fingerprint_hash, visitor_id, seen_at)
      select 'more ' || i, v.id, ${clock.now()} from guests_visitors v, generate_series(1, 30) i
      where v.account_id = ${visitorId}`)
    const looked: unknown[] = []
    await database.transaction(tx => usedByLookalikes(tx, visitorId, async (_, accountIds) => looked.push(accountIds)))
    expect(looked).toHaveLength(20)
  })

  it('of a refunded analysis is free again', async () => {
    const person = world.person()
    await person.call(guests.account, { fingerprint: fingerprint('refunded') })
    await person.call(credits.deduct, { symbol: 'BTC' })
    clock.forward(10 * 60_000)
    await world.sweepCredits()
    expect((await world.person().call(guests.account, { fingerprint: fingerprint('refunded') })).remainingCredits).toBe(
      5,
    )
  })
})

describe('a forged cookie', () => {
  it.each([
    ['the id of another visitor', (id: string) => id],
    ['an id with a mark of its own', (id: string) => `${id}.${'A'.repeat(43)}`],
    ['an empty mark', (id: string) => `${id}.`],
  ])('with %s opens nothing', async (_, forge) => {
    const victim = await world.guest()
    const [visitor] = await database.rows<{ id: string }>(
      sql`select id from guests_visitors where account_id = ${victim.accountId}`,
    )
    const thief = world.person()
    thief.cookies.visitor = forge(visitor?.id ?? '')
    await expect(thief.call(credits.deduct, { symbol: 'BTC' })).rejects.toMatchObject({ status: 401 })
    const own = await thief.call(guests.account, {})
    expect(own.visitorId).not.toBe(victim.accountId)
  })

  it('with the account id that the page knows opens nothing either', async () => {
    const victim = await world.guest()
    const thief = world.person()
    thief.cookies.visitor = victim.accountId
    await expect(thief.call(credits.deduct, { symbol: 'BTC' })).rejects.toMatchObject({ status: 401 })
  })

  it('is HttpOnly, SameSite, and Secure in production', async () => {
    const response = await world.person().request({ method: 'POST', url: guests.account.path, payload: {} })
    expect(response.cookies).toMatchObject([{ name: 'visitor', httpOnly: true, sameSite: 'Lax', path: '/' }])
    const production = await createWorld({ NODE_ENV: 'production' })
    const safe = await production.person().request({ method: 'POST', url: guests.account.path, payload: {} })
    expect(safe.cookies).toMatchObject([{ name: 'visitor', secure: true }])
  })
})

describe('statistics without a cookie', () => {
  it('begin at nothing, and tell nothing of others on the same network', async () => {
    const person = world.person()
    expect(await person.call(guests.stats, {})).toEqual({ used: 0, limit: 5, remaining: 5 })
    await person.call(guests.account, {})
    await person.call(credits.deduct, { symbol: 'BTC' })
    const neighbour = Object.assign(world.person(), { address: person.address })
    for (const route of [guests.stats, guests.statsByFingerprint])
      expect(await neighbour.call(route, {})).toEqual({ used: 0, limit: 5, remaining: 5 })
    expect(await person.call(guests.stats, {}), 'who is recognised finds theirs').toMatchObject({ used: 1 })
  })
})

describe('a blocked address', () => {
  it('is refused by name and opens no account, and what it had is closed; others go on', async () => {
    const guest = await world.guest()
    const other = await world.guest()
    await block(`${guest.address}/32`, '2001:db8::/32')
    expect(await guest.call(guests.blocked, {})).toEqual({ isBlocked: true })
    expect(await other.call(guests.blocked, {})).toEqual({ isBlocked: false })
    await expect(guest.call(guests.account, {})).rejects.toMatchObject({ status: 403, code: 'guests.blocked' })
    await expect(guest.call(credits.deduct, { symbol: 'BTC' })).rejects.toMatchObject({ status: 401 })
    await other.call(credits.deduct, { symbol: 'BTC' })
    await block()
    await guest.call(credits.deduct, { symbol: 'BTC' })
  })

  it('still lets members in', async () => {
    const ada = await world.member()
    await block('0.0.0.0/0')
    expect((await ada.call(accounts.user, {})).email).toBe(ada.email)
    await block()
  })
})

describe('new guests from one address', () => {
  it('are rate limited per hour, and known guests do not count', async () => {
    const { address } = world.person()
    const from = () => Object.assign(new Person(world.app), { address })
    const known = from()
    await known.call(guests.account, {})
    for (let i = 1; i < 20; i++) await from().call(guests.account, {})
    await expect(from().call(guests.account, {})).rejects.toMatchObject({ status: 429, code: 'request.tooMany' })
    await known.call(guests.account, {})
    clock.forward(60 * 60_000)
    await from().call(guests.account, {})
  })
})

describe('what a guest bought', () => {
  it('is taken along when its browser joins, and nothing of the free analyses; what was not delivered comes back', async () => {
    const guest = await world.guest()
    const guestId = guest.accountId
    await world.grant(guestId, 10, 'purchase', 'payment:2')
    for (const symbol of ['BTC', 'ETH']) await guest.call(credits.deduct, { symbol })
    const member = await world.member({}, guest)
    expect(member.user.remainingAnalyses).toBe(20 + 10)
    expect(await world.balanceOf(guestId)).toBe(5)
  })

  it('is taken along when its browser signs in to any account, each time, once', async () => {
    const ada = await world.member()
    const browser = world.person()
    const { visitorId } = await browser.call(guests.account, {})
    const signIn = () =>
      browser.request({
        method: 'POST',
        url: accounts.login.path,
        payload: { email: ada.email, password: ada.password },
      })
    for (const time of [1, 2]) {
      await world.grant(visitorId, 10, 'purchase', `payment of ada ${time}`)
      await Promise.all([signIn(), signIn(), signIn()])
      expect((await browser.call(credits.stats, {})).remainingAnalyses).toBe(20 + time * 10)
      expect(await world.balanceOf(visitorId)).toBe(5)
      await browser.request({ method: 'GET', url: accounts.logout.path })
    }
    expect(await world.differences()).toEqual([])
  })
})
