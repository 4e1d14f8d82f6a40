import { accounts } from '@pusula/contract'
import { DAY_MS, MINUTE_MS } from '@pusula/words'
import { describe, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createWorld, type Person } from '../../../testing/world.ts'

const world = await createWorld()
const { database, clock } = world

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
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: (365 * DAY_MS) / 1000 })
    expect(await isIn(person)).toBe(true)
  })

  it('sends its cookie over HTTPS only in production', async () => {
    const production = await createWorld({ NODE_ENV: 'production' })
    const ada = await production.member()
    const response = await logIn(production.person(), ada.email, ada.password)
    expect(response.cookies.find(cookie => cookie.name === 'session')).toMatchObject({ secure: true, httpOnly: true })
  })

  it('answers the same after the same hashing, whether the address is known or not (timing)', async () => {
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

  it('is not counted as a try where the password was right', async () => {
    const ada = await world.member()
    const person = world.person()
    const statuses = new Set<number>()
    for (let i = 0; i < 21; i++) {
      const stranger = Object.assign(world.person(), { address: person.address })
      statuses.add((await logIn(stranger, ada.email, ada.password)).statusCode)
    }
    expect([...statuses]).toEqual([302])
  })

  it('notes what browser it was, as far as that is of use', async () => {
    const ada = await world.member()
    const agents = ['a'.repeat(301), '']
    for (const agent of agents) await logIn(world.person(), ada.email, ada.password, { 'user-agent': agent })
    const rows = await database.rows<{ agent: string }>(sql`select user_agent as agent from accounts_sessions
      where account_id = ${ada.accountId}`)
    expect(rows.map(({ agent }) => agent)).toEqual(expect.arrayContaining(['a'.repeat(300), '']))
  })

  it('never adopts a session that someone planted (session fixation)', async () => {
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

  const browser = { 'user-agent': 'Mozilla/5.0', host: 'pusula.example' }
  const typed = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }
  const leave = async (headers: Record<string, string>) => {
    const ada = await world.member()
    const answer = await ada.request({ method: 'GET', url: accounts.logout.path, headers: { ...browser, ...headers } })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
    return isIn(ada)
  }

  it.each<[string, Record<string, string>]>([
    ['a link of our own', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
    ['the address bar', typed],
    ['an older browser on a page of ours', { referer: 'https://pusula.example/dashboard/profile' }],
    ['the same with a strict referrer policy', { referer: 'https://pusula.example/' }],
    ['a client that is no browser', { 'user-agent': 'curl/8.9' }],
    ['a client that says it is none', { 'user-agent': 'curl/8.9 (not Mozilla/5.0)' }],
    ['a client that does not say what it is', { 'user-agent': '' }],
  ])('is ended by %s', async (_, headers) => expect(await leave(headers)).toBe(false))

  it.each<[string, Record<string, string>]>([
    ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a picture on another name of ours', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
    ['a link on another name of ours', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
    ['what a browser fetches ahead', { ...typed, 'sec-purpose': 'prefetch;prerender' }],
    ['what Chrome fetches ahead', { ...typed, 'sec-purpose': 'prefetch' }],
    ['what an older browser fetches ahead', { ...typed, purpose: 'prefetch' }],
    ['what an older Firefox fetches ahead', { ...typed, 'x-moz': 'prefetch' }],
    ['what a browser draws ahead', { ...typed, 'sec-purpose': 'prerender' }],
    ['a picture that no page asked for', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'no-cors' }],
    [
      'a form of another site that leads over a page of ours',
      { origin: 'https://elsewhere.example', referer: 'https://pusula.example/' },
    ],
    ['an older browser on a page without an address', { referer: 'about:blank' }],
    ['an older browser that says nonsense', { referer: 'nowhere' }],
    ['an older browser on another site', { referer: 'https://elsewhere.example/' }],
    ['an older browser on another name of ours', { referer: 'https://blog.pusula.example/' }],
    ['an older browser that does not say where it was', {}],
    ['a page without an origin', { origin: 'null' }],
  ])('is not ended by %s', async (_, headers) => expect(await leave(headers)).toBe(true))

  it('expires thirty days after its last use, and a year after sign-in at the latest', async () => {
    const [ada, idle] = [await world.member(), await world.member()]
    clock.forward(30 * DAY_MS - 1)
    expect(await isIn(ada)).toBe(true)
    clock.forward(1)
    expect([await isIn(ada), await isIn(idle)]).toEqual([true, false])
    for (let day = 30 + 25; day < 365; day += 25) {
      clock.forward(25 * DAY_MS)
      expect(await isIn(ada)).toBe(true)
    }
    clock.forward(10 * DAY_MS - 1)
    expect(await isIn(ada)).toBe(true)
    clock.forward(1)
    expect(await isIn(ada)).toBe(false)
  })

  it('writes its last use at most once a minute', async () => {
    const ada = await world.member()
    const seenAt = async () =>
      (
        await database.row<{ at: Date }>(
          sql`select last_seen_at as at from accounts_sessions where account_id = ${ada.accountId}`,
        )
      )?.at.getTime()
    const start = await seenAt()
    clock.forward(MINUTE_MS - 1)
    await isIn(ada)
    expect(await seenAt()).toBe(start)
    clock.forward(1)
    await isIn(ada)
    expect(await seenAt()).toBe((start ?? 0) + MINUTE_MS)
  })
})
