import { app, market } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { changeSettings } from '../../platform/settings.ts'
import { createWorld } from '../../testing/world.ts'

const world = await createWorld()

describe('the market in the product', () => {
  it('is named on every page, simulated where it is', async () =>
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

  it('moves with the time', async () => {
    const guest = await world.guest()
    const price = async () => (await guest.call(market.currentPrice, { tradingSymbol: 'BTC' }))[0]
    const before = await price()
    world.clock.forward(60_000)
    const after = await price()
    expect(after?.ageMs).toBe(0)
    expect(after?.lastPrice).not.toBe(before?.lastPrice)
  })

  it('has a picture of every coin and figures for its keeper', async () => {
    const picture = await world.app.inject('/coins/btc.svg')
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    const figures = await world.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(figures.body).toContain('market_refusals_total')
  })
})
