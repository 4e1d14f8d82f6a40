import { accounts, favorites, market, notifications, portfolio } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import writerOf, { type AnySchema } from 'fast-json-stringify'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { createMetrics } from '../../platform/http/metrics.ts'
import { createHttp } from '../../platform/http/server.ts'
import { createWorld, Person } from '../../testing/world.ts'
import { historyReader } from './history.ts'
import { startPortfolio } from './index.ts'

const world = await createWorld()
const day = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString()
const btc = {
  coinSymbol: 'BTC',
  coinName: 'Bitcoin',
  quantity: '0.1',
  usdCostBasis: '50000',
  purchaseDate: day(-10),
}
const sale = { ...btc, kind: 'sell' as const, purchaseDate: day(-5) }

describe('the portfolio', () => {
  it('is worth what the market says at that moment, and its sums add up', async () => {
    const ada = await world.member()
    await ada.call(portfolio.add, btc)
    await ada.call(portfolio.add, {
      ...btc,
      coinSymbol: 'ETH',
      coinName: 'Ethereum',
      quantity: '2',
      usdCostBasis: '1000',
    })
    const prices = await ada.call(market.bulkPrices, { symbols: ['BTC', 'ETH'] })
    const { summary, holdings } = await ada.call(portfolio.overview, {})
    const listed = await ada.call(portfolio.list, {})
    expect(listed.map(({ purchases: _, ...holding }) => holding)).toEqual(holdings)
    expect(holdings).toHaveLength(2)
    for (const { coinSymbol, currentPrice, isPriceStale } of holdings)
      expect([currentPrice, isPriceStale]).toEqual([prices[coinSymbol]?.price, false])
    expect(summary).toMatchObject({ totalCost: '7000', pricedCostUsd: '7000', unpriced: [] })
    expect(Number(summary.currentValue)).toBeCloseTo(0.1 * (prices.BTC?.price ?? 0) + 2 * (prices.ETH?.price ?? 0), 6)
  })

  it('shows every change at once, also one that another process made', async () => {
    const ada = await world.member()
    const there = Object.assign(new Person((await world.another()).app), { cookies: ada.cookies })
    const shown = async (person: Person) =>
      (await person.call(portfolio.list, {})).map(({ coinSymbol, totalQuantity }) => [coinSymbol, totalQuantity])
    expect([await shown(ada), await shown(there)]).toEqual([[], []])
    const { id } = await ada.call(portfolio.add, btc)
    await there.call(portfolio.add, btc)
    const both = [['BTC', '0.2']]
    expect([await shown(ada), await shown(there)]).toEqual([both, both])
    await there.call(portfolio.change, { id, quantity: '3', usdCostBasis: '1' })
    const more = [['BTC', '3.1']]
    expect([await shown(ada), await shown(there)]).toEqual([more, more])
    await ada.call(portfolio.removeCoin, { symbol: 'BTC' })
    expect([await shown(ada), await shown(there)]).toEqual([[], []])
  })

  it('has exactly the declared shape, whatever a note holds', async () => {
    const ada = await world.member()
    await ada.call(portfolio.add, { ...btc, notes: 'a "note", with\nlines, \\ and 🧭' })
    await ada.call(portfolio.add, { ...btc, coinSymbol: 'ETH' })
    for (const route of [portfolio.list, portfolio.entries]) {
      const { body } = await ada.request({ method: 'GET', url: route.path })
      expect(body).toContain('🧭')
      expect(writerOf(route.reply as AnySchema)(JSON.parse(body))).toBe(body)
    }
  })

  it('sells what was noted first, of coins bought at one moment; at that moment buying comes before selling', async () => {
    const ada = await world.member()
    for (const usdCostBasis of ['100', '300']) {
      await ada.call(portfolio.add, { ...btc, quantity: '1', usdCostBasis })
      world.clock.forward(1)
    }
    await ada.call(portfolio.add, { ...btc, kind: 'sell', quantity: '1', usdCostBasis: '500' })
    const [held] = await ada.call(portfolio.list, {})
    expect(held).toMatchObject({ totalCost: '300', realizedProfitUsd: '400' })
    expect(held?.purchases.map(({ kind, usdCostBasis }) => `${kind} ${usdCostBasis}`)).toEqual([
      'sell 500',
      'buy 300',
      'buy 100',
    ])
  })

  it('works during a market outage, and takes lira at the owner’s rate', async () => {
    const ada = await world.member()
    const { id } = await ada.call(portfolio.add, btc)
    const fastify = await createHttp({ ...world.config, log: world.log, metrics: createMetrics(), redis: undefined })
    const viewer = { kind: 'member', accountId: ada.accountId, sessionId: 's', isAdmin: false } as const
    const noMarket = () => Promise.reject(new Error('no market'))
    const past = { closeAt: noMarket, rateOn: noMarket, candlesUntil: noMarket, dailyCloses: noMarket }
    const silent = {
      source: 'simulated' as const,
      findCoin: noMarket,
      tickers: noMarket,
      candles: noMarket,
      rates: noMarket,
      ...past,
    }
    startPortfolio({ fastify, identify: async () => viewer }, world, silent)
    const { summary, holdings } = await new Person(fastify).call(portfolio.overview, {})
    expect(holdings).toMatchObject([{ coinSymbol: 'BTC', totalCost: '5000', currentPrice: null, profitLoss: null }])
    expect(summary).toMatchObject({ totalCost: '5000', currentValue: null, unpriced: ['BTC'] })
    const history = await new Person(fastify).call(portfolio.history, {})
    expect(history.points.at(-1)).toMatchObject({ value: 0, paidIn: 0, takenOut: 0 })
    expect(history.unpriced).toEqual(['BTC'])
    const lira = { currency: 'TRY', unit: '80' } as const
    const inLira = (perDollar?: string) =>
      new Person(fastify).call(portfolio.change, {
        ...{ id, quantity: '0.1' },
        paid: { ...lira, ...(perDollar && { perDollar }) },
      })
    await expect(inLira()).rejects.toMatchObject({ code: 'portfolio.noRate' })
    const { usdCostBasis: _, ...unpriced } = btc
    const inLiraBefore = { ...unpriced, id: 'noted-before-the-outage', paid: lira }
    const noted = await ada.call(portfolio.add, inLiraBefore)
    expect(await new Person(fastify).call(portfolio.add, inLiraBefore), 'a tap that arrives twice').toEqual(noted)
    expect(await inLira('40')).toMatchObject({ usdCostBasis: '2', paid: { source: 'own' } })
  })

  it('has a value for every day since the first purchase, at the daily closes', async () => {
    const ada = await world.member()
    const none = {
      currency: 'USD',
      points: [],
      isMoreComing: false,
      flows: [],
      timeWeighted: null,
      moneyWeighted: null,
      unpriced: [],
    }
    expect(await ada.call(portfolio.history, {})).toEqual(none)
    await ada.call(portfolio.add, btc)
    await ada.call(portfolio.add, { ...sale, quantity: '0.05' })
    const { candles } = await ada.call(market.candles, { symbol: 'BTC', timeframe: '1d', count: 11 })
    const { points, flows, timeWeighted, unpriced } = await ada.call(portfolio.history, {})
    expect(unpriced).toEqual([])
    expect(points.map(({ at }) => Date.parse(at))).toEqual(candles.time)
    expect(points.map(({ paidIn, takenOut }) => paidIn - takenOut)).toEqual([
      ...Array(5).fill(5000),
      ...Array(6).fill(2500),
    ])
    expect(points.map(({ value }) => value)).toEqual(candles.close.map((close, i) => (i < 5 ? 0.1 : 0.05) * close))
    const [bought, sold] = [day(-10), day(-5)].map(at => at.slice(0, 10))
    expect(flows).toMatchObject([
      { date: bought, paidIn: 5000, takenOut: 0, tradeCount: 1, trades: [{ kind: 'buy', quantity: '0.1' }] },
      { date: sold, paidIn: 0, takenOut: 2500, trades: [{ kind: 'sell', quantity: '0.05' }] },
    ])
    expect(timeWeighted).toBeTypeOf('number')
    // One coin, in lira, hour by hour: the last hour is worth what the day is.
    const hours = await ada.call(portfolio.history, { coin: 'BTC', currency: 'TRY', span: 'day' })
    expect([hours.currency, hours.points.length]).toEqual(['TRY', 25])
    const inLira = await ada.call(portfolio.history, { currency: 'TRY' })
    expect(hours.points.at(-1)?.value).toBeCloseTo(inLira.points.at(-1)?.value ?? 0, 4)
    expect((await ada.call(portfolio.history, { coin: 'ETH' })).points).toEqual([])
  })

  it('reaches back ten years, at the closes of that time; its returns are of the whole time or not told at all', async () => {
    const ada = await world.member()
    const history = async (span?: 'day') => {
      const { points, timeWeighted, moneyWeighted } = await ada.call(portfolio.history, span ? { span } : {})
      return { points, shape: [points.length, timeWeighted, moneyWeighted] }
    }
    await ada.call(portfolio.add, { ...btc, purchaseDate: day(-2_500) })
    const { from, closesUsd } = await ada.call(market.closes, { symbol: 'BTC' })
    const { points, shape } = await history()
    expect(shape).toEqual([2_501, expect.any(Number), expect.any(Number)])
    const firstDay = Date.parse(from) / DAY_MS
    const whole = points.slice(0, -1)
    expect(whole.map(({ value }) => value)).toEqual(
      whole.map(({ at }) => 0.1 * (closesUsd[Date.parse(at) / DAY_MS - firstDay] ?? Number.NaN)),
    )
    expect((await history('day')).shape).toEqual([25, null, null])
    await ada.call(portfolio.add, { ...btc, purchaseDate: day(-3_653) })
    expect((await history()).shape).toEqual([3_653, null, null])
  })

  it('is of the newest thousand days while exchanges do not tell older prices, and says whether to ask again', async () => {
    const ada = await world.member()
    await ada.call(portfolio.add, { ...btc, purchaseDate: day(-1_000) })
    const { candles } = await ada.call(market.candles, { symbol: 'BTC', timeframe: '1d', count: 1_000 })
    const noMarket = () => Promise.reject(new Error('no old prices'))
    const column = (values: readonly number[]) => Float64Array.from(values)
    const { time, open, high, low, close, volume } = candles
    const value = {
      candles: {
        ...{ time: column(time), open: column(open), high: column(high), low: column(low) },
        ...{ close: column(close), volume: column(volume) },
      },
      missing: [],
    }
    const provenance = { source: 'simulated' as const, venue: 'Simulator', ageMs: 0, isStale: false }
    const silent = { dailyCloses: noMarket, rateOn: noMarket, candles: async () => ({ value, provenance }) }
    const { points, timeWeighted, isMoreComing } = await historyReader(world, silent)(ada.accountId, {})
    expect([points.length, timeWeighted, isMoreComing]).toEqual([1_000, null, false])
    expect(points[0]?.value).not.toBe(5_000)
    const never = new Promise<never>(() => {})
    let older: () => Promise<{ firstDay: number; closesUsd: number[] }> = () => never
    const history = historyReader(world, { ...silent, dailyCloses: () => older() })
    const first = await history(ada.accountId, {})
    expect([first.points.length, first.isMoreComing]).toEqual([1_000, true])
    older = async () => ({ firstDay: Math.floor(Date.parse(day(-1_000)) / DAY_MS), closesUsd: [50_000, 50_000] })
    const second = await history(ada.accountId, {})
    expect([second.points.length, second.isMoreComing]).toEqual([1_001, false])
  })

  it('shows the newest purchase first', async () => {
    const ada = await world.member()
    for (const days of [-3, -9, -6]) await ada.call(portfolio.add, { ...btc, purchaseDate: day(days) })
    const [held] = await ada.call(portfolio.list, {})
    expect(held?.purchases.map(({ purchaseDate }) => purchaseDate)).toEqual([day(-3), day(-6), day(-9)])
  })

  it('can be taken away as a file', async () => {
    const ada = await world.member()
    const { id } = await ada.call(portfolio.add, { ...btc, notes: 'ilk "alım", ucuz' })
    const response = await ada.request({ method: 'GET', url: portfolio.export.path })
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment'),
    })
    expect(response.body.split('\r\n')[1]).toBe(
      `${btc.purchaseDate},buy,BTC,Bitcoin,0.1,50000,0,5000,"ilk ""alım"", ucuz",${id},USD,,,,,,`,
    )
  })

  it('is not for guests', async () => {
    const guest = await world.guest()
    await expect(guest.call(portfolio.list, {})).rejects.toMatchObject({ status: 401 })
    await expect(guest.call(portfolio.add, btc)).rejects.toMatchObject({ status: 401 })
  })
})

