import { get as httpGet, type IncomingMessage } from 'node:http'
import { accounts, analysis, credits, portfolio, market as routes } from '@pusula/contract'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { portOf } from '../../../testing/http.ts'
import { createWorld, type Person } from '../../../testing/world.ts'
import type { Ticker } from '../facts.ts'
import { encodeTickers } from '../stream/ticker-codec.ts'

const world = await createWorld()
await world.app.listen({ port: 0, host: '127.0.0.1' })
const closers: (() => void)[] = []
afterAll(() => {
  for (const close of closers) close()
})

interface Heard {
  event: string
  data: unknown
}

/** A browser that listens, and what it has heard. */
async function listen(person: Person, coins: string, port = portOf(world.app), method = 'GET') {
  const cookie = Object.entries(person.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const heard: Heard[] = []
  let text = ''
  const request = httpGet({
    method,
    port,
    host: '127.0.0.1',
    path: `/api/live?coins=${coins}`,
    headers: { cookie },
    agent: false,
  })
  closers.push(() => request.destroy())
  request.on('error', () => {})
  const response = await new Promise<IncomingMessage>(resolve => request.once('response', resolve))
  response.on('error', () => {})
  response.on('data', (part: Buffer) => {
    text += part
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const fields = Object.fromEntries(event.split('\n').map(line => line.split(/: (.*)/s).slice(0, 2)))
      if (fields.data) heard.push({ event: fields.event ?? 'message', data: JSON.parse(fields.data) })
      else if (fields.retry) heard.push({ event: 'retry', data: Number(fields.retry) })
    }
  })
  const ended = new Promise<void>(resolve => response.once('close', resolve))
  const prices = () => heard.flatMap(({ event, data }) => (event === 'message' ? [data as { prices: object }] : []))
  return { heard, prices, response, ended, close: () => request.destroy() }
}

const openStreams = async () =>
  Number(/^event_streams_open (\d+)/m.exec(await world.metrics.metrics())?.[1] ?? Number.NaN)

describe('a client of the event stream (SSE)', () => {
  it('gets a snapshot of its coins, then changes of them alone, in the shape of the routes', async () => {
    const ada = await world.guest()
    const { prices, response, close } = await listen(ada, 'BTCUSDT,eth,NOSUCH')
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers['content-encoding']).toBeUndefined()
    await vi.waitFor(() => expect(prices()).toHaveLength(1))
    const asked = await ada.call(routes.bulkPrices, { symbols: ['BTC', 'ETH'] })
    const shown = (symbol: 'BTC' | 'ETH') => ({
      price: asked[symbol]?.price,
      changePercent: asked[symbol]?.changePercent,
    })
    expect(prices()[0]?.prices).toEqual({ BTC: shown('BTC'), ETH: shown('ETH') })
    world.clock.forward(5_000)
    await vi.waitFor(() => expect(prices().length).toBeGreaterThan(1))
    const next = prices()[1]?.prices ?? {}
    expect(Object.keys(next).every(symbol => ['BTC', 'ETH'].includes(symbol))).toBe(true)
    const now = await ada.call(routes.bulkPrices, { symbols: ['BTC'] })
    await vi.waitFor(() => expect(prices().at(-1)?.prices).toMatchObject({ BTC: { price: now.BTC?.price } }))
    close()
  })

  it('gets events of its own account, and of no other', async () => {
    const [ada, ben] = [await world.member(), await world.member()]
    const [hers, his] = [await listen(ada, ''), await listen(ben, '')]
    await vi.waitFor(() => expect(world.memory.isListening()).toBe(true))
    await world.grant(ada.accountId, 3, 'correction', 'a present')
    await vi.waitFor(() => expect(hers.heard).toContainEqual({ event: 'changed', data: 'stats' }))
    await world.grant(ben.accountId, 3, 'correction', 'another')
    await vi.waitFor(() => expect(his.heard).toContainEqual({ event: 'changed', data: 'stats' }))
    expect(his.heard.filter(({ event }) => event === 'changed').length).toBeLessThanOrEqual(2)
    const coin = { coinSymbol: 'BTC', coinName: 'Bitcoin' }
    await ada.call(portfolio.add, { ...coin, quantity: '1', usdCostBasis: '1', purchaseDate: '2024-02-01' })
    await vi.waitFor(() => expect(hers.heard).toContainEqual({ event: 'changed', data: 'portfolio' }))
    expect(his.heard).not.toContainEqual({ event: 'changed', data: 'portfolio' })
    hers.close()
    his.close()
  })

  it('gets one event for one analysis, in the moment its credit is taken', async () => {
    const ada = await world.member()
    await vi.waitFor(() => expect(world.memory.isListening()).toBe(true))
    const { heard, close } = await listen(ada, '')
    const told = () => heard.filter(({ event, data }) => event === 'changed' && data === 'stats').length
    await ada.call(credits.deduct, { symbol: 'ETH' })
    await vi.waitFor(() => expect(told()).toBeGreaterThan(0))
    const after = told()
    await ada.call(analysis.analyze, { symbol: 'ETH' })
    // Words arrive in their order: what comes next shows that nothing came in between.
    await world.grant(ada.accountId, 3, 'correction', 'a present')
    await vi.waitFor(() => expect(told()).toBeGreaterThan(after))
    expect([after, told()]).toEqual([1, 2])
    close()
  })

  it('is closed with its session, and other sessions go on', async () => {
    const [ada, ben] = [await world.member(), await world.member()]
    const [hers, his] = [await listen(ada, ''), await listen(ben, '')]
    await vi.waitFor(() => expect(world.memory.isListening()).toBe(true))
    await ada.call(accounts.logoutEverywhere, {})
    await hers.ended
    await world.grant(ben.accountId, 3, 'correction', 'a present')
    await vi.waitFor(() => expect(his.heard).toContainEqual({ event: 'changed', data: 'stats' }))
    his.close()
  })

  it('needs a session: without one there is a 401, not a stream', async () => {
    const { response } = await listen(world.person(), 'BTC')
    expect(response.statusCode).toBe(401)
  })

  it('gets no stream for HEAD', async () => {
    const ada = await world.guest()
    const { response, close } = await listen(ada, 'BTC', portOf(world.app), 'HEAD')
    expect(response.statusCode).toBe(404)
    close()
  })

  it('is limited in its number of streams, and gets another after one has ended', async () => {
    const ada = await world.guest()
    const open = await Promise.all(Array.from({ length: 10 }, () => listen(ada, 'BTC')))
    expect(open.map(({ response }) => response.statusCode)).toEqual(open.map(() => 200))
    const other = await world.guest()
    expect((await listen(ada, 'BTC')).response.statusCode).toBe(429)
    expect((await listen(other, 'BTC')).response.statusCode, 'others are not refused for it').toBe(200)
    open[0]?.close()
    await vi.waitFor(async () => expect((await listen(ada, 'BTC')).response.statusCode).toBe(200))
  })

  it('leaves no listener behind, and is not in the latency metrics', async () => {
    for (const close of closers) close()
    await vi.waitFor(async () => expect(await openStreams()).toBe(0))
    expect(await world.metrics.metrics()).not.toMatch(/route="\/api\/live",status="200"/)
  })
})

