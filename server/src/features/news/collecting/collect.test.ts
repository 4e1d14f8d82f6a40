import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DAY_MS, MINUTE_MS } from '@pusula/words'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createLog } from '../../../platform/log.ts'
import { guardedRequest } from '../../../platform/net/request.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { createMatcher } from '../coins/match.ts'
import type { Feed } from '../outlets.ts'
import { feedHealth, readAgain } from '../store.ts'
import type { Ask } from './ask.ts'
import { collect } from './collect.ts'

const { database } = await ownDatabase()
const clock = movableClock()
const coins = [
  { symbol: 'BTC', name: 'Bitcoin' },
  { symbol: 'ETH', name: 'Ethereum' },
]

/** An outlet on this machine: what it answers, and what it was asked. */
const outlet = {
  version: 1,
  status: 200,
  extra: {} as Record<string, string>,
  items: '',
  asked: [] as IncomingHttpHeaders[],
}
const server = createServer((request, response) => {
  outlet.asked.push(request.headers)
  const etag = `"v${outlet.version}"`
  const isKnown = request.headers['if-none-match'] === etag
  response.writeHead(outlet.status === 200 && isKnown ? 304 : outlet.status, { etag, ...outlet.extra })
  response.end(isKnown ? '' : `<rss version="2.0"><channel><title>Outlet</title>${outlet.items}</channel></rss>`)
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())

const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
const feed: Feed = { name: 'Outlet', url, language: 'en' }
const ask: Ask = (address, headers) =>
  guardedRequest(address, { headers, allow: ['127.0.0.1'], timeoutMs: 5_000, maxBytes: 100_000 })
const round = (more: Partial<Parameters<typeof collect>[0]> = {}) =>
  collect({
    database,
    clock,
    log: createLog('silent'),
    reader: { ask, userAgent: 'Pusula/1 (+https://pusula.example) news reader', mayRead: async () => true },
    feeds: async () => [feed],
    matcher: () => createMatcher(coins),
    isSimulated: false,
    ...more,
  })

const item = (title: string, path: string, at?: Date) =>
  `<item><title>${title}</title><link>https://outlet.example/${path}</link>${at ? `<pubDate>${at.toUTCString()}</pubDate>` : ''}</item>`
const titles = async () =>
  (await database.rows<{ title: string }>(sql`select title from news_items order by published_at, id`)).map(
    row => row.title,
  )
const after = (ms: number) => new Date(clock.now().getTime() + ms)

beforeEach(async () => {
  await database.run(sql`delete from news_items`)
  await database.run(sql`delete from news_feeds`)
  Object.assign(outlet, { version: 1, status: 200, extra: {}, items: '', asked: [] })
})

describe('collecting news', () => {
  it('stores a story with its coins and its tone, once', async () => {
    outlet.items = item('Bitcoin surges to a record high', 'a', after(-MINUTE_MS))
    expect(await round()).toMatchObject({ read: 1, saved: 1 })
    outlet.version++
    expect(await round()).toMatchObject({ read: 1, saved: 0 })
    const saved = await database.rows(sql`select i.title, i.source, i.tone, c.symbol from news_items i
      join news_coins c on c.item_id = i.id`)
    expect(saved).toEqual([{ title: 'Bitcoin surges to a record high', source: 'Outlet', tone: 1, symbol: 'BTC' }])
  })

  it('uses conditional requests (ETag)', async () => {
    outlet.extra = { 'last-modified': 'Sat, 14 Nov 2026 10:00:00 GMT' }
    outlet.items = item('Ethereum upgrade goes live', 'a')
    await round()
    expect(await round()).toMatchObject({ unchanged: 1, saved: 0 })
    expect(await round()).toMatchObject({ unchanged: 1 })
    expect(outlet.asked.map(headers => headers['if-none-match'])).toEqual([undefined, '"v1"', '"v1"'])
    expect(outlet.asked[1]?.['if-modified-since']).toBe('Sat, 14 Nov 2026 10:00:00 GMT')
    outlet.version++
    expect(await round()).toMatchObject({ read: 1 })
  })

  it('has a user agent of its own, obeys max-age and robots.txt', async () => {
    outlet.extra = { 'cache-control': 'public, max-age=1800' }
    await round()
    expect(outlet.asked[0]?.['user-agent']).toBe('Pusula/1 (+https://pusula.example) news reader')
    clock.forward(29 * MINUTE_MS)
    expect(await round()).toMatchObject({ waiting: 1 })
    clock.forward(2 * MINUTE_MS)
    expect(await round()).toMatchObject({ unchanged: 1 })
    clock.forward(40 * MINUTE_MS)
    const shut = { ask, userAgent: 'Pusula/1', mayRead: async () => false }
    expect(await round({ reader: shut })).toMatchObject({ failed: 1 })
    expect(outlet.asked).toHaveLength(2)
    expect(await feedHealth(database)).toMatchObject([{ says: 'robots.txt does not allow it' }])
  })

  it('is switched off after a week of failures, until the owner switches it on', async () => {
    outlet.status = 500
    let days = 0
    for (; days < 20 && !(await feedHealth(database))[0]?.offAt; days++) {
      await round()
      clock.forward(DAY_MS)
    }
    expect(days).toBe(8)
    outlet.status = 200
    expect(await round()).toMatchObject({ off: 1, read: 0 })
    expect(await readAgain(database, url)).toBe(true)
    expect(await round()).toMatchObject({ read: 1 })
    expect(await readAgain(database, url), 'it is on').toBe(false)
  })

  it('backs off from a failing feed, and resets after a success', async () => {
    outlet.status = 500
    const waits: number[] = []
    for (let failure = 0; failure < 10; failure++) {
      expect(await round()).toMatchObject({ failed: 1 })
      expect(await round(), 'not asked again at once').toMatchObject({ waiting: 1 })
      const [state] = await database.rows<{ nextAt: Date }>(sql`select next_at as "nextAt" from news_feeds`)
      const waitMs = (state?.nextAt.getTime() ?? 0) - clock.now().getTime()
      waits.push(waitMs / MINUTE_MS)
      clock.forward(waitMs)
    }
    expect(waits).toEqual([20, 40, 80, 160, 320, 640, 1280, 1440, 1440, 1440])
    outlet.status = 200
    expect(await round()).toMatchObject({ read: 1 })
    outlet.status = 500
    await round()
    const [state] = await database.rows<{ failures: number }>(sql`select failures from news_feeds`)
    expect(state?.failures).toBe(1)
  })

  it('obeys Retry-After', async () => {
    Object.assign(outlet, { status: 429, extra: { 'retry-after': '7200' } })
    await round()
    clock.forward(119 * MINUTE_MS)
    expect(await round()).toMatchObject({ waiting: 1 })
    clock.forward(2 * MINUTE_MS)
    expect(await round()).toMatchObject({ failed: 1 })
  })

  it('goes on with the others when one feed is broken', async () => {
    outlet.items = item('Bitcoin falls', 'a')
    const others: Record<string, Ask> = {
      'https://page.example/': async () => ({ status: 200, headers: {}, body: Buffer.from('<html>') }),
      'https://dead.example/': async () => Promise.reject(new Error('connect ECONNREFUSED')),
    }
    const feeds = async () => [...Object.keys(others).map(address => ({ ...feed, url: address })), feed]
    const both: Ask = (address, headers) => (others[address] ?? ask)(address, headers)
    expect(
      await round({ feeds, reader: { ask: both, userAgent: 'Pusula/1', mayRead: async () => true } }),
    ).toMatchObject({ read: 1, failed: 2, saved: 1 })
    const says = await database.rows<{ says: string }>(
      sql`select says from news_feeds where failures > 0 order by says`,
    )
    expect(says.map(row => row.says).join()).toContain('ECONNREFUSED')
  })

  it('deduplicates a story across outlets and runs, keeping the first', async () => {
    outlet.items =
      item('First spot Solana ETF approved by SEC', 'late', after(-5 * MINUTE_MS)) +
      item('SEC approves first spot Solana ETF', 'early', after(-9 * MINUTE_MS)) +
      item('SEC rejects first spot Solana ETF', 'other', after(-MINUTE_MS))
    await round()
    expect(await titles()).toEqual(['SEC approves first spot Solana ETF', 'SEC rejects first spot Solana ETF'])
    outlet.version++
    outlet.items = item('Spot Solana ETF, the first, approved by SEC', 'later', after(0))
    expect(await round()).toMatchObject({ saved: 0 })
    for (const name of ['Wire', 'Paper', 'Wire']) {
      outlet.version++
      await round({ feeds: async () => [{ ...feed, name }] })
    }
    expect(
      await database.rows(sql`select source, retold_by from news_items order by published_at`),
      'who else told it, each once',
    ).toEqual([
      { source: 'Outlet', retold_by: ['Wire', 'Paper'] },
      { source: 'Outlet', retold_by: [] },
    ])
  })

  it('takes a date of tomorrow for now, and leaves out what is further ahead or too old', async () => {
    outlet.items =
      item('Dated tomorrow', 'a', after(DAY_MS - MINUTE_MS)) +
      item('From next week', 'b', after(7 * DAY_MS)) +
      item('From last month', 'c', after(-31 * DAY_MS)) +
      item('Without a date', 'd')
    await round()
    const saved = await database.rows(
      sql`select title from news_items where published_at = ${clock.now()} order by title`,
    )
    expect(saved).toEqual([{ title: 'Dated tomorrow' }, { title: 'Without a date' }])
    expect(await titles()).toHaveLength(2)
  })

  it('forgets stories after thirty days, and feeds that are no longer read', async () => {
    outlet.items = item('Soon forgotten', 'a', after(-MINUTE_MS))
    await round()
    clock.forward(29 * DAY_MS)
    await round()
    expect(await titles()).toHaveLength(1)
    clock.forward(DAY_MS)
    await round({ feeds: async () => [] })
    expect(await titles()).toEqual([])
    expect(await database.rows(sql`select url from news_feeds`)).toEqual([])
  })

  it('never keeps simulated stories beside real ones', async () => {
    outlet.items = item('Bitcoin falls', 'a')
    await round({ isSimulated: true })
    outlet.items = item('Ethereum rises', 'b')
    outlet.version++
    await round()
    expect(await titles()).toEqual(['Ethereum rises'])
  })

  it('tells the language of a feed that does not say it', async () => {
    outlet.items = item('Bitcoin düştü', 'a') + item('Ethereum rises', 'b')
    await round({ feeds: async () => [{ ...feed, language: null }] })
    const rows = await database.rows(sql`select language from news_items order by title`)
    expect(rows).toEqual([{ language: 'tr' }, { language: 'en' }])
  })
})
