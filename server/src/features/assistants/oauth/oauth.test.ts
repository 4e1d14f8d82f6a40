import { hash, randomBytes } from 'node:crypto'
import { type AuthorizationRequest, accounts, assistants, type Permission } from '@pusula/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { untilWaiting } from '../../../testing/lock-waits.ts'
import type { Member } from '../../../testing/people.ts'
import { createWorld } from '../../../testing/world.ts'
import { publicUrl } from '../testing/assistant.ts'
import { isRegistered, mayReturnTo } from './addresses.ts'

const world = await createWorld({ PUBLIC_URL: publicUrl })
const resource = `${publicUrl}/mcp`
const redirect_uri = 'https://good.example/cb'
const reading: Permission = { scopes: ['market'], analysesPerDay: 3, portfolio: 'percent' }

const posted = async (url: string, payload: object | string, headers: Record<string, string> = {}) => {
  const answer = await world.app.inject({ method: 'POST', url, payload, headers: { host: 'pusula.test', ...headers } })
  return { status: answer.statusCode, ...answer.json() }
}
const register = (redirect_uris: string[], more = {}) =>
  posted('/oauth/register', { client_name: 'Good', redirect_uris, ...more })
const token = (form: Record<string, string>) =>
  posted('/oauth/token', new URLSearchParams(form).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
const authorize = async (request: object) => {
  const query = new URLSearchParams(Object.entries(request))
  const { statusCode, headers } = await world.app.inject({ url: `/oauth/authorize?${query}` })
  const location = new URL(String(headers.location), publicUrl)
  return { statusCode, location, error: location.searchParams.get('error') }
}
const pkce = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: hash('sha256', verifier, 'base64url') }
}
const { verifier, challenge } = pkce()
const { client_id } = await register([
  redirect_uri,
  'http://127.0.0.1/cb',
  'cursor://anysphere.cursor-mcp/oauth/callback',
])
const request = {
  response_type: 'code',
  client_id,
  redirect_uri,
  code_challenge: challenge,
  code_challenge_method: 'S256',
  scope: 'market',
  state: 'a state',
  resource,
} satisfies AuthorizationRequest
const form = { grant_type: 'authorization_code', client_id, redirect_uri, resource, code_verifier: verifier }

const codeFor = async (person: Member, permission = reading) => {
  const { go } = await person.call(assistants.allow, { request, permission })
  return new URL(go).searchParams.get('code') ?? ''
}
const statusWith = async (shown: string) =>
  (await posted('/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' }, { authorization: `Bearer ${shown}` })).status