describe('what is someone else’s', () => {
  it('is a 404 on every route, exactly like what does not exist', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const { id: hers } = await ada.call(portfolio.add, btc)
    const { quantity, usdCostBasis, purchaseDate } = btc
    const answer = async (method: 'PUT' | 'DELETE', id: string) => {
      const payload = { quantity, usdCostBasis, purchaseDate }
      const url = `/api/portfolio/${id}`
      const response = await eve.request({ method, url, ...(method === 'PUT' && { payload }) })
      return [response.statusCode, response.body]
    }
    for (const method of ['PUT', 'DELETE'] as const) {
      const unknown = await answer(method, '00000000-0000-4000-8000-000000000000')
      expect(unknown[0]).toBe(404)
      expect(await answer(method, 'nonsense')).toEqual(unknown)
      expect(await answer(method, hers)).toEqual(unknown)
    }
    await eve.call(portfolio.removeCoin, { symbol: 'BTC' })
    expect(await eve.call(portfolio.list, {})).toEqual([])
    expect(await ada.call(portfolio.list, {})).toMatchObject([{ totalCost: '5000', purchases: [{ id: hers }] }])
  })
})

describe('a large portfolio', () => {
  it('is answered whole, with exact sums', async () => {
    const ada = await world.member()
    await world.database.run(sql`insert into portfolio_entries
      (id, account_id, symbol, name, kind, quantity, unit_usd, fee_usd, traded_at, created_at)
      select ${ada.accountId} || i, ${ada.accountId}::uuid, 'BTC', 'Bitcoin', 'buy', i * 0.00000001, 0.1, 0, now(), now()
      from generate_series(1, 10000) as i`)
    const [held] = await ada.call(portfolio.list, {})
    expect(held?.purchases, 'the newest of them').toHaveLength(100)
    expect(held).toMatchObject({
      entryCount: 10_000,
      totalQuantity: '0.50005',
      totalCost: '0.050005',
      averageCost: '0.1',
    })
  })
})

