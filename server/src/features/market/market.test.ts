import { afterAll, describe, expect, it } from 'vitest'
import { liveVenueCoins, openLiveVenues } from './testing/live-venues.ts'
import { dayOf } from './testing/upstream.ts'
import { exchangeNames } from './testing/venues.ts'

const opened: { close(): Promise<unknown> }[] = []
const street = async () => {
  const one = await openLiveVenues()
  opened.push(one)
  return one
}
afterAll(() => Promise.all(opened.map(one => one.close())))

describe('the market', () => {
  it('fetches once for a thousand concurrent readers of a coin', async () => {
    const { market, binance, upstreams } = await street()
    const prices = await Promise.all(Array.from({ length: 1000 }, () => market.ticker('btcusdt')))
    const histories = await Promise.all(Array.from({ length: 1000 }, () => market.candles('BTC', '1h', 1000)))
    expect(new Set([...prices, ...histories].map(({ provenance }) => provenance.venue))).toEqual(new Set(['Binance']))
    expect(binance.state.asked).toEqual(['/api/v3/ticker/24hr', '/api/v3/klines'])
    expect(upstreams.flatMap(({ state }) => state.asked)).toHaveLength(2)
  })

  it('returns the exchange’s prices, with their source', async () => {
    const { market, box, time } = await street()
    const { value, provenance } = await market.ticker('ETH')
    expect(value).toMatchObject({ symbol: 'ETH', lastPrice: dayOf(box, 'ETH', time.nowMs()).lastPrice })
    expect(provenance).toEqual({ source: 'live', venue: 'Binance', ageMs: 0, isStale: false })
  })

  it.each(exchangeNames)('fails over to %s, with the same prices and candles, when the others are down', async name => {
    const { market, box, time, upstreams, ...venues } = await street()
    for (const upstream of upstreams) upstream.state.fault = 'reset'
    venues[name].state.fault = undefined
    const ticker = await venues.settled(market.ticker('SOL'))
    expect(ticker).toMatchObject({ value: { value: { lastPrice: dayOf(box, 'SOL', time.nowMs()).lastPrice } } })
    const outcome = await venues.settled(market.candles('SOL', '4h', 1000))
    const truth = box.candles('SOL', '4h', { limit: 1000, nowMs: time.nowMs() }) ?? []
    const candles = outcome.status === 'fulfilled' ? outcome.value.value.candles : undefined
    expect([...(candles?.time ?? [])]).toEqual(truth.map(({ openMs }) => openMs))
    expect([...(candles?.close ?? [])]).toEqual(truth.map(({ close }) => close))
  })

  it.each(exchangeNames)('knows the price of a minute, of today and of last week, from %s', async name => {
    const { market, box, time, upstreams, ...venues } = await street()
    for (const upstream of upstreams) upstream.state.fault = 'reset'
    venues[name].state.fault = undefined
    const thisMinute = Math.floor(time.nowMs() / 60_000) * 60_000
    const truthAt = (atMs: number) =>
      box.candles('SOL', '1m', { limit: 1, endMs: atMs - 60_000, nowMs: time.nowMs() })?.[0]?.close
    for (const agoMinutes of [1, 700, 10_000]) {
      const atMs = thisMinute - agoMinutes * 60_000
      const known = await venues.settled(market.closeAt('SOLUSDT', atMs))
      expect(known).toEqual({ status: 'fulfilled', value: truthAt(atMs) })
    }
    const soon = await venues.settled(market.closeAt('SOL', thisMinute + 60_000))
    expect(soon, 'a minute that is not over has no close').toEqual({ status: 'fulfilled', value: undefined })
  })

  it('says so when a minute of the past cannot be asked for, or when nobody trades the coin', async () => {
    const { market, time, upstreams, settled } = await street()
    const lastWeekMs = Math.floor(time.nowMs() / 60_000 - 10_000) * 60_000
    await market.coins()
    expect(await settled(market.closeAt('NOSUCH', lastWeekMs))).toMatchObject({
      reason: { code: 'market.unknownCoin' },
    })
    for (const upstream of upstreams) upstream.state.fault = 'failing'
    expect(await settled(market.closeAt('BTC', lastWeekMs))).toMatchObject({ reason: { code: 'market.unavailable' } })
  })

  it('falls back to the next venue when one is implausible, and counts that', async () => {
    const { market, binance, metrics } = await street()
    await market.coins()
    binance.state.fault = 'scaled'
    const { provenance } = await market.candles('BTC', '15m', 500)
    expect(provenance).toMatchObject({ venue: 'Bybit', isStale: false })
    expect(await metrics.metrics()).toContain('market_refusals_total{venue="Binance",reason="disagrees"} 1')
  })

  it('prefers an exchange where the coin was traded today, and takes another where there is none', async () => {
    const { market, time, ...venues } = await street()
    const venueOf = async () => (await market.ticker('BTC')).provenance.venue
    venues.binance.state.fault = 'quiet'
    expect(await venueOf()).toBe('Bybit')
    for (const name of exchangeNames) venues[name].state.fault = 'quiet'
    time.forward(10_000)
    expect(await venueOf()).toBe('Binance')
  })

  it('serves stale prices with their age during an outage, until they expire', async () => {
    const { market, time, upstreams, settled } = await street()
    await market.ticker('BTC')
    for (const { state } of upstreams) state.fault = 'failing'
    time.forward(120_000)
    const old = await settled(market.ticker('BTC'))
    expect(old).toMatchObject({ value: { provenance: { isStale: true, venue: 'Binance' } } })
    time.forward(300_000)
    expect(await settled(market.ticker('BTC'))).toMatchObject({ reason: { code: 'market.unavailable' } })
    expect(await settled(market.check())).toMatchObject({ status: 'rejected' })
  })

  it('tells an unknown coin from an outage', async () => {
    const { market } = await street()
    await expect(market.ticker('NONE')).rejects.toMatchObject({ code: 'market.unknownCoin' })
    await expect(market.candles('NONE', '1h', 10)).rejects.toMatchObject({ code: 'market.unknownCoin' })
  })

  it('caches candles until the next one closes, for a minute at most', async () => {
    const { market, time, binance } = await street()
    const asked = () => binance.state.asked.filter(path => path.endsWith('klines')).length
    await market.candles('BTC', '15m', 1000)
    time.forward(59_999)
    await market.candles('BTC', '15m', 200)
    expect(asked()).toBe(1)
    time.forward(900_000 - 59_999 - 20_000)
    await market.candles('BTC', '15m', 1000)
    time.forward(20_000)
    const { value } = await market.candles('BTC', '15m', 1)
    expect([asked(), value.candles.time[0]]).toEqual([3, time.nowMs()])
  })

  it('lists the coins by size with the exchanges that trade them', async () => {
    const { market } = await street()
    const { value, provenance } = await market.coins()
    expect(value.map(({ symbol }) => symbol)).toEqual(liveVenueCoins)
    expect(value[0]).toMatchObject({ id: 'the-btc', rank: 1 })
    expect(value[0]?.exchanges.map(venue => venue.toLowerCase())).toEqual(exchangeNames.map(name => name.toLowerCase()))
    expect(provenance.venue).toBe('CoinGecko')
  })

  it('works without a list of coins, and with it once there is one', async () => {
    const { market, time, coinGecko, settled } = await street()
    coinGecko.state.fault = 'failing'
    const makeshift = await settled(market.coins())
    const coins = makeshift.status === 'fulfilled' ? makeshift.value.value : []
    expect(coins.find(({ symbol }) => symbol === 'BTC')).toMatchObject({ id: 'bitcoin', name: 'Bitcoin', rank: null })
    expect(coins).toHaveLength(liveVenueCoins.length)
    coinGecko.state.fault = undefined
    time.forward(60_000)
    expect((await market.findCoin('btc'))?.rank).toBe(1)
  })

  it('rejects a truncated list', async () => {
    const { market, time, coinGecko, settled } = await street()
    const ranks = async () => {
      const reply = await settled(market.coins())
      return reply.status === 'fulfilled' ? reply.value.value.map(({ rank }) => rank) : []
    }
    const whole = await ranks()
    expect(whole).toEqual([1, 2, 3, 4, 5, 6])
    coinGecko.state.most = 2
    time.forward(600_000)
    expect(await ranks(), 'the old list').toEqual(whole)
    coinGecko.state.most = 5
    time.forward(600_000)
    expect(await ranks(), 'a little shorter').toEqual([1, 2, 3, 4, 5, null])
    coinGecko.state.most = 2
    time.forward(86_400_001)
    expect(await ranks(), 'better than one that is too old').toEqual([1, 2, null, null, null, null])
  })

  it('falls back to the owner’s exchanges after the built-in ones', async () => {
    const { market, settled, upstreams, openOwn, get } = await street()
    for (const { state } of upstreams) state.fault = 'failing'
    const own = await openOwn()
    market.useAddresses([own.address], get)
    const outcome = await settled(market.ticker('BTC'))
    expect(outcome).toMatchObject({ value: { provenance: { venue: new URL(own.address).host } } })
  })
})