describe('registration', () => {
  it.each([
    'javascript:alert(1)',
    'http://evil.example/cb',
    'https://a.example/cb#x',
    'https://user:pw@a.example/',
    'https://*.example/cb',
    'https://a.example\\@b.example/',
    'mailto:eve@evil.example',
  ])('refuses the address %s', async address => {
    expect(await register([address])).toMatchObject({ status: 400, error: 'invalid_redirect_uri' })
  })

  it('takes no secret, no logo, and no bidi characters in a name', async () => {
    expect(await register([redirect_uri], { token_endpoint_auth_method: 'client_secret_basic' })).toMatchObject({
      error: 'invalid_client_metadata',
    })
    const named = await register([redirect_uri], { client_name: '<b>Claude\u202E</b>', logo_uri: 'https://x.example' })
    expect(named).toMatchObject({ status: 201, client_name: 'bClaudeb' })
    expect(named).not.toHaveProperty('logo_uri')
    const long = await register([redirect_uri], { client_name: `a${'𝓐'.repeat(60)}` })
    expect(long, 'no letter is cut in two').toMatchObject({ client_name: `a${'𝓐'.repeat(29)}` })
  })

  it('answers a body that nobody can read as OAuth asks, at each address that takes one', async () => {
    for (const path of ['/oauth/register', '/oauth/token', '/oauth/revoke']) {
      const torn = await posted(path, '{"redirect_uris": [', { 'content-type': 'application/json' })
      expect(torn, path).toEqual({ status: 400, error: 'invalid_request', error_description: expect.any(String) })
      const large = await posted(path, { client_name: 'x'.repeat(2_000_000) })
      expect(large, path).toMatchObject({ status: 413, error: 'invalid_request' })
      expect(await posted(path, '<a/>', { 'content-type': 'text/xml' }), path).toMatchObject({
        status: 415,
        error: 'invalid_request',
      })
    }
  })

  it('is open to other origins (CORS), and rate limited per network', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/oauth/register',
      headers: { origin: 'https://inspector.example', 'sec-fetch-site': 'cross-site' },
      remoteAddress: '203.0.113.7',
      payload: { redirect_uris: [redirect_uri] },
    })
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([201, '*'])
    const statuses: number[] = []
    for (let i = 0; i < 30; i++)
      statuses.push(
        (
          await world.app.inject({
            method: 'POST',
            url: '/oauth/register',
            remoteAddress: '203.0.113.7',
            payload: { redirect_uris: [redirect_uri] },
          })
        ).statusCode,
      )
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a request', () => {
  it.each([
    `${redirect_uri}/`,
    `${redirect_uri}?x=1`,
    'https://good.example.evil.example/cb',
    'https://GOOD.example/cb',
    'http://127.0.0.1.evil.example/cb',
    'http://localhost/cb',
    'https://127.0.0.1/cb',
    '',
  ])('with the address %s stays on our own screen, where it is refused', async address => {
    const { location } = await authorize({ ...request, redirect_uri: address })
    expect([location.origin, location.pathname]).toEqual([publicUrl, '/connect'])
    const ada = await world.member()
    await expect(ada.call(assistants.asked, { ...request, redirect_uri: address })).rejects.toMatchObject({
      code: 'assistants.wrongAddress',
    })
  })

  it('comes from an app that is known', async () => {
    const ada = await world.member()
    for (const id of ['', 'nobody', '\u0000'])
      await expect(ada.call(assistants.asked, { ...request, client_id: id })).rejects.toMatchObject({ status: 400 })
  })

  it.each([
    ['invalid_request', { code_challenge: '' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_target', { resource: 'https://other.example/mcp' }],
    ['invalid_scope', { scope: 'market admin' }],
    ['unsupported_response_type', { response_type: 'token' }],
  ])(
    'is told %s with its state and who says so, once somebody who is signed in goes back there',
    async (error, wrong) => {
      const { statusCode, location } = await authorize({ ...request, ...wrong })
      expect([statusCode, location.origin, location.pathname], 'no open redirector').toEqual([
        302,
        publicUrl,
        '/connect',
      ])
      const ada = await world.member()
      const { go } = await ada.call(assistants.asked, { ...request, ...wrong })
      const back = new URL(go ?? '')
      expect(back.origin).toBe('https://good.example')
      expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: 'a state', iss: publicUrl })
    },
  )

  it('may end on this device at any port, and at an own scheme', async () => {
    const ada = await world.member()
    expect(await ada.call(assistants.asked, { ...request, redirect_uri: 'http://127.0.0.1:51234/cb' })).toMatchObject({
      kind: 'loopback',
      isKnown: false,
      scopes: ['market'],
    })
    const own = 'cursor://anysphere.cursor-mcp/oauth/callback'
    expect(await ada.call(assistants.asked, { ...request, redirect_uri: own })).toMatchObject({ host: 'cursor:' })
  })

  it('compares redirect URIs byte by byte', () =>
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.webUrl(), (asked, known) => {
        if (asked !== known && mayReturnTo(known)) expect(isRegistered(asked, [known])).toBe(false)
      }),
    ))
})

describe('consent', () => {
  it('needs somebody who has just shown that it is them, here and on our own page', async () => {
    const ada = await world.member()
    const from = (headers: Record<string, string>, person = ada) =>
      person.request({
        method: 'POST',
        url: '/api/assistants/allow',
        payload: { request, permission: reading },
        headers,
      })
    expect((await from({ origin: 'https://evil.example', host: 'pusula.test' })).statusCode).toBe(403)
    expect((await from({}, Object.assign(world.person(), { accountId: '' }) as Member)).statusCode).toBe(401)
    world.clock.forward(11 * 60_000)
    await expect(ada.call(assistants.allow, { request, permission: reading })).rejects.toMatchObject({
      code: 'accounts.confirmRequired',
    })
  })

  it('grants a subset of the requested scopes, and fails with none', async () => {
    const ada = await world.member()
    const { go } = await ada.call(assistants.allow, { request, permission: { ...reading, scopes: ['portfolio'] } })
    expect(new URL(go).searchParams.get('error')).toBe('access_denied')
    const declined = await ada.call(assistants.decline, { request })
    expect(new URL(declined.go).searchParams.get('error')).toBe('access_denied')
    const code = await codeFor(ada, { ...reading, scopes: ['market', 'portfolio'] })
    expect(await token({ ...form, code })).toMatchObject({ scope: 'market', token_type: 'Bearer' })
  })
})

