import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type InputOf, admin as routes } from '@pusula/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { administrator } from '../../../testing/admin.ts'
import { createWorld } from '../../../testing/world.ts'
import { collectorOf } from '../../news/index.ts'
import { exchangesInUse, ownFeeds, recordFeed } from './in-use.ts'
import { probe } from './probe.ts'

const world = await createWorld()
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  admin = await administrator(world)
})

const secret = 'top-secret-key-123'
const feed = (change: Partial<InputOf<typeof routes.addApiConfig>> = {}) => ({
  ...{ name: 'Feed', kind: 'news' as const, endpoint: 'https://feed.example/rss', method: 'GET' as const },
  ...{ headers: { 'X-Api-Key': secret }, active: true, ...change },
})

/** A service on this machine that says what it heard. */
async function localService() {
  const heard: { url: string | undefined; key: unknown }[] = []
  const server = createServer((request, response) => {
    heard.push({ url: request.url, key: request.headers['x-api-key'] })
    if (request.url === '/inside') response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    else response.setHeader('content-type', 'text/plain').end(`you said ${request.headers['x-api-key']}\u0007!`)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  return { heard, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
const here = { allow: ['127.0.0.1'] }

describe('an outside service', () => {
  it('is added, changed and removed, and its secrets are never sent back nor kept in the clear', async () => {
    const added = await admin.call(routes.addApiConfig, feed())
    expect(added).toMatchObject({ name: 'Feed', headers: ['X-Api-Key'], active: true, health: null })
    const changed = await admin.call(routes.changeApiConfig, { id: added.id, name: 'News', active: false })
    expect(changed).toMatchObject({ name: 'News', headers: ['X-Api-Key'], active: false, endpoint: added.endpoint })
    const saved = { id: added.id, headers: { 'X-Api-Key': null, 'X-More': 'more' } }
    expect((await admin.call(routes.changeApiConfig, saved)).headers).toEqual(['X-Api-Key', 'X-More'])
    const everywhere = await Promise.all([
      admin.request({ method: 'GET', url: routes.apiConfigs.path }),
      admin.request({ method: 'GET', url: routes.audit.path }),
    ])
    const rows = await world.database.rows(sql`select a::text from admin_apis a`)
    expect(JSON.stringify([everywhere.map(({ body }) => body), rows])).not.toContain(secret)
    expect(await ownFeeds(world)(), 'switched off').toEqual([])
    await admin.call(routes.removeApiConfig, { id: added.id })
    expect(await admin.call(routes.apiConfigs, {})).toEqual([])
    const log = await admin.call(routes.audit, {})
    expect(log.map(({ action }) => action)).toEqual(['apis.remove', 'apis.change', 'apis.change', 'apis.add'])
  })

  it('is idempotent: added again after a lost response it is the same one', async () => {
    const notes = async () => (await admin.call(routes.audit, { action: 'apis.add' })).length
    const notesBefore = await notes()
    const taps = await Promise.all([1, 2, 3].map(() => admin.call(routes.addApiConfig, feed())))
    const [one] = taps
    expect(await admin.call(routes.apiConfigs, {})).toEqual([one])
    expect(taps).toEqual([one, one, one])
    const other = await admin.call(routes.addApiConfig, feed({ headers: { 'X-Api-Key': 'another one' } }))
    expect(other.id, 'what differs is another one').not.toBe(one?.id)
    expect(await notes()).toBe(notesBefore + 2)
    for (const { id } of await admin.call(routes.apiConfigs, {})) await admin.call(routes.removeApiConfig, { id })
  })

  it('optimistic locking: a change is refused to whoever has not seen the latest one', async () => {
    const { id, changedAt } = await admin.call(routes.addApiConfig, feed())
    world.clock.forward(1_000)
    const theirs = await admin.call(routes.changeApiConfig, { id, name: 'Theirs', seenChangedAt: changedAt })
    const mine = { id, name: 'Mine', seenChangedAt: changedAt }
    await expect(admin.call(routes.changeApiConfig, mine)).rejects.toMatchObject({ code: 'admin.changedMeanwhile' })
    expect(await admin.call(routes.apiConfigs, {})).toMatchObject([{ id, name: 'Theirs' }])
    const knowing = { ...mine, seenChangedAt: theirs.changedAt }
    expect(await admin.call(routes.changeApiConfig, knowing)).toMatchObject({ name: 'Mine' })
    await admin.call(routes.removeApiConfig, { id })
  })

  it.each([
    [{ headers: '{ "Accept": "a" "b" }' }, 'admin.wrongHeaders'],
    [{ headers: '[1]' }, 'admin.wrongHeaders'],
    [{ headers: { 'bad name': 'x' } }, 'admin.refusedHeader'],
    [{ headers: { 'X-Two': 'a\r\nHost: b' } }, 'admin.refusedHeader'],
    [{ headers: { Host: 'inside' } }, 'admin.refusedHeader'],
    [{ headers: { 'X-Api-Key': null } }, 'admin.keptElsewhere'],
    [{ endpoint: 'http://127.0.0.1/' }, 'admin.closedAddress'],
    [{ endpoint: 'http://[::1]/' }, 'admin.closedAddress'],
    [{ endpoint: 'http://169.254.169.254/latest' }, 'admin.closedAddress'],
    [{ endpoint: 'file:///etc/passwd' }, 'admin.closedAddress'],
    [{ endpoint: 'https://user:pass@example.org' }, 'admin.closedAddress'],
    [{ method: 'POST' as const }, 'admin.onlyGet'],
    [{ name: '' }, 'request.invalid'],
  ])('is refused with %j: %s', async (change, code) => {
    await expect(admin.call(routes.addApiConfig, feed(change))).rejects.toMatchObject({ code })
    expect(await admin.call(routes.apiConfigs, {})).toEqual([])
  })

  it('takes headers as text, and keeps its secrets for the server they were given for', async () => {
    const { id } = await admin.call(routes.addApiConfig, feed({ headers: `{ "X-Api-Key": "${secret}" }` }))
    expect((await ownFeeds(world)())[0]).toMatchObject({
      url: 'https://feed.example/rss',
      headers: { 'X-Api-Key': secret },
    })
    const moved = { id, endpoint: 'https://thief.example/' }
    const refused = { code: 'admin.keptElsewhere', details: { header: 'X-Api-Key' } }
    await expect(admin.call(routes.changeApiConfig, moved)).rejects.toMatchObject(refused)
    await expect(admin.call(routes.testApi, { ...moved, method: 'GET' })).rejects.toMatchObject(refused)
    await admin.call(routes.removeApiConfig, { id })
  })

  it('that is not there cannot be changed, removed or tested', async () => {
    for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
      const missing = { code: 'request.notFound' }
      await expect(admin.call(routes.changeApiConfig, { id, name: 'x' })).rejects.toMatchObject(missing)
      await expect(admin.call(routes.removeApiConfig, { id })).rejects.toMatchObject(missing)
      await expect(admin.call(routes.testApi, { ...feed(), id })).rejects.toMatchObject(missing)
    }
  })
})

describe('a test', () => {
  it('shows status, time and the beginning of the answer, without what is secret', async () => {
    const { address } = await localService()
    const answer = await probe({ endpoint: address, method: 'GET', headers: { 'X-Api-Key': secret } }, 'Pusula/1', here)
    expect(answer).toMatchObject({ status: 200, data: 'you said •••!', contentType: 'text/plain' })
    expect(answer.tookMs).toBeGreaterThan(0)
  })

  it('is guarded against SSRF: nothing inside by address, by name or by a redirect', async () => {
    const { address, heard } = await localService()
    const closed = { code: 'admin.closedAddress' }
    const port = new URL(address).port
    for (const endpoint of [address, `http://localhost:${port}/`])
      await expect(admin.call(routes.testApi, { endpoint, method: 'GET' }), endpoint).rejects.toMatchObject(closed)
    expect(heard).toEqual([])
    const turned = probe({ endpoint: `${address}/inside`, method: 'GET', headers: {} }, 'Pusula/1', here)
    await expect(turned).rejects.toMatchObject(closed)
  })

  it('says when nobody answers', async () => {
    const silent = { endpoint: 'http://127.0.0.1:1/', method: 'GET', headers: {} }
    await expect(probe(silent, 'Pusula/1', here)).rejects.toMatchObject({
      code: 'admin.unreachable',
      details: { reason: 'network' },
    })
  })
})

describe('an active service', () => {
  it('is read by the news, with its key, and its answers are counted', async () => {
    const { id } = await admin.call(routes.addApiConfig, feed())
    const market = { source: 'live' as const, coins: async () => ({ value: [] }) }
    const feeds = await collectorOf(world, { market, ownFeeds: ownFeeds(world) }).feeds()
    expect(feeds.find(({ name }) => name === 'Feed')).toMatchObject({ headers: { 'X-Api-Key': secret } })
    await recordFeed(world)('https://feed.example/rss', 100, true)
    await recordFeed(world)('https://feed.example/rss', 300, false)
    const [shown] = await admin.call(routes.apiConfigs, {})
    expect(shown?.health).toEqual({ calls: 2, medianMs: 200, successRatio: 0.5 })
    await admin.call(routes.removeApiConfig, { id })
  })

  it('is asked by the market through the guard, with its key, and no longer once it is switched off', async () => {
    const { address, heard } = await localService()
    const { id } = await admin.call(routes.addApiConfig, feed({ kind: 'market', endpoint: 'https://exchange.example' }))
    // The route refuses addresses of this machine (SSRF); the row is written directly.
    await world.database.run(sql`update admin_apis set endpoint = ${`${address}/`} where id = ${id}`)
    const used: { addresses: readonly string[]; ask: () => Promise<unknown> }[] = []
    const watched = {
      useAddresses: (addresses: readonly string[], get: (url: string, signal: AbortSignal) => Promise<unknown>) =>
        used.push({ addresses, ask: () => get(`${addresses[0]}/api/v3/ping`, AbortSignal.timeout(1_000)) }),
    }
    const use = exchangesInUse(world, watched, here)
    await use()
    expect(used.at(-1)?.addresses).toEqual([address])
    expect(await used.at(-1)?.ask()).toMatchObject({ status: 200, retryAfter: null })
    expect(heard).toEqual([{ url: '/api/v3/ping', key: secret }])
    const guarded = exchangesInUse(world, watched)
    await guarded()
    await expect(used.at(-1)?.ask()).rejects.toThrow('not on the open internet')
    expect((await admin.call(routes.apiConfigs, {}))[0]?.health).toMatchObject({ calls: 2, successRatio: 0.5 })
    await world.database.run(sql`update admin_apis set is_active = false where id = ${id}`)
    await use()
    expect(used.at(-1)?.addresses).toEqual([])
  })

  it('is matched by whole host: another whose address begins alike gets neither its key nor its counts', async () => {
    const { address, heard } = await localService()
    const market = feed({ kind: 'market', endpoint: 'https://exchange.example' })
    const { id } = await admin.call(routes.addApiConfig, market)
    const other = await admin.call(routes.addApiConfig, { ...market, headers: {} })
    for (const [of, endpoint] of [
      [id, `${address}/one`],
      [other.id, `${address}/one.more/`],
    ])
      await world.database.run(sql`update admin_apis set endpoint = ${endpoint} where id = ${of}`)
    const asked: Promise<unknown>[] = []
    const watched = {
      useAddresses: (addresses: readonly string[], get: (url: string, signal: AbortSignal) => Promise<unknown>) =>
        asked.push(...addresses.map(base => get(`${base}/ping`, AbortSignal.timeout(1_000)))),
    }
    await exchangesInUse(world, watched, here)()
    await Promise.all(asked)
    expect(heard).toContainEqual({ url: '/one/ping', key: secret })
    expect(heard).toContainEqual({ url: '/one.more/ping', key: undefined })
    const shown = await admin.call(routes.apiConfigs, {})
    for (const of of [id, other.id]) expect(shown.find(api => api.id === of)?.health).toMatchObject({ calls: 1 })
  })
})