it('a slow client (backpressure) gets the latest change of each coin, and which prices expired', async () => {
  const follower = await world.another()
  await follower.app.listen({ port: 0, host: '127.0.0.1' })
  await vi.waitFor(() => expect(follower.memory.isListening()).toBe(true))
  // More than are written to at once, so that a second takes more than one turn.
  const people = await Promise.all(Array.from({ length: 26 }, () => world.guest()))
  const listening = await Promise.all(
    people.flatMap(person => Array.from({ length: 10 }, () => listen(person, 'BTC,ETH', portOf(follower.app)))),
  )
  for (const { prices } of listening) await vi.waitFor(() => expect(prices()).toHaveLength(1))
  const asked = await follower.database.rows<{ tickers: Ticker[] }>(sql`select tickers from market_boards`)
  const atPrice = (symbol: string, lastPrice: number, laterMs: number): Ticker => {
    const known = asked[0]?.tickers.find(ticker => ticker.symbol === symbol)
    if (!known) throw new Error(`There is no ${symbol}`)
    return { ...known, lastPrice, atMs: known.atMs + laterMs }
  }
  // Later than everything that was heard since the board was kept, however long a busy machine took until here.
  const laterMs = 6 * 3_600_000
  const seconds = [atPrice('BTC', 1, laterMs), atPrice('BTC', 2, laterMs + 1_000), atPrice('ETH', 3, laterMs + 1_000)]
  const words = seconds.flatMap(ticker => encodeTickers('another', { believed: [ticker], doubted: [] }))
  for (const { prices } of listening)
    await vi.waitFor(async () => {
      const last = Object.assign({}, ...prices().map(({ prices }) => prices))
      // A broadcast may be lost, and the same ticks heard twice change nothing.
      if (last.BTC?.price !== 2 || last.ETH?.price !== 3) await world.broadcast.publish('market.ticks', words)
      expect(last).toMatchObject({ BTC: { price: 2 }, ETH: { price: 3 } })
    })
  await world.broadcast.publish('market.ticks', encodeTickers('another', { believed: [], doubted: ['BTC'] }))
  for (const { prices } of listening)
    await vi.waitFor(() => expect(prices()).toContainEqual(expect.objectContaining({ doubted: ['BTC'] })))
})

it('shutdown closes streams with a retry time, and the process ends', async () => {
  const second = await world.another()
  await second.app.listen({ port: 0, host: '127.0.0.1' })
  const ada = await world.guest()
  const { heard, ended } = await listen(ada, 'BTC', portOf(second.app))
  await second.app.close()
  await ended
  const [first, last] = heard.filter(({ event }) => event === 'retry').map(({ data }) => Number(data))
  expect(first).toBeGreaterThanOrEqual(3_000)
  expect(last).toBeGreaterThanOrEqual(1_000)
  expect(last).toBeLessThanOrEqual(30_000)
})
