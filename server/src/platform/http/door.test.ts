import { allRoutes, app as appRoutes, get, guests, market, portfolio, post } from '@pusula/contract'
import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../../testing/world.ts'
import { createLog } from '../log.ts'
import { createMetrics } from './metrics.ts'
import { type Door, serve } from './serve.ts'
import { createHttp } from './server.ts'
import type { Member, Viewer } from './viewer.ts'

const world = await createWorld()
const ada = world.person()

const echo = post('/api/echo/:symbol', {
  who: 'anyone',
  says: 'Repeats.',
  input: Type.Object({
    symbol: Type.String(),
    count: Type.Integer({ minimum: 1 }),
    note: Type.Optional(Type.String()),
  }),
  reply: Type.Object({ symbol: Type.String(), count: Type.Integer(), note: Type.Optional(Type.String()) }),
})
const broken = get('/api/broken', { who: 'anyone', says: 'Fails.', input: Type.Object({}), reply: Type.Object({}) })
const hush = get('/api/hush', {
  who: 'anyone',
  says: '',
  input: Type.Object({}),
  reply: Type.Object({ a: Type.String() }),
})
const unknownNames = (count: number) => Array.from({ length: count }, (_, i) => `"name${i}":0`).join()
const gates = (['guest', 'member', 'admin'] as const).map(who =>
  get(`/api/gate/${who}`, { who, says: 'A gate.', input: Type.Object({}), reply: Type.Object({}) }),
)

const freshGates = (
  [
    ['member', true],
    ['member', 'firstFactor'],
    ['admin', true],
  ] as const
).map(([who, fresh]) =>
  get(`/api/fresh/${who}/${fresh}`, { who, says: 'A gate.', input: Type.Object({}), reply: Type.Object({}), fresh }),
)
const confirm = 'accounts.confirmRequired'
const required = 'accounts.secondFactorRequired'
const stale = 'accounts.secondFactorStale'

/** A server with the routes above; `viewer` is whoever knocks. */
async function doorFor(viewer: Viewer, log = world.log) {
  const fastify = await createHttp({ ...world.config, log, metrics: createMetrics(), redis: undefined })
  const door: Door = { fastify, identify: async () => viewer }
  serve(door, echo, ({ input }) => ({ ...input, secret: 'inner' }))
  serve(door, broken, () => {
    throw new Error('password=hunter2 at /inner/path.ts:1')
  })
  serve(door, hush, () => ({ a: 'shown', b: 'hidden' }))
  for (const gate of [...gates, ...freshGates]) serve(door, gate, () => ({}))
  return fastify
}

