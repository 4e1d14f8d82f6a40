import { accounts, credits as creditRoutes, guests, market, admin as routes, support } from '@pusula/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { administrator } from '../../../testing/admin.ts'
import { createWorld } from '../../../testing/world.ts'

const world = await createWorld()
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  admin = await administrator(world)
})

const logOf = async (subject: string) =>
  (await admin.call(routes.audit, { subject })).map(({ action, by, details }) => ({ action, by, details }))

describe('finding people', () => {
  it('goes by a part of the address in any case, or by the whole id', async () => {
    const ada = await world.member({ email: 'ada_love@example.com', credits: 7 })
    await world.member({ email: 'adaxlove@example.com' })
    for (const search of ['ADA_love', ada.accountId, ` ${ada.accountId} `]) {
      const { count, people } = await admin.call(routes.people, { search })
      expect(count, search).toBe(1)
      expect(people[0]).toMatchObject({
        id: ada.accountId,
        email: ada.email,
        credits: 7,
        isAdmin: false,
        blocked: null,
      })
      expect(people[0]?.lastSeenAt).toBe(world.clock.now().toISOString())
    }
    expect(await admin.call(routes.people, { search: '%' })).toEqual({ count: 0, people: [] })
    expect((await admin.call(routes.people, { search: "' or 1=1 --" })).count).toBe(0)
  })

  it('shows guests and members apart, in pages', async () => {
    const guest = await world.guest()
    const { people } = await admin.call(routes.people, { kind: 'guest' })
    expect(people.map(({ id, kind, credits }) => ({ id, kind, credits }))).toContainEqual({
      ...{ id: guest.accountId, kind: 'guest', credits: 5 },
    })
    const all = await admin.call(routes.people, { pageSize: 100 })
    const pages = await Promise.all([1, 2].map(page => admin.call(routes.people, { page, pageSize: 2 })))
    expect(pages.flatMap(page => page.people.map(({ id }) => id))).toEqual(all.people.slice(0, 4).map(({ id }) => id))
    expect(pages[0]?.count).toBe(all.people.length)
    expect((await admin.call(routes.person, { id: guest.accountId })).tier).toBe('visitor')
  })

  it('finds nobody under an id that is none', async () => {
    for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
      await expect(admin.call(routes.person, { id })).rejects.toMatchObject({ code: 'request.notFound' })
  })
})

describe('correcting credits', () => {
  it('is idempotent per key, also when copies race', async () => {
    const ada = await world.member({ credits: 20 })
    const correction = { id: ada.accountId, amount: 30, reason: 'a lost payment', key: 'form-1' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.call(routes.correctCredits, correction)))
    expect(answers).toEqual(Array(8).fill({ credits: 50 }))
    expect(await world.balanceOf(ada.accountId)).toBe(50)
    const taken = { ...correction, amount: -50, key: 'form-2' }
    expect(await admin.call(routes.correctCredits, taken)).toEqual({ credits: 0 })
    expect(await admin.call(routes.correctCredits, taken), 'again, with nothing left').toEqual({ credits: 0 })
    expect(await world.differences()).toEqual([])
    const { ledger, audit } = await admin.call(routes.person, { id: ada.accountId })
    expect(ledger.slice(0, 2).map(({ reason, amount }) => [reason, amount])).toEqual([
      ['correction', -50],
      ['correction', 30],
    ])
    expect(audit.map(({ details }) => details)).toEqual([
      { amount: -50, reason: 'a lost payment', key: 'form-2' },
      { amount: 30, reason: 'a lost payment', key: 'form-1' },
    ])
  })

  it.each([
    [{ amount: -21 }, 'admin.notEnoughCredits'],
    [{ amount: 0 }, 'request.invalid'],
    [{ amount: 100_001 }, 'request.invalid'],
    [{ amount: 1.5 }, 'request.invalid'],
    [{ reason: '   ' }, 'request.invalid'],
    [{ id: '00000000-0000-4000-8000-000000000000' }, 'request.notFound'],
  ])('refuses %j and changes nothing', async (change, code) => {
    const ada = await world.member({ credits: 20 })
    const correction = { id: ada.accountId, amount: 1, reason: 'a gift', key: 'form', ...change }
    await expect(admin.call(routes.correctCredits, correction)).rejects.toMatchObject({ code })
    expect(await world.balanceOf(ada.accountId)).toBe(20)
    expect(await logOf(ada.accountId)).toEqual([])
  })

  it('refuses a key that has moved something else', async () => {
    const ada = await world.member({ credits: 20 })
    const correction = { id: ada.accountId, amount: 1, reason: 'a gift', key: 'form' }
    await admin.call(routes.correctCredits, correction)
    const other = admin.call(routes.correctCredits, { ...correction, amount: 2 })
    await expect(other).rejects.toMatchObject({ code: 'admin.keyUsed' })
    expect(await world.balanceOf(ada.accountId)).toBe(21)
  })
})

