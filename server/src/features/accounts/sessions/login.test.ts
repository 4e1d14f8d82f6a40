import { accounts } from '@pusula/contract'
import { describe, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createWorld, type Person } from '../../../testing/world.ts'

const world = await createWorld()
const { database, clock } = world
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const logIn = (person: Person, email: string, password: string, headers: Record<string, string> = {}) =>
  person.request({
    method: 'POST',
    url: accounts.login.path,
    payload: new URLSearchParams({ email, password }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const isIn = async (person: Person) =>
  (await person.request({ method: 'GET', url: accounts.user.path })).statusCode === 200

describe('signing in', () => {
  it('leads to the analysis tab with a cookie that only the server reads', async () => {
    const ada = await world.member()
    const person = world.person()
    const response = await logIn(person, ada.email.toUpperCase(), ada.password)
    expect([response.statusCode, response.headers.location]).toEqual([302, '/?tab=analysis'])
    const session = response.cookies.find(cookie => cookie.name === 'session')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(await isIn(person)).toBe(true)
  })

  it('sends its cookie over HTTPS only in production', async () => {
    const production = await createWorld({ NODE_ENV: 'production' })
    const ada = await production.member()
    const response = await logIn(production.person(), ada.email, ada.password)
    expect(response.cookies.find(cookie => cookie.name === 'session')).toMatchObject({ secure: true, httpOnly: true })
  })

  it('answers the same, after the same work, whether the address is known or not', async () => {
    const ada = await world.member()
    const viaGoogle = 'only.google@example.com'
    await world.person().request({
      method: 'POST',
      url: '/auth/google/local',
      payload: { name: 'Only Google', email: viaGoogle },
    })
    const verify = vi.spyOn(world.passwords, 'verify')
    const answers = []
    for (const email of [ada.email, 'nobody@example.com', viaGoogle]) {
      const { statusCode, json, cookies } = await logIn(world.person(), email, 'not the password')
      answers.push({ statusCode, body: json(), cookies })
    }
    expect(answers[0]).toMatchObject({ statusCode: 401, body: { error: { code: 'accounts.wrongLogin' } }, cookies: [] })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(verify, 'one verification each').toHaveBeenCalledTimes(3)
    verify.mockRestore()
  })

  it('never adopts a session that someone planted', async () => {
    const ada = await world.member()
    const person = world.person()
    person.cookies.session = 'planted'
    await logIn(person, ada.email, ada.password)
    expect(person.cookies.session).not.toBe('planted')
    const attacker = world.person()
    attacker.cookies.session = 'planted'
    expect(await isIn(attacker)).toBe(false)
  })

  it('ends the session this browser had before', async () => {
    const ada = await world.member()
    const old = world.person()
    old.cookies.session = ada.cookies.session ?? ''
    expect(await isIn(old)).toBe(true)
    await logIn(ada, ada.email, ada.password)
    expect([await isIn(ada), await isIn(old)]).toEqual([true, false])
  })

  it.each([{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }])(
    'from another site (%j) is refused',
    async headers => {
      const ada = await world.member()
      const person = world.person()
      const response = await logIn(person, ada.email, ada.password, headers as Record<string, string>)
      expect([response.statusCode, response.json().error.code]).toEqual([403, 'request.crossSite'])
      expect(person.cookies).toEqual({})
    },
  )
})

describe('guessing passwords', () => {
  it('ends after twenty tries for one account, wherever they come from, until a quarter of an hour is over', async () => {
    const ada = await world.member()
    for (let i = 0; i < 20; i++) await logIn(world.person(), ada.email, `guess ${i}`)
    const blocked = await logIn(world.person(), ada.email, ada.password)
    expect([blocked.statusCode, blocked.json().error.code]).toEqual([429, 'request.tooMany'])
    clock.forward(15 * minuteMs)
    expect((await logIn(world.person(), ada.email, ada.password)).statusCode).toBe(302)
  })

  it('ends after sixty tries from one network, whichever accounts they are for', async () => {
    const attacker = world.person()
    for (let i = 0; i < 60; i++) await logIn(attacker, `victim${i}@example.com`, 'guess')
    expect((await logIn(attacker, 'victim99@example.com', 'guess')).statusCode).toBe(429)
    expect((await logIn(world.person(), 'victim99@example.com', 'guess')).statusCode).toBe(401)
  })

  it('is not what a person does who signs in often', async () => {
    const ada = await world.member()
    const person = world.person()
    for (let i = 0; i < 65; i++) expect((await logIn(person, ada.email, ada.password)).statusCode).toBe(302)
  })
})

describe('a session', () => {
  it('ends with the log-out, also for a copy of its cookie', async () => {
    const ada = await world.member()
    const copy = world.person()
    copy.cookies.session = ada.cookies.session ?? ''
    const response = await ada.request({ method: 'GET', url: accounts.logout.path })
    expect([response.statusCode, response.headers.location]).toEqual([302, '/'])
    expect(ada.cookies.session).toBeUndefined()
    expect(await isIn(copy)).toBe(false)
  })

  it('is not ended by a page of another site', async () => {
    const ada = await world.member()
    await ada.request({ method: 'GET', url: accounts.logout.path, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(await isIn(ada)).toBe(true)
  })

  it('lives as long as it is used, and thirty days more, but not longer than a year', async () => {
    const [ada, idle] = [await world.member(), await world.member()]
    clock.forward(29 * dayMs)
    expect(await isIn(ada)).toBe(true)
    clock.forward(2 * dayMs)
    expect([await isIn(ada), await isIn(idle)]).toEqual([true, false])
    for (let i = 0; i < 12; i++) {
      clock.forward(29 * dayMs)
      await isIn(ada)
    }
    expect(await isIn(ada)).toBe(false)
  })

  it('is noted as seen at most once a minute', async () => {
    const ada = await world.member()
    const seenAt = async () =>
      (
        await database.row<{ at: Date }>(
          sql`select last_seen_at as at from accounts_sessions where account_id = ${ada.accountId}`,
        )
      )?.at.getTime()
    const start = await seenAt()
    clock.forward(minuteMs - 1)
    await isIn(ada)
    expect(await seenAt()).toBe(start)
    clock.forward(1)
    await isIn(ada)
    expect(await seenAt()).toBe((start ?? 0) + minuteMs)
  })
})
