import { notifications } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { changeSettings } from '../../../platform/settings.ts'
import { createPushWorld } from '../../../testing/push-world.ts'
import { marketAt as market } from '../testing/market.ts'
import { alertWatcher, watchAlerts } from './watch.ts'

const world = await createPushWorld()
const { database } = world

const marketAt = (lastPrice: number, said: Parameters<typeof market>[2] = {}) => market(world.clock, lastPrice, said)
const quietly = () => {}
const fired = async (prices: ReturnType<typeof marketAt>, by: Parameters<typeof watchAlerts>[0] = world) =>
  (await watchAlerts(by, prices)).fired
const wait = (accountId: string, target: number, kind = 'above') =>
  database.run(sql`insert into notifications_alerts (account_id, symbol, name, kind, target, from_usd, created_at)
    values (${accountId}, 'BTC', 'Bitcoin', ${kind}, ${target}, 100, ${world.clock.now()})`)

describe('a price alert', () => {
  it('rings once when the price comes, with two instances watching, and stays in the list', async () => {
    const { member, browser } = await world.listener()
    await wait(member.accountId, 110)
    expect(await fired(marketAt(109))).toBe(0)
    const other = await world.another()
    const both = await Promise.all([fired(marketAt(111)), fired(marketAt(111), other)])
    expect(both.sort()).toEqual([0, 1])
    expect(await fired(marketAt(112))).toBe(0)
    await world.deliver()
    expect(browser.shown()).toMatchObject([
      {
        title: 'Bitcoin above $110.00',
        body: 'Now $111.00 · 15:00. The alert rang once and is off.',
        path: '/dashboard/analysis?coin=BTC',
      },
    ])
    expect(browser.received()[0]?.headers.urgency).toBe('high')
    expect(await member.call(notifications.alerts, {})).toMatchObject([
      { target: 110, firedUsd: 111, firedAt: world.clock.now().toISOString() },
    ])
  })

  it('rings within the second in which the price arrives, once, also for a peak during the check', async () => {
    const { member, browser } = await world.listener()
    await wait(member.accountId, 130)
    const at = (lastPrice: number) => [{ symbol: 'BTC', lastPrice, openPrice: 100 }]
    const [here, there] = [
      alertWatcher(world, marketAt(0), quietly),
      alertWatcher(await world.another(), marketAt(0), quietly),
    ]
    await there(at(140), false)
    await world.deliver()
    expect(browser.shown(), 'the one that heard it first tells').toEqual([])
    await Promise.all([here(at(120), true), here(at(131), true), here(at(119), true), there(at(131), true)])
    await here(at(132), true)
    await world.deliver()
    expect(browser.shown()).toMatchObject([{ body: expect.stringContaining('$131.00') }])
  })

  it('in lira is compared and worded in lira, when the coin rises and when the dollar does, and never without a rate', async () => {
    const { member, browser } = await world.listener()
    const inLira = (target: number) =>
      database.run(sql`insert into notifications_alerts
          (account_id, symbol, name, kind, target, currency, from_usd, from_rate, created_at)
        values (${member.accountId}, 'BTC', 'Bitcoin', 'touch', ${target}, 'TRY', 100, 40, ${world.clock.now()})`)
    await inLira(4_400)
    await inLira(5_000)
    const atRate = (usd: number, lira: number) => fired(marketAt(usd, { lira }))
    expect(await atRate(5_000, 0), 'nobody knows what a dollar is worth').toBe(0)
    expect([await atRate(109, 40), await atRate(110, 40)]).toEqual([0, 1])
    expect([await atRate(110, 45), await atRate(110, 46)], 'the coin stands still').toEqual([0, 1])
    await world.deliver()
    const shown = JSON.stringify(browser.shown())
    for (const title of ['Bitcoin touched ₺4,400.00', 'Bitcoin touched ₺5,000.00']) expect(shown).toContain(title)
    const alerts = await member.call(notifications.alerts, {})
    expect(alerts.toSorted((one, other) => one.target - other.target)).toMatchObject([
      { target: 4_400, currency: 'TRY', firedUsd: 110, firedAmount: 4_400 },
      { target: 5_000, currency: 'TRY', firedUsd: 110, firedAmount: 5_060 },
    ])
  })

  it('is set in the money that was typed: the same number of another currency is another wish', async () => {
    const ada = await world.member()
    const wish = { symbol: 'BTC', kind: 'above' as const, target: 1e9 }
    const [lira, dollars] = [
      await ada.call(notifications.addAlert, { ...wish, currency: 'TRY' }),
      await ada.call(notifications.addAlert, wish),
    ]
    expect([lira.currency, dollars.currency]).toEqual(['TRY', 'USD'])
    expect(await ada.call(notifications.alerts, {})).toHaveLength(2)
    const reached = ada.call(notifications.addAlert, { ...wish, target: 200_000, currency: 'TRY' })
    await expect(reached, 'a price of two hundred thousand lira is passed').rejects.toMatchObject({
      code: 'notifications.alreadyAbove',
    })
  })

  it('says a move by its size and direction', async () => {
    const { member, browser } = await world.listener()
    await wait(member.accountId, 10, 'move')
    expect(await fired(marketAt(112.345))).toBe(1)
    await world.deliver()
    expect(browser.shown()).toMatchObject([
      { title: 'Bitcoin up 12.35% in 24 hours', body: 'Now $112.35 · 15:00. The alert rang once and is off.' },
    ])
  })

  it('ignores a stale price', async () => {
    const { member } = await world.listener()
    await wait(member.accountId, 110)
    expect(await fired(marketAt(111, { isStale: true }))).toBe(0)
    await member.call(notifications.removeAlert, { id: (await member.call(notifications.alerts, {}))[0]?.id ?? '' })
    expect(await fired(marketAt(111)), 'removed').toBe(0)
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
    [{ kind: 'above', target: 0.01 }, 'notifications.alreadyAbove'],
    [{ kind: 'below', target: 1e9 }, 'notifications.alreadyBelow'],
    [{ kind: 'close', target: 0.01, way: 'up' }, 'notifications.alreadyAbove'],
    [{ kind: 'close', target: 1e9, way: 'down' }, 'notifications.alreadyBelow'],
    [{ kind: 'move', target: 0.1 }, 'request.invalid'],
    [{ kind: 'above', target: -1 }, 'request.invalid'],
  ] as const)('is refused as %j: %s', async (wish, code) => {
    const ada = await world.member()
    await expect(ada.call(notifications.addAlert, { symbol: 'BTC', ...wish })).rejects.toMatchObject({ code })
    expect(await ada.call(notifications.alerts, {})).toEqual([])
  })

  it('is limited to as many as the owner allows, also for two concurrent taps', async () => {
    const ada = await world.member()
    for (let i = 1; i < 20; i++) await wait(ada.accountId, 1e9 + i)
    const tap = (target: number) => ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'above', target })
    const taps = await Promise.allSettled([tap(2e9), tap(3e9)])
    const refused = taps.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toMatchObject([{ status: 409, code: 'notifications.tooManyAlerts', details: { most: 20 } }])
    await changeSettings(database, { alertsPerMember: 21 }, world.clock.now())
    await tap(4e9)
  })

  it('can be paused, resumed and set anew by who has more than the owner allows by now', async () => {
    const ada = await world.member()
    const wish = { symbol: 'BTC', kind: 'above', target: 2e9 } as const
    const { id } = await ada.call(notifications.addAlert, wish)
    for (let i = 1; i < 3; i++) await wait(ada.accountId, 1e9 + i)
    await changeSettings(database, { alertsPerMember: 2 }, world.clock.now())
    for (const isPaused of [true, false])
      expect((await ada.call(notifications.pauseAlert, { id, isPaused })).pausedAt !== null).toBe(isPaused)
    expect(await ada.call(notifications.addAlert, { ...wish, repeats: true })).toMatchObject({ id, repeats: true })
    const one = ada.call(notifications.addAlert, { ...wish, target: 3e9 })
    await expect(one).rejects.toMatchObject({ code: 'notifications.tooManyAlerts', details: { most: 2 } })
    await changeSettings(database, { alertsPerMember: 20 }, world.clock.now())
  })

  it('is in the list as long as it is set, however many there are, with the newest hundred that rang', async () => {
    const ada = await world.member()
    const add = (from: number, count: number, firedAt: Date | null) =>
      database.run(sql`insert into notifications_alerts
          (account_id, symbol, name, kind, target, from_usd, created_at, fired_at, fired_usd, fired_rate)
        select ${ada.accountId}, 'BTC', 'Bitcoin', 'above', ${from}::int + n, 100, ${world.clock.now()},
          ${firedAt}::timestamptz, case when ${firedAt}::timestamptz is not null then 1 end,
          case when ${firedAt}::timestamptz is not null then 1 end
        from generate_series(1, ${count}::int) n`)
    await add(1e9, 120, null)
    await add(0, 130, world.clock.now())
    const alerts = await ada.call(notifications.alerts, {})
    expect(alerts.slice(0, 120).filter(({ firedAt }) => firedAt === null)).toHaveLength(120)
    expect(alerts).toHaveLength(220)
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

  it('rings for a peak also when the first check fails, and not for a stale one', async () => {
    const { member, browser } = await world.listener()
    for (const target of [150, 170]) await wait(member.accountId, target)
    let failures = 0
    const rows: typeof database.rows = query =>
      failures-- > 0 ? Promise.reject(new Error('too slow')) : database.rows(query)
    const hear = alertWatcher({ ...world, database: { ...database, rows } }, marketAt(0), quietly)
    const tick = (lastPrice: number) => hear([{ symbol: 'BTC', lastPrice, openPrice: 100 }], true)
    failures = 2
    for (const lastPrice of [120, 151, 120]) await tick(lastPrice)
    failures = 1
    await tick(171)
    world.clock.forward(61_000)
    await tick(120)
    await world.deliver()
    expect(browser.shown()).toMatchObject([{ body: expect.stringContaining('$151.00') }])
  })
})
