import { market as routes } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { createMetrics } from '../../platform/http/metrics.ts'
import { createHttp } from '../../platform/http/server.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { createLog } from '../../platform/log.ts'
import { movableClock, Person } from '../../testing/world.ts'
import { createList } from './list/list.ts'
import { serveMarket } from './routes.ts'
import { startMarket } from './starting/start.ts'

const config = readConfig({ NODE_ENV: 'test', MARKET_SOURCE: 'simulated', REQUESTS_PER_MINUTE: '100000' })
const log = createLog('silent')
const clock = movableClock()
const market = await startMarket({ config, clock, log, metrics: createMetrics() })

type Served = Parameters<typeof serveMarket>[1] & Parameters<typeof createList>[0]

async function visitor(viewer: Viewer, at: Served = market): Promise<Person> {
  const fastify = await createHttp({ ...config, log, metrics: createMetrics(), redis: undefined })
  const nowMs = () => clock.now().getTime()
  const list = createList(at, async () => new Map([['BTC', { lowUsd: 1, highUsd: 2 }]]), nowMs)
  const open = async () => ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE']
  serveMarket({ fastify, identify: async () => viewer }, at, open, list, nowMs)
  return new Person(fastify)
}
const guest = await visitor({ kind: 'guest', accountId: 'g' })
const member = await visitor({ kind: 'member', accountId: 'm', sessionId: 's', isAdmin: false })
const nobody = await visitor({ kind: 'nobody' })

const { source, venue } = { source: 'simulated', venue: 'Simulator' }

describe('top coins', () => {
  it('are the largest, without those that follow something else', async () => {
    const coins = await member.call(routes.topCoins, {})
    expect(coins).toHaveLength(20)
    expect(coins[0]).toEqual({
      id: 'bitcoin',
      symbol: 'BTC',
      name: 'Bitcoin',
      image: '/coins/btc.svg',
      isLocked: false,
    })
    expect(coins.filter(({ symbol }) => ['USDT', 'USDC', 'STETH', 'WBTC', 'USDE'].includes(symbol))).toEqual([])
  })

  it('are locked for guests outside their list, and for members never', async () => {
    const locks = async (person: Person) =>
      (await person.call(routes.topCoins, {})).filter(({ isLocked }) => isLocked).map(({ symbol }) => symbol)
    const lockedForGuests = await locks(guest)
    expect(lockedForGuests).toContain('ADA')
    expect(lockedForGuests).not.toContain('DOGE')
    expect(await locks(member)).toEqual([])
  })

  it('are not for crawlers (robots header)', () =>
    expect(nobody.call(routes.topCoins, {})).rejects.toMatchObject({ code: 'guests.sessionRequired' }))
})

describe('other money', () => {
  it('has a rate that three venues agree on, for anybody who asks', async () => {
    const { TRY, EUR, source } = await nobody.call(routes.rates, {})
    expect(source).toBe('simulated')
    expect(TRY?.venues).toEqual(['Simulator', 'BtcTurk', 'Paribu'])
    expect([TRY?.perDollar, TRY?.dayAgoPerDollar].every(rate => rate && rate > 40 && rate < 45)).toBe(true)
    expect(EUR?.perDollar).toBeGreaterThan(0.8)
    expect(Date.parse(TRY?.at ?? '')).toBe(clock.now().getTime())
  })

  it('is what a coin costs at the Turkish exchanges, with the distance to the world’s price', async () => {
    const { TRY } = await guest.call(routes.rates, {})
    const { lastPrice } = (await guest.call(routes.overview, { symbol: 'BTC' })).price
    const local = await guest.call(routes.localPrices, { symbol: 'btc' })
    expect(local.map(({ venue }) => venue)).toEqual(['BtcTurk', 'Paribu'])
    for (const { priceTry, distanceRatio } of local)
      expect(priceTry / (lastPrice * (TRY?.perDollar ?? 0)) - 1).toBeCloseTo(distanceRatio, 9)
    await expect(guest.call(routes.localPrices, { symbol: 'NOPE' })).rejects.toMatchObject({ status: 404 })
  })
})

describe('search', () => {
  it('finds the exact symbol first, locked where it is', async () => {
    const [first] = await guest.call(routes.search, { q: 'ada' })
    expect(first).toMatchObject({ symbol: 'ADA', name: 'Cardano', isLocked: true })
  })

  it('understands Turkish capitals', async () => {
    const symbols = (await guest.call(routes.search, { q: 'CHAİNLİNK' })).map(({ symbol }) => symbol)
    expect(symbols).toEqual(['LINK'])
  })

  it.each(['', 'b'])('answers %j with an empty list', async q =>
    expect(await guest.call(routes.search, { q })).toEqual([]),
  )
})