describe('a code', () => {
  it('is invalidated by a wrong try', async () => {
    const ada = await world.member()
    const eve = await register(['https://eve.example/cb'])
    for (const wrong of [
      { client_id: eve.client_id },
      { code_verifier: pkce().verifier },
      { redirect_uri: 'http://127.0.0.1/cb' },
      { code_verifier: '' },
    ]) {
      const code = await codeFor(ada)
      expect(await token({ ...form, code, ...wrong })).toMatchObject({ status: 400, error: 'invalid_grant' })
      expect(await token({ ...form, code })).toMatchObject({ error: 'invalid_grant' })
    }
  })

  it('is used once: of eight that race one wins, and a replay revokes its tokens', async () => {
    const ada = await world.member()
    const code = await codeFor(ada)
    const tries = await Promise.all(Array.from({ length: 8 }, () => token({ ...form, code })))
    const winners = tries.filter(({ access_token }) => access_token)
    expect(winners).toHaveLength(1)
    expect(await statusWith(winners[0].access_token)).toBe(401)
  })

  it('that is used during its account’s deletion does not deadlock', async () => {
    const ada = await world.member()
    const code = await codeFor(ada)
    const { used, left } = await world.database.transaction(async tx => {
      await tx.run(sql`select from assistants_codes where code_hash = ${hashOf(code)} for update`)
      const used = token({ ...form, code })
      await untilWaiting(world.database, 1)
      const left = ada.call(accounts.remove, {})
      await untilWaiting(world.database, 2)
      return { used, left }
    })
    await left
    const { status, access_token } = await used
    expect([200, 400]).toContain(status)
    expect(await statusWith(access_token)).toBe(401)
  })

  it('expires after a minute', async () => {
    const ada = await world.member()
    const code = await codeFor(ada)
    world.clock.forward(60_001)
    expect(await token({ ...form, code })).toMatchObject({ error: 'invalid_grant' })
  })
})

describe('a token', () => {
  it('is rotated once; a reused refresh token revokes the connection', async () => {
    const ada = await world.member()
    const first = await token({ ...form, code: await codeFor(ada) })
    const turn = (refresh_token: string, more = {}) =>
      token({ grant_type: 'refresh_token', client_id, refresh_token, resource, ...more })
    const eve = await register(['https://eve.example/cb'])
    expect(await turn(first.refresh_token, { client_id: eve.client_id })).toMatchObject({ error: 'invalid_grant' })
    expect(await turn(first.refresh_token, { scope: 'market analyses' })).toMatchObject({ error: 'invalid_scope' })
    world.clock.forward(31_000)
    const next = await turn(first.refresh_token)
    expect(await statusWith(next.access_token)).not.toBe(401)
    expect((await turn(first.refresh_token)).status, 'two workers at once').toBe(200)
    world.clock.forward(31_000)
    expect(await turn(first.refresh_token)).toMatchObject({ error: 'invalid_grant' })
    expect(await statusWith(next.access_token), 'somebody has stolen it').toBe(401)
  })

  it('that is refreshed while its connection is removed ends with it', async () => {
    const ada = await world.member()
    const { refresh_token } = await token({ ...form, code: await codeFor(ada) })
    const [one] = (await ada.call(assistants.list, {})).assistants
    const { refreshed, removed } = await world.database.transaction(async tx => {
      await tx.run(sql`select from assistants_tokens where token_hash = ${hashOf(refresh_token)} for update`)
      const refreshed = token({ grant_type: 'refresh_token', client_id, refresh_token })
      await untilWaiting(world.database, 1)
      const removed = ada.call(assistants.remove, { id: one?.id ?? '' })
      await untilWaiting(world.database, 2)
      return { refreshed, removed }
    })
    expect(await removed).toEqual({ success: true })
    const { status, access_token } = await refreshed
    expect([200, 400]).toContain(status)
    expect(await statusWith(access_token)).toBe(401)
  })

  it('of another address of the product is not renewed, so that its app asks anew', async () => {
    const ada = await world.member()
    const { refresh_token } = await token({ ...form, code: await codeFor(ada) })
    await world.database.run(sql`update assistants_grants set resource = 'https://former.test/mcp'
      where account_id = ${ada.accountId}`)
    expect(await token({ grant_type: 'refresh_token', client_id, refresh_token })).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    })
  })

  it('expires after an hour, and counts for its audience alone', async () => {
    const ada = await world.member()
    const { access_token, refresh_token } = await token({ ...form, code: await codeFor(ada) })
    expect(await statusWith(refresh_token)).toBe(401)
    expect(await statusWith(`pusula_${'x'.repeat(43)}`)).toBe(401)
    const inQuery = await posted(`/mcp?access_token=${access_token}`, { jsonrpc: '2.0', id: 1, method: 'ping' })
    expect(inQuery.status).toBe(401)
    expect(await token({ ...form, resource: 'https://other.example' })).toMatchObject({ error: 'invalid_target' })
    world.clock.forward(3_600_001)
    expect(await statusWith(access_token)).toBe(401)
  })
})

it('the metadata has every field of RFC 8414', async () => {
  const of = async (url: string) => (await world.app.inject({ url })).json()
  for (const path of ['', '/mcp'])
    expect(await of(`/.well-known/oauth-protected-resource${path}`)).toMatchObject({
      resource,
      authorization_servers: [publicUrl],
    })
  expect(await of('/.well-known/oauth-authorization-server')).toMatchObject({
    issuer: publicUrl,
    code_challenge_methods_supported: ['S256'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  })
})