describe('a blocked account', () => {
  const blocked = { code: 'accounts.blocked', status: 403 }

  it('of a member is signed out everywhere and let in no more, until it is unblocked', async () => {
    const ada = await world.member()
    const login = { email: ada.email, password: ada.password }
    const phone = world.person()
    await phone.request({ method: 'POST', url: accounts.login.path, payload: login })
    await phone.call(creditRoutes.stats, {})
    const shown = await admin.call(routes.block, { id: ada.accountId, reason: 'stolen cards' })
    expect(shown.blocked).toEqual({ at: world.clock.now().toISOString(), reason: 'stolen cards' })
    await admin.call(routes.block, { id: ada.accountId, reason: 'again' })
    for (const browser of [ada, phone])
      await expect(browser.call(creditRoutes.stats, {})).rejects.toMatchObject({ code: 'accounts.signInRequired' })
    await expect(phone.call(accounts.login, login)).rejects.toMatchObject(blocked)
    expect((await admin.call(routes.people, { kind: 'blocked' })).people.map(({ id }) => id)).toEqual([ada.accountId])
    expect((await admin.call(routes.unblock, { id: ada.accountId })).blocked).toBeNull()
    const again = await phone.request({ method: 'POST', url: accounts.login.path, payload: login })
    expect(again.statusCode).toBe(302)
    await phone.call(creditRoutes.stats, {})
    expect(await logOf(ada.accountId)).toEqual([
      { action: 'people.unblock', by: admin.email, details: {} },
      { action: 'people.block', by: admin.email, details: { reason: 'stolen cards' } },
    ])
  })

  it('of a guest is refused, and cannot be left for a new one in the same browser', async () => {
    const guest = await world.guest()
    await guest.call(market.topCoins, {})
    await admin.call(routes.block, { id: guest.accountId, reason: 'a robot' })
    await expect(guest.call(market.topCoins, {})).rejects.toMatchObject({ code: 'guests.sessionRequired' })
    await expect(guest.call(guests.account, {})).rejects.toMatchObject(blocked)
  })

  it('is never an administrator’s', async () => {
    const other = await administrator(world)
    for (const { accountId: id } of [admin, other])
      await expect(admin.call(routes.block, { id, reason: 'a quarrel' })).rejects.toMatchObject({
        code: 'admin.isAdministrator',
      })
    await admin.call(routes.stats, {})
  })
})

describe('messages', () => {
  it('are read and answered by mail, once', async () => {
    const ada = await world.member()
    await ada.call(support.send, { message: 'Where are my credits?', userEmail: ada.email })
    const [message] = await admin.call(routes.messages, { isOpen: true })
    expect(message).toMatchObject({ message: 'Where are my credits?', senderEmail: ada.email, answer: null })
    const id = message?.id ?? ''
    await admin.call(routes.answerMessage, { id, answer: 'They are back.' })
    expect((await world.emailsTo(ada.email))[0]?.text).toContain('They are back.')
    expect(await admin.call(routes.messages, { isOpen: true })).toEqual([])
    expect((await admin.call(routes.messages, {}))[0]).toMatchObject({ answer: 'They are back.' })
    const twice = admin.call(routes.answerMessage, { id, answer: 'Again.' })
    await expect(twice).rejects.toMatchObject({ code: 'support.answered' })
    expect(await logOf(id)).toEqual([{ action: 'messages.answer', by: admin.email, details: {} }])
    for (const wrong of ['x', '00000000-0000-4000-8000-000000000000'])
      await expect(admin.call(routes.answerMessage, { id: wrong, answer: 'x' })).rejects.toMatchObject({
        code: 'request.notFound',
      })
  })
})