describe('the account’s portfolio', () => {
  it('is in its export and leaves with it', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    for (const person of [ada, eve]) await person.call(portfolio.add, btc)
    await ada.call(portfolio.settings, { currency: 'EUR' })
    expect(await ada.call(accounts.export, {})).toMatchObject({
      portfolio: { entries: [{ coinSymbol: 'BTC', quantity: '0.1' }], bin: [] },
    })
    await ada.call(accounts.remove, {})
    const left = await world.database.rows(sql`select account_id as "accountId" from portfolio_entries
      where account_id in (${ada.accountId}, ${eve.accountId})`)
    expect(left).toEqual([{ accountId: eve.accountId }])
  })

  it('is deleted whole in a race with writes of another tab, favourites and alerts too', async () => {
    const ada = await world.member()
    const outcome = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        error => error.code,
      )
    const noted = Array.from({ length: 12 }, (_, i) => [
      outcome(ada.call(portfolio.add, btc)),
      outcome(ada.call(favorites.add, { coinSymbol: i % 2 ? 'ETH' : 'BTC', coinName: 'x' })),
      outcome(ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'above', target: 900_000 + i })),
      ...(i === 3 ? [outcome(ada.call(accounts.remove, {}))] : []),
    ])
    const outcomes = new Set(await Promise.all(noted.flat()))
    outcomes.delete('favorites.alreadyPresent')
    outcomes.delete('accounts.signInRequired')
    expect([...outcomes]).toEqual(['done'])
    const left =
      await world.database.rows(sql`select account_id from portfolio_entries where account_id = ${ada.accountId}
      union all select account_id from favorites_coins where account_id = ${ada.accountId}
      union all select account_id from notifications_alerts where account_id = ${ada.accountId}`)
    expect(left).toEqual([])
  })
})