describe('a call', () => {
  it.each([[1.5], ['1.5'], ['1e-3']])(
    'with half a number where a whole one belongs is refused, not cut: %s',
    async count => {
      const door = await doorFor({ kind: 'nobody' })
      const answer = await door.inject({ method: 'POST', url: '/api/echo/BTC', payload: { count } })
      expect(answer.json().error).toMatchObject({ code: 'request.invalid', details: { fields: [{ field: 'count' }] } })
    },
  )

  it.each([['%zz'], ['a'.repeat(5_000)], ['%00'.repeat(300)]])(
    'with an address that cannot be read is refused by name',
    async symbol => {
      const door = await doorFor({ kind: 'nobody' })
      const answer = await door.inject({ method: 'POST', url: `/api/echo/${symbol}`, payload: { count: 1 } })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.json().error.code).toMatch(/^request\./)
    },
  )

  it('reads path and body, converts nothing it should not, and drops what is not declared', async () => {
    const door = await doorFor({ kind: 'nobody' })
    const good = await door.inject({ method: 'POST', url: '/api/echo/BTC', payload: { count: 2, symbol: 'ETH' } })
    expect(good.json(), 'the path wins over the body').toEqual({ symbol: 'BTC', count: 2 })
    const bad = await door.inject({ method: 'POST', url: '/api/echo/BTC?language=tr', payload: { count: 0 } })
    expect(bad.statusCode).toBe(400)
    expect(bad.json().error).toMatchObject({
      code: 'request.invalid',
      message: 'Gönderilen bilgiler eksik ya da hatalı.',
      messageEn: 'Something in this request is missing or wrong.',
      details: { fields: [{ field: 'count', rule: 'minimum' }] },
    })
  })

  it.each([
    ['tr', '?language=tr', 'en', 'en-US'],
    ['tr', '', 'tr', 'en-US'],
    ['tr', '?language=xx', undefined, 'tr-TR,en;q=0.8'],
    ['en', '?language=en', 'tr', 'tr-TR'],
    ['en', '', undefined, undefined],
  ])('speaks %s for the query %j, else the body’s %j, else the browser’s %j', async (expected, query, body, header) => {
    const door = await doorFor({ kind: 'nobody' })
    const answer = await door.inject({
      method: 'POST',
      url: `/api/echo/BTC${query}`,
      payload: { count: 0, language: body },
      ...(header && { headers: { 'accept-language': header } }),
    })
    const { message, messageTr, messageEn } = answer.json().error
    expect(message).toBe(expected === 'tr' ? messageTr : messageEn)
  })

  it('takes a null for nothing, not for a word', async () => {
    const door = await doorFor({ kind: 'nobody' })
    const optional = await door.inject({ method: 'POST', url: '/api/echo/BTC', payload: { count: 1, note: null } })
    expect(optional.json()).toEqual({ symbol: 'BTC', count: 1 })
    const required = await door.inject({ method: 'POST', url: '/api/echo/BTC', payload: { count: null } })
    expect(required.json().error.details.fields).toMatchObject([{ field: 'count', rule: 'required' }])
  })

  it('sends nothing that its reply does not declare', async () => {
    const door = await doorFor({ kind: 'nobody' })
    expect((await door.inject('/api/hush')).json()).toEqual({ a: 'shown' })
  })

  it('tells the caller a number and nothing else when the fault is ours', async () => {
    const door = await doorFor({ kind: 'nobody' })
    const response = await door.inject('/api/broken')
    expect(response.statusCode).toBe(500)
    expect(response.json().error).toMatchObject({ code: 'server.failed', details: { reference: expect.any(String) } })
    expect(response.body).not.toMatch(/hunter2|path\.ts/)
  })

  it.each(['error', 'debug'])(
    'that fails by our fault is in the log under the number it was answered with (%s)',
    async level => {
      const lines: string[] = []
      const door = await doorFor({ kind: 'nobody' }, createLog(level, { write: line => lines.push(line) }))
      const { error } = (await door.inject('/api/broken')).json()
      const failed = lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'request failed')
      expect(failed).toMatchObject([
        { reqId: error.details.reference, err: { message: expect.stringContaining('inner') } },
      ])
    },
  )

  it.each<[Viewer['kind'], Viewer, number[]]>([
    ['nobody', { kind: 'nobody' }, [401, 401, 401]],
    ['guest', { kind: 'guest', accountId: 'g' }, [200, 401, 403]],
    ['member', { kind: 'member', accountId: 'm', sessionId: 's', isAdmin: false }, [200, 200, 403]],
    ['member', { kind: 'member', accountId: 'a', sessionId: 's', isAdmin: true }, [200, 200, 403]],
    ['member', { kind: 'member', accountId: 'a', sessionId: 's', isAdmin: true, factor: 'shown' }, [200, 200, 200]],
  ])('lets %s through the gates it may pass', async (_, viewer, expected) => {
    const door = await doorFor(viewer)
    const answers = await Promise.all(gates.map(gate => door.inject(gate.path)))
    expect(answers.map(answer => answer.statusCode)).toEqual(expected)
  })

  it.each<[Partial<Member>, (string | undefined)[]]>([
    [{}, [confirm, confirm, 'accounts.forbidden']],
    [{ isConfirmed: true }, [undefined, undefined, 'accounts.forbidden']],
    [{ isConfirmed: true, hasFactor: true }, [required, required, 'accounts.forbidden']],
    [{ isConfirmed: true, hasFactor: true, factor: 'shown' }, [stale, stale, 'accounts.forbidden']],
    [{ hasFactor: true, factor: 'fresh' }, [undefined, undefined, 'accounts.forbidden']],
    [{ isAdmin: true, isConfirmed: true }, [required, confirm, required]],
    [{ isAdmin: true, ownsMailbox: true }, [required, undefined, required]],
    [{ isAdmin: true, ownsMailbox: true, hasFactor: true }, [required, required, required]],
    [{ isAdmin: true, hasFactor: true, factor: 'shown' }, [stale, stale, stale]],
    [{ isAdmin: true, hasFactor: true, factor: 'fresh' }, [undefined, undefined, undefined]],
  ])('that asks for what is fresh answers %j with %j', async (shown, expected) => {
    const door = await doorFor({ kind: 'member', accountId: 'm', sessionId: 's', isAdmin: false, ...shown })
    const answers = await Promise.all(freshGates.map(gate => door.inject(gate.path)))
    expect(answers.map(answer => answer.json().error?.code)).toEqual(expected)
  })
})

