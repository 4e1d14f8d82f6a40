import { accounts, credits, guests } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { changeSettings } from '../../platform/settings.ts'
import { createWorld, Person } from '../../testing/world.ts'

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
    expect(await person.call(guests.account, {})).toEqual({ visitorId: first.visitorId, remainingCredits: 4 })
  })

  it('opens one account also when a browser asks twice at once', async () => {
    const person = world.person()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => person.call(guests.account, { fingerprint: fingerprint('twice') })),
    )
    expect(new Set(answers.map(answer => answer.visitorId)).size).toBe(1)
  })

  it('is found by a consented fingerprint when the cookie is gone, with what it has used', async () => {
    const before = world.person()
    const { visitorId } = await before.call(guests.account, { fingerprint: fingerprint('known') })
    await before.call(credits.deduct, { symbol: 'BTC' })
    const cleared = world.person()
    expect(await cleared.call(guests.statsByFingerprint, { fingerprint: fingerprint('known') })).toMatchObject({
      used: 1,
    })
    expect(await cleared.call(guests.account, { fingerprint: fingerprint('known') })).toEqual({
      visitorId,
      remainingCredits: 4,
    })
  })

  it('also learns its fingerprint when it pays for an analysis', async () => {
    const before = await world.guest()
    await before.call(credits.deduct, { symbol: 'BTC', fingerprint: fingerprint('while paying') })
    const cleared = await world.person().call(guests.account, { fingerprint: fingerprint('while paying') })
    expect(cleared.visitorId).toBe(before.accountId)
  })

  it('is met by its fingerprint no more once it has taken the consent back, and keeps its cookie', async () => {
    const person = world.person()
    const { visitorId } = await person.call(guests.account, { fingerprint: fingerprint('taken back') })
    const other = await world.person().call(guests.account, { fingerprint: fingerprint('of another') })
    await person.call(guests.forgetFingerprint, {})
    const lookalike = await world.person().call(guests.account, { fingerprint: fingerprint('taken back') })
    expect(lookalike.visitorId).not.toBe(visitorId)
    expect((await person.call(guests.account, {})).visitorId).toBe(visitorId)
    const same = await world.person().call(guests.account, { fingerprint: fingerprint('of another') })
    expect(same.visitorId, 'nobody else is forgotten').toBe(other.visitorId)
    expect(await world.person().call(guests.forgetFingerprint, {}), 'a stranger has nothing to forget').toEqual({
      success: true,
    })
  })

  it('is a new one under an unknown fingerprint, and without one', async () => {
    const one = await world.person().call(guests.account, { fingerprint: fingerprint('one') })
    const two = await world.person().call(guests.account, { fingerprint: fingerprint('two') })
    const three = await world.person().call(guests.account, {})
    expect(new Set([one.visitorId, two.visitorId, three.visitorId]).size).toBe(3)
  })

  it('cannot be taken over by its fingerprint once it has bought something', async () => {
    const buyer = world.person()
    const { visitorId } = await buyer.call(guests.account, { fingerprint: fingerprint('buyer') })
    await world.grant(visitorId, 10, 'purchase', 'payment:1')
    const lookalike = await world.person().call(guests.account, { fingerprint: fingerprint('buyer') })
    expect(lookalike.visitorId).not.toBe(visitorId)
    expect((await buyer.call(guests.account, {})).remainingCredits).toBe(15)
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

describe('a cookie that we did not make', () => {
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

  it('cannot be read by scripts, nor sent along by other sites, nor over plain HTTP in production', async () => {
    const response = await world.person().request({ method: 'POST', url: guests.account.path, payload: {} })
    expect(response.cookies).toMatchObject([{ name: 'visitor', httpOnly: true, sameSite: 'Lax', path: '/' }])
    const production = await createWorld({ NODE_ENV: 'production' })
    const safe = await production.person().request({ method: 'POST', url: guests.account.path, payload: {} })
    expect(safe.cookies).toMatchObject([{ name: 'visitor', secure: true }])
  })
})

describe('statistics without a cookie', () => {
  it('begin at nothing, and follow the newest guest of the same address for a day', async () => {
    const person = world.person()
    expect(await person.call(guests.stats, {})).toEqual({ used: 0, limit: 5, remaining: 5 })
    await person.call(guests.account, {})
    await person.call(credits.deduct, { symbol: 'BTC' })
    const neighbour = Object.assign(world.person(), { address: person.address })
    expect(await neighbour.call(guests.stats, {})).toEqual({ used: 1, limit: 5, remaining: 4 })
    clock.forward(24 * 60 * 60_000)
    expect(await neighbour.call(guests.stats, {})).toEqual({ used: 0, limit: 5, remaining: 5 })
  })
})

describe('a blocked address', () => {
  it('is told so, opens no account, and what it had is closed; others go on', async () => {
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
  it('are as many an hour as is set, and who is already known does not count', async () => {
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

describe('a guest who becomes a member', () => {
  it('takes along what was bought and not used, and nothing of the free analyses', async () => {
    const guest = await world.guest()
    const guestId = guest.accountId
    await world.grant(guestId, 10, 'purchase', 'payment:2')
    for (const symbol of ['BTC', 'ETH']) await guest.call(credits.deduct, { symbol })
    const member = await world.member({}, guest)
    expect(member.user.remainingAnalyses).toBe(20 + 10)
    expect(await world.balanceOf(guestId)).toBe(3)
  })
})
