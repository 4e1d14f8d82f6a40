import { app, market } from '@pusula/contract'
import { describe, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { changeSettings } from '../../platform/settings.ts'
import { createWorld } from '../../testing/world.ts'

const world = await createWorld()

describe('the market in the product', () => {
  it('is named in app.info, simulated where it is', async () =>
    expect(await world.person().call(app.info, {})).toMatchObject({ market: 'simulated' }))

  it('is open to guests, and what they may analyze is the owner’s to change at once', async () => {
    const guest = await world.guest()
    const isLocked = async (symbol: string) =>
      (await guest.call(market.search, { q: symbol })).find(coin => coin.symbol === symbol)?.isLocked
    expect([await isLocked('DOGE'), await isLocked('ADA')]).toEqual([false, true])
    await changeSettings(world.database, { guestCoins: ['ADA'] }, world.clock.now())
    expect([await isLocked('DOGE'), await isLocked('ADA')]).toEqual([true, false])
  })

  it('shows members every coin', async () => {
    const ada = await world.member()
    expect((await ada.call(market.topCoins, {})).filter(coin => coin.isLocked)).toEqual([])
  })

  it('lists every coin with the range that was issued for tomorrow', async () => {
    await world.database.run(sql`select record_month(${world.clock.now()})`)
    await world.database.run(sql`insert into record_claims (id, source, symbol, what, asked, slot_at, issued_at, due_at, price_usd,
        low80_usd, high80_usd)
      select n, 'simulated', 'ETH', '1day', false, at, at, at, 1, n, 2 * n
      from unnest(array[1, 2, 3], array[${world.clock.now()}::timestamptz - interval '3 hours',
        ${world.clock.now()}::timestamptz, ${world.clock.now()}::timestamptz - interval '1 hour']) as claims (n, at)`)
    const { coins } = await (await world.guest()).call(market.list, {})
    const place = coins.symbol.indexOf('ETH')
    expect([coins.likelyLowUsd[place], coins.likelyHighUsd[place], coins.likelyLowUsd[0]], 'the newest').toEqual([
      2,
      4,
      null,
    ])
  })

  it('moves with the time', async () => {
    const guest = await world.guest()
    const price = async () => (await guest.call(market.currentPrice, { tradingSymbol: 'BTC' }))[0]
    const before = await price()
    world.clock.forward(60_000)
    const after = await price()
    expect(after?.ageMs).toBe(0)
    expect(after?.lastPrice).not.toBe(before?.lastPrice)
  })

  it('caches candles for as many minutes as the owner says', async () => {
    const guest = await world.guest()
    const ageMs = async () => (await guest.call(market.candles, { symbol: 'BTC', timeframe: '1h' })).provenance.ageMs
    // Whoever has older ones to show does not wait long for newer ones.
    const areNew = () => vi.waitFor(async () => expect(await ageMs()).toBe(0))
    await areNew()
    world.clock.forward(3 * 60_000)
    expect(await ageMs(), 'five by default').toBe(3 * 60_000)
    world.clock.forward(3 * 60_000)
    await changeSettings(world.database, { cacheMinutes: 1 }, world.clock.now())
    await areNew()
    world.clock.forward(2 * 60_000)
    await areNew()
  })

  it('has a picture of every coin and figures for its keeper', async () => {
    const picture = await world.app.inject('/coins/btc.svg')
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    const figures = await world.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(figures.body).toContain('market_refusals_total')
  })
})