describe('the server', () => {
  it('has a way for every declared call', () => {
    for (const { route } of allRoutes)
      expect(world.app.hasRoute({ method: route.method, url: route.path }), `${route.method} ${route.path}`).toBe(true)
  })

  it('saves the body of an answer that has not changed', async () => {
    const first = await ada.request({ method: 'GET', url: appRoutes.info.path })
    const second = await ada.request({
      method: 'GET',
      url: appRoutes.info.path,
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([second.statusCode, second.body]).toEqual([304, ''])
  })

  it.each([
    [{ origin: 'https://elsewhere.example' }, 'request.crossSite'],
    [{ 'sec-fetch-site': 'cross-site' }, 'request.crossSite'],
    [{ origin: 'null' }, 'request.crossSite'],
    [{ origin: 'http://localhost' }, 'accounts.forbidden'],
    [{}, 'accounts.forbidden'],
  ])('a write with %j is answered %s', async (headers, code) => {
    const guest = await world.guest()
    const response = await guest.request({
      method: 'POST',
      url: '/api/admin/api-test',
      headers: { host: 'localhost', ...headers } as Record<string, string>,
      payload: {},
    })
    expect(response.json().error.code).toBe(code)
  })

  it('sends a strict content policy and a request id with every answer', async () => {
    const { headers, statusCode } = await ada.request({ method: 'GET', url: '/healthz' })
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toMatch(/unsafe/)
    expect(headers['x-request-id']).toMatch(/[0-9a-f-]{36}/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('refuses a body that is too large, broken or of a strange kind', async () => {
    const send = (payload: string, type: string) =>
      world.app.inject({ method: 'POST', url: '/api/support/send-message', headers: { 'content-type': type }, payload })
    const codes = await Promise.all([
      send(JSON.stringify({ message: 'x'.repeat(300_000) }), 'application/json'),
      send('{"message":', 'application/json'),
      send('<a/>', 'text/xml'),
    ])
    expect(codes.map(answer => answer.json().error.code)).toEqual([
      'request.tooLarge',
      'request.invalid',
      'request.unsupported',
    ])
  })

  it.each([
    ['a hundred thousand zeros for coins', market.bulkPrices.path, `{"symbols":[${'0,'.repeat(125_000)}0]}`, 413],
    ['as many zeros as fit', market.bulkPrices.path, `{"symbols":[${'0,'.repeat(8_000)}0]}`, 400],
    ['names that nobody asked for', guests.account.path, `{${'"a":0,'.repeat(2_300)}"b":0}`, 400],
    ['many of them', guests.account.path, `{${unknownNames(22_000)}}`, 413],
    ['a deep hole', guests.account.path, `{"fingerprint":${'['.repeat(16_000)}`, 400],
  ])('answers %s in a line, however much is wrong', async (_, url, payload, status) => {
    const guest = await world.guest()
    const headers = { 'content-type': 'application/json' }
    const answer = await guest.request({ method: 'POST', url, headers, payload })
    expect([answer.statusCode, answer.body.length < 1_000]).toEqual([status, true])
  })

  it('reads a large body for those alone who may send it', async () => {
    const [nobody, member] = [world.person(), await world.member()]
    const headers = { 'content-type': 'application/json' }
    const broken = { method: 'POST', url: portfolio.import.path, headers, payload: '{'.padEnd(1_000_000) } as const
    const codes = [await nobody.request(broken), await member.request(broken)].map(answer => answer.json().error.code)
    expect(codes).toEqual(['accounts.signInRequired', 'request.invalid'])
  })

  it('shows its figures to this machine only', async () => {
    const near = await world.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(near.body).toContain('http_request_duration_seconds')
    const far = await world.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
    expect(far.statusCode).toBe(404)
  })

  it.each([
    ...[
      'forwarded',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded-port',
      'x-real-ip',
      'via',
    ],
    ...['x-client-ip', 'true-client-ip', 'cf-connecting-ip', 'fastly-client-ip', 'x-original-url', 'cdn-loop'],
  ])('shows its figures to no proxy on this machine without a token: %s', async name => {
    const headers = { [name]: 'for=203.0.113.9' }
    const passedOn = await world.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })
    expect(passedOn.statusCode).toBe(404)
  })

  it('shows its figures to whoever has the token, where there is one', async () => {
    const token = 'a-token-for-the-figures'
    const guarded = await createWorld({ METRICS_TOKEN: token })
    const statusOf = async (remoteAddress: string, authorization = '') =>
      (await guarded.app.inject({ url: '/metrics', remoteAddress, headers: { authorization } })).statusCode
    expect(await statusOf('203.0.113.9', `Bearer ${token}`)).toBe(200)
    expect(await statusOf('203.0.113.9', `Bearer ${token.replace('a', 'b')}`)).toBe(404)
    expect(await statusOf('127.0.0.1'), 'a proxy may stand on this machine').toBe(404)
  })

  it('describes every call in OpenAPI and on a page without scripts', async () => {
    const spec = (await ada.request({ method: 'GET', url: '/api/openapi.json' })).json()
    expect(spec.openapi).toBe('3.1.0')
    const described = Object.values<object>(spec.paths).flatMap(path => Object.keys(path))
    expect(described).toHaveLength(allRoutes.length)
    const page = await ada.request({ method: 'GET', url: '/api/docs' })
    expect(page.body).toContain('/api/crypto/deduct-analysis/:symbol')
    expect(page.body.replace('<script src="/theme.js"></script>', '')).not.toMatch(/<script|style=/)
    const open = allRoutes.filter(({ route }) => route.scope)
    const examples = page.body.match(/<pre>curl .*?<\/pre>/g) ?? []
    expect(examples, 'one for every open call').toHaveLength(open.length)
    for (const example of examples) expect(example, 'a value for every field').not.toMatch(/undefined|=(&amp;|&#39;)/)
  })

  it('is ready while its database and its market answer', async () => {
    const { body } = await ada.request({ method: 'GET', url: '/readyz' })
    expect(JSON.parse(body)).toEqual({ status: 'ready', database: true, market: true })
  })

  it('limits how often one address may call', async () => {
    const strict = await createWorld({ REQUESTS_PER_MINUTE: '3' })
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await strict.app.inject('/api/app')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    const other = await strict.app.inject({ url: '/api/app', remoteAddress: '203.0.113.7' })
    expect(other.statusCode).toBe(200)
    expect((await strict.app.inject('/api/app')).json().error.code).toBe('request.tooMany')
  })
})
