import { notifications } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createPushWorld } from '../testing/world.ts'
import { mostWaiting } from './routes.ts'
import { alertWatcher, watchPrices } from './watch.ts'

const world = await createPushWorld()
const { database } = world

/** A market that says what the test wants. */
const marketAt = (lastPrice: number, isStale = false) => ({
  findCoin: async () => ({ symbol: 'BTC', name: 'Bitcoin' }),
  ticker: async () => ({ value: { lastPrice, openPrice: 100 }, provenance: { isStale } }),
  tickers: async (symbols: readonly string[]) =>
    new Map(symbols.map(symbol => [symbol, { value: { lastPrice, openPrice: 100 }, provenance: { isStale } }])),
})
const wait = (accountId: string, target: number, kind = 'above') =>
  database.run(sql`insert into notifications_alerts (account_id, symbol, name, kind, target, from_usd, created_at)
    values (${accountId}, 'BTC', 'Bitcoin', ${kind}, ${target}, 100, ${world.clock.now()})`)

describe('a price alert', () => {
  it('is told once when the price comes, by two that watch at once, and stays in the list', async () => {
    const { member, browser } = await world.listener()
    await wait(member.accountId, 110)
    expect(await watchPrices(world, marketAt(109))).toBe(0)
    const other = await world.another()
    const fired = await Promise.all([watchPrices(world, marketAt(111)), watchPrices(other, marketAt(111))])
    expect(fired.sort()).toEqual([0, 1])
    expect(await watchPrices(world, marketAt(112))).toBe(0)
    await world.deliver()
    expect(browser.shown()).toMatchObject([
      { title: 'Bitcoin (BTC)', body: 'The price is above $110.00: $111.00', path: '/dashboard/home?coin=BTC' },
    ])
    expect(browser.received()[0]?.headers.urgency).toBe('high')
    expect(await member.call(notifications.alerts, {})).toMatchObject([
      { target: 110, firedUsd: 111, firedAt: world.clock.now().toISOString() },
    ])
  })

  it('is told within the second in which the price arrives, once, also for a peak while others are looked at', async () => {
    const { member, browser } = await world.listener()
    await wait(member.accountId, 130)
    const at = (lastPrice: number) => [{ symbol: 'BTC', lastPrice, openPrice: 100 }]
    const [here, there] = [alertWatcher(world), alertWatcher(await world.another())]
    await there(at(140), false)
    await world.deliver()
    expect(browser.shown(), 'the one that heard it first tells').toEqual([])
    await Promise.all([here(at(120), true), here(at(131), true), here(at(119), true), there(at(131), true)])
    await here(at(132), true)
    await world.deliver()
    expect(browser.shown()).toMatchObject([{ body: 'The price is above $130.00: $131.00' }])
  })

  it('writes a move as the card does, with its sign', async () => {
    const { member, browser } = await world.listener()
    await wait(member.accountId, 10, 'move')
    expect(await watchPrices(world, marketAt(112.345))).toBe(1)
    await world.deliver()
    expect(browser.shown()).toMatchObject([{ body: 'Change within a day: +12.35%. Last price: $112.35' }])
  })

  it('believes no old price', async () => {
    const { member } = await world.listener()
    await wait(member.accountId, 110)
    expect(await watchPrices(world, marketAt(111, true))).toBe(0)
    await member.call(notifications.removeAlert, { id: (await member.call(notifications.alerts, {}))[0]?.id ?? '' })
    expect(await watchPrices(world, marketAt(111)), 'removed').toBe(0)
  })

  it('is set for a coin the market knows, by whichever name, and once however often it is tapped', async () => {
    const ada = await world.member()
    const wish = { symbol: 'btc/usdt', kind: 'above' as const, target: 1e9 }
    const taps = await Promise.all([1, 2, 3].map(() => ada.call(notifications.addAlert, wish)))
    expect(new Set(taps.map(({ id }) => id)).size).toBe(1)
    expect(await ada.call(notifications.alerts, {})).toMatchObject([{ symbol: 'BTC', name: 'Bitcoin', firedAt: null }])
    const unknown = ada.call(notifications.addAlert, { ...wish, symbol: 'NOSUCHCOIN' })
    await expect(unknown).rejects.toMatchObject({ code: 'market.unknownCoin' })
  })

  it.each([
    [{ kind: 'above', target: 0.01 }, 'notifications.alreadyThere'],
    [{ kind: 'below', target: 1e9 }, 'notifications.alreadyThere'],
    [{ kind: 'move', target: 0.1 }, 'request.invalid'],
    [{ kind: 'above', target: -1 }, 'request.invalid'],
  ] as const)('is refused as %j: %s', async (wish, code) => {
    const ada = await world.member()
    await expect(ada.call(notifications.addAlert, { symbol: 'BTC', ...wish })).rejects.toMatchObject({ code })
    expect(await ada.call(notifications.alerts, {})).toEqual([])
  })

  it('is one of twenty, also for two taps at once', async () => {
    const ada = await world.member()
    for (let i = 1; i < mostWaiting; i++) await wait(ada.accountId, 1e9 + i)
    const tap = (target: number) => ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'above', target })
    const taps = await Promise.allSettled([tap(2e9), tap(3e9)])
    const refused = taps.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toMatchObject([{ status: 409, code: 'notifications.tooManyAlerts' }])
  })

  it('is removed by its owner alone', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const { id } = await ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'move', target: 80 })
    await eve.call(notifications.removeAlert, { id })
    expect(await ada.call(notifications.alerts, {})).toHaveLength(1)
    await ada.call(notifications.removeAlert, { id })
    expect(await ada.call(notifications.alerts, {})).toEqual([])
    expect(await ada.call(notifications.removeAlert, { id: 'nothing' })).toEqual({ success: true })
  })
})
