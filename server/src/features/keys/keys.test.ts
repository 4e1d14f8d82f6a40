import { accounts, allRoutes, credits, favorites, keyScopes, keys, maxKeys, usualScopes } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import type { Member } from '../../testing/people.ts'
import { createWorld, Person } from '../../testing/world.ts'
import { blockAccount } from '../accounts/index.ts'

const world = await createWorld()

const make = (member: Member, scopes = usualScopes, name = 'my sheet') =>
  member.call(keys.make, { name, scopes: [...scopes] })

/** A program somewhere, with a key and nothing else. */
const withKey = (key: string, request: { method?: 'GET' | 'POST'; url: string; headers?: Record<string, string> }) =>
  new Person(world.app).request({
    method: 'GET',
    ...request,
    headers: { authorization: `Bearer ${key}`, ...request.headers },
  })

describe('a key', () => {
  it('is shown once, stored as a hash, and listed with its ending and last use', async () => {
    const ada = await world.member()
    const { key, made } = await make(ada)
    expect(key).toMatch(/^pusula_[\w-]{43}$/)
    expect(made).toMatchObject({ name: 'my sheet', scopes: usualScopes, ending: key.slice(-4), lastUsedAt: null })
    const saved = JSON.stringify(await world.database.rows(sql`select * from keys_issued`))
    expect(saved).not.toContain(key)
    expect(JSON.stringify(await ada.call(keys.list, {}))).not.toContain(key)
    expect((await withKey(key, { url: '/api/market/overview/BTC' })).statusCode).toBe(200)
    expect((await ada.call(keys.list, {}))[0]?.lastUsedAt).toBe(world.clock.now().toISOString())
    const [email] = await world.emailsTo(ada.email)
    expect(email?.text).toContain('my sheet')
    expect(email?.text).not.toContain(key)
  })

  it('is replaced on a retry whose first response was lost', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const wish = { id: 'a'.repeat(32), name: 'my sheet', scopes: [...usualScopes] }
    for (let made = 1; made < maxKeys; made++) await make(ada)
    const unseen = await ada.call(keys.make, wish)
    const shown = await ada.call(keys.make, wish)
    expect(await ada.call(keys.list, {})).toHaveLength(maxKeys)
    expect(shown.made).toMatchObject({ id: unseen.made.id, ending: shown.key.slice(-4) })
    const codeOf = async ({ key }: { key: string }) =>
      (await withKey(key, { url: '/api/market/rates' })).json().error?.code
    expect([await codeOf(unseen), await codeOf(shown)]).toEqual(['keys.unknown', undefined])
    await expect(eve.call(keys.make, wish), 'nobody takes the key of another').rejects.toMatchObject({ status: 409 })
    await expect(ada.call(keys.make, wish), 'nor one that is in use').rejects.toMatchObject({ status: 409 })
    expect(await codeOf(shown)).toBeUndefined()
  })

  it('is made by somebody who has just shown that it is them, and by no program', async () => {
    const ada = await world.member()
    const { key } = await make(ada, keyScopes)
    const asked = await new Person(world.app).request({
      method: 'POST',
      url: '/api/keys',
      payload: { name: 'another', scopes: ['prices'] },
      headers: { authorization: `Bearer ${key}` },
    })
    expect(asked.json().error.code).toBe('keys.notAllowed')
    world.clock.forward(11 * MINUTE_MS)
    await expect(make(ada)).rejects.toMatchObject({ code: 'accounts.confirmRequired' })
    await ada.call(accounts.confirm, { password: ada.password })
    await make(ada)
  })

  it('reads what everybody may, and of its owner only what was chosen', async () => {
    const ada = await world.member()
    await ada.call(favorites.add, { coinSymbol: 'BTC', coinName: 'Bitcoin' })
    const { key } = await make(ada)
    const codeOf = async (url: string, of = key) => (await withKey(of, { url })).json().error?.code
    for (const url of [
      '/api/market/rates',
      '/api/track-record',
      '/api/crypto/news/BTC',
      '/api/market/candles/BTC?timeframe=1h',
    ])
      expect([undefined, 'news.unavailable']).toContain(await codeOf(url))
    for (const url of ['/api/crypto/favorites', '/api/portfolio', '/api/user/stats'])
      expect(await codeOf(url)).toBe('keys.notAllowed')
    const chosen = await make(ada, ['favorites'])
    expect((await withKey(chosen.key, { url: '/api/crypto/favorites' })).json()).toMatchObject([{ coinSymbol: 'BTC' }])
    expect(await codeOf('/api/market/rates', chosen.key)).toBe('keys.notAllowed')
  })

  it('spends no credit unless it says so', async () => {
    const ada = await world.member({ credits: 3 })
    const spend = (key: string) => withKey(key, { method: 'POST', url: '/api/crypto/deduct-analysis/ETH' })
    const reading = await make(
      ada,
      keyScopes.filter(scope => scope !== 'credits'),
    )
    expect((await spend(reading.key)).json().error).toMatchObject({
      code: 'keys.notAllowed',
      details: { needed: 'credits' },
    })
    expect((await withKey(reading.key, { url: '/api/crypto/support-resistance/ETH' })).json().error.code).toBe(
      'credits.noEntitlement',
    )
    expect(await world.balanceOf(ada.accountId)).toBe(3)
    const spending = await make(ada, ['credits'])
    expect((await spend(spending.key)).statusCode).toBe(200)
    expect(await world.balanceOf(ada.accountId)).toBe(2)
    expect(
      (await withKey(reading.key, { url: '/api/crypto/support-resistance/ETH' })).json().levels.r1,
    ).toBeGreaterThan(0)
  })

  it('is refused by routes that are not declared for keys, whatever its scopes', async () => {
    const ada = await world.member()
    // Two, since one may not call so often.
    const made = [await make(ada, keyScopes), await make(ada, keyScopes)]
    const closed = allRoutes.filter(({ route }) => !route.scope)
    expect(closed.length).toBeGreaterThan(100)
    const letIn: string[] = []
    for (const [place, { route, feature, name }] of closed.entries()) {
      const url = route.path.replace(/:\w+/g, 'x')
      const hasBody = route.method === 'POST' || route.method === 'PUT'
      const { statusCode, body } = await world.app.inject({
        method: route.method,
        url,
        headers: { authorization: `Bearer ${made[place % 2]?.key}` },
        ...(hasBody && route.body !== 'file' && { payload: {} }),
      })
      const isRefused = body.includes('keys.notAllowed') || statusCode === 404 || statusCode === 415
      if (!isRefused) letIn.push(`${feature}.${name} ${statusCode}`)
    }
    expect(letIn).toEqual([])
  })

  it('takes precedence over cookies, and a wrong one is a 401', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    await ada.call(favorites.add, { coinSymbol: 'ETH', coinName: 'Ethereum' })
    const { key } = await make(ada, ['favorites'])
    const read = (authorization: string) =>
      eve.request({ method: 'GET', url: '/api/crypto/favorites', headers: { authorization } })
    expect((await read(`Bearer ${key}`)).json()).toMatchObject([{ coinSymbol: 'ETH' }])
    expect((await read('Bearer pusula_wrong')).json().error.code).toBe('keys.unknown')
    expect((await read('Basic c3RhZ2luZw==')).json()).toEqual([])
  })

  it('is refused once it is removed, and can be removed by its owner alone', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const { key, made } = await make(ada)
    await expect(eve.call(keys.remove, { id: made.id })).rejects.toMatchObject({ code: 'request.notFound' })
    await ada.call(keys.remove, { id: made.id })
    expect((await withKey(key, { url: '/api/market/rates' })).json().error.code).toBe('keys.unknown')
    await expect(ada.call(keys.remove, { id: made.id })).rejects.toMatchObject({ code: 'request.notFound' })
  })

  it('is deleted with its account, and refused while that is blocked', async () => {
    const [ada, bob] = [await world.member(), await world.member()]
    const [left, blocked] = [await make(ada), await make(bob)]
    expect(await ada.call(accounts.export, {})).toMatchObject({ keys: [{ name: 'my sheet' }] })
    await ada.call(accounts.remove, {})
    expect(await world.database.rows(sql`select 1 from keys_issued where account_id = ${ada.accountId}`)).toEqual([])
    expect((await withKey(left.key, { url: '/api/market/rates' })).statusCode).toBe(401)
    await world.database.transaction(tx => blockAccount(tx, bob.accountId, 'a test', world.clock.now()))
    expect((await withKey(blocked.key, { url: '/api/market/rates' })).statusCode).toBe(401)
  })

  it('is one of ten at most, also under a race', async () => {
    const ada = await world.member()
    const tries = await Promise.allSettled(
      Array.from({ length: maxKeys + 3 }, (_, i) => make(ada, ['prices'], `key ${i}`)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxKeys)
    await expect(make(ada)).rejects.toMatchObject({ code: 'keys.tooMany' })
    await expect(make(ada, ['prices'], '   ')).rejects.toMatchObject({ code: 'request.invalid' })
  })

  it('is rate limited to 120 calls a minute, with the remaining ones in headers', async () => {
    const ada = await world.member()
    const [{ key }, other] = [await make(ada), await make(ada)]
    const first = await withKey(key, { url: '/api/market/rates' })
    expect(first.headers).toMatchObject({ 'x-ratelimit-limit': '120', 'x-ratelimit-remaining': '119' })
    for (let call = 2; call <= 120; call++) await withKey(key, { url: '/api/market/rates' })
    const over = await withKey(key, { url: '/api/market/rates' })
    expect([over.statusCode, over.headers['x-ratelimit-remaining']]).toEqual([429, '0'])
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
    expect((await withKey(other.key, { url: '/api/market/rates' })).statusCode).toBe(200)
  })
})