describe('prices', () => {
  it('of many coins come under the names they were asked by, without the unknown', async () => {
    const prices = await guest.call(routes.bulkPrices, { symbols: ['BTC', 'eth', 'SOL/USDT', 'NONE'] })
    expect(Object.keys(prices)).toEqual(['BTC', 'eth', 'SOL/USDT'])
    const { value } = await market.ticker('BTC')
    expect(prices.BTC).toMatchObject({ price: value.lastPrice, isStale: false })
  })

  it('that fail are an error, not an empty list', async () => {
    const refuse = async () => {
      throw new TypeError('fetch failed')
    }
    const live = { ...config, marketSource: 'live' as const }
    const dead = await startMarket({ config: live, clock, log, metrics: createMetrics(), get: refuse })
    const late = await visitor({ kind: 'guest', accountId: 'g' }, dead)
    const unavailable = { code: 'market.unavailable', status: 503 }
    await expect(late.call(routes.bulkPrices, { symbols: ['BTC'] })).rejects.toMatchObject(unavailable)
    await expect(late.call(routes.topCoins, {})).rejects.toMatchObject(unavailable)
    expect(await guest.call(routes.bulkPrices, { symbols: ['NONE'] })).toEqual({})
  })

  it('of one coin are the whole day, labelled', async () => {
    const [price] = await guest.call(routes.currentPrice, { tradingSymbol: 'BTCUSDT' })
    expect(price).toMatchObject({ symbol: 'BTCUSDT', source, venue, isStale: false })
    const { lowPrice = 0, lastPrice = 0, highPrice = 0, weightedAvgPrice = 0 } = price ?? {}
    expect([lowPrice, lastPrice, highPrice].toSorted((a, b) => a - b)).toEqual([lowPrice, lastPrice, highPrice])
    expect(weightedAvgPrice).toBeGreaterThanOrEqual(lowPrice)
  })

  it('of a coin we do not know are not there', () =>
    expect(guest.call(routes.currentPrice, { tradingSymbol: 'NONEUSDT' })).rejects.toMatchObject({
      code: 'market.unknownCoin',
      status: 404,
    }))

  it('are asked for by the exchange’s symbols', async () =>
    expect(await guest.call(routes.tradingSymbols, { symbols: ['btc', 'Ethereum', 'NONE'] })).toEqual([
      { symbol: 'btc', tradingSymbol: 'BTCUSDT' },
      { symbol: 'Ethereum', tradingSymbol: 'ETHUSDT' },
    ]))

  it.each([
    ['tr', 'kapalı'],
    ['en', 'switched off'],
  ])('are not polled in real time, said in %s', async (language, words) => {
    const url = `/api/crypto/test/BTC?realtime=true&t=1&language=${language}`
    const { statusCode, body } = await nobody.request({ method: 'GET', url })
    expect([statusCode, JSON.parse(body)]).toEqual([200, { disabled: true, message: expect.stringContaining(words) }])
  })
})

describe('the home screen', () => {
  it('draws a day in 24 closes per coin, the last of them the price', async () => {
    const lines = await guest.call(routes.sparklines, { symbols: 'BTC,ETH,NONE' })
    expect(Object.entries(lines).map(([symbol, line]) => [symbol, line.length])).toEqual([
      ['BTC', 24],
      ['ETH', 24],
    ])
    expect(lines.BTC?.at(-1)).toBe((await market.ticker('BTC')).value.lastPrice)
    const week = await guest.call(routes.sparklines, { symbols: 'BTC', span: 'week' })
    expect(week.BTC, 'and a week in four closes a day').toHaveLength(28)
    expect(week.BTC?.at(-1)).toBe(lines.BTC?.at(-1))
  })

  it('shows a coin with its size', async () => {
    const overview = await guest.call(routes.overview, { symbol: 'ada' })
    expect(overview).toMatchObject({
      coin: { symbol: 'ADA', isLocked: true },
      price: { symbol: 'ADAUSDT' },
      rank: expect.any(Number),
      exchanges: [venue],
      provenance: { source, venue },
    })
    await expect(guest.call(routes.overview, { symbol: 'NONE' })).rejects.toMatchObject({ code: 'market.unknownCoin' })
  })

  it('draws candles', async () => {
    const { candles, missing, provenance } = await guest.call(routes.candles, {
      symbol: 'BTC',
      timeframe: '4h',
      count: 60,
    })
    expect(Object.values(candles).map(column => column.length)).toEqual([60, 60, 60, 60, 60, 60])
    expect([missing, provenance.source]).toEqual([[], source])
    const wrong = { method: 'GET', url: '/api/market/candles/BTC?timeframe=2h' } as const
    expect((await guest.request(wrong)).statusCode).toBe(400)
  })
})

describe('the list of all coins', () => {
  it('has a row for each, the largest first, and a summary that counts every coin of its own once', async () => {
    const { coins, summary, source: said } = await guest.call(routes.list, {})
    expect(new Set(Object.values(coins).map(column => column.length)).size).toBe(1)
    expect(coins.symbol[0]).toBe('BTC')
    expect([coins.likelyLowUsd[0], coins.likelyHighUsd[0], coins.likelyLowUsd[1]]).toEqual([1, 2, null])
    expect(summary.rising + summary.flat + summary.falling).toBe(coins.isPegged.filter(is => !is).length)
    const share = (coins.marketCapUsd[0] ?? 0) / coins.marketCapUsd.reduce<number>((sum, one) => sum + (one ?? 0), 0)
    expect(summary.bitcoinShare).toBeCloseTo(share, 3)
    expect(said).toBe(source)
  })

  it('has last week’s exchange rate as soon as that is known, without waiting for it', async () => {
    let tell = () => {}
    const known = new Promise<void>(resolve => {
      tell = resolve
    })
    const rateOn: typeof market.rateOn = async (...asked) => known.then(() => market.rateOn(...asked))
    const reader = await visitor({ kind: 'guest', accountId: 'w' }, { ...market, rateOn })
    expect((await reader.call(routes.list, {})).weekAgoPerDollar).toEqual({ TRY: null, EUR: null })
    tell()
    clock.forward(10_000)
    await expect
      .poll(async () => {
        clock.forward(10_000)
        return (await reader.call(routes.list, {})).weekAgoPerDollar.EUR
      })
      .toBeGreaterThan(0.5)
    const { TRY } = (await reader.call(routes.list, {})).weekAgoPerDollar
    expect(TRY).toBe((await market.rateOn('TRY', clock.now().getTime() - 7 * 86_400_000))?.perDollar)
  })
})