describe('other origins (CORS)', () => {
  const elsewhere = { origin: 'https://elsewhere.test' }

  it('may read what is open, never with the cookies of whoever looks at them', async () => {
    const ada = await world.member()
    const open = await ada.request({ method: 'GET', url: '/api/market/rates', headers: elsewhere })
    expect(open.headers['access-control-allow-origin']).toBe('*')
    expect(open.headers['access-control-allow-credentials']).toBeUndefined()
    const own = await ada.request({ method: 'GET', url: '/api/crypto/favorites', headers: elsewhere })
    expect(own.json().error.code).toBe('accounts.signInRequired')
    const closed = await ada.request({ method: 'GET', url: '/api/auth/user', headers: elsewhere })
    expect(closed.headers['access-control-allow-origin']).toBeUndefined()
    await expect(ada.call(credits.stats, {})).resolves.toMatchObject({ tier: 'member' })
  })

  it('may call with a key, and get a preflight reply where a route is open and nowhere else', async () => {
    const { key } = await make(await world.member())
    const ask = (url: string) => world.app.inject({ method: 'OPTIONS', url, headers: elsewhere })
    const asked = await ask('/api/crypto/bulk-prices')
    expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([
      204,
      'authorization, content-type, if-none-match',
    ])
    for (const url of ['/api/keys', '/api/auth/user', '/api/portfolio/1', '/auth/login'])
      expect((await ask(url)).headers['access-control-allow-origin']).toBeUndefined()
    const sent = await new Person(world.app).request({
      method: 'POST',
      url: '/api/crypto/bulk-prices',
      payload: { symbols: ['BTC'] },
      headers: { ...elsewhere, 'sec-fetch-site': 'cross-site', authorization: `Bearer ${key}` },
    })
    expect(sent.json()).toHaveProperty('BTC')
    const without = await new Person(world.app).request({
      method: 'POST',
      url: '/api/crypto/bulk-prices',
      payload: { symbols: ['BTC'] },
      headers: elsewhere,
    })
    expect(without.json().error.code).toBe('request.crossSite')
  })
})
