import { accounts, type InputOf, notifications } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createPushWorld } from '../../../testing/push-world.ts'
import { marketAt } from '../testing/market.ts'
import { createBasis } from './basis.ts'
import { alertWatcher, watchAlerts } from './watch.ts'

const world = await createPushWorld()
const { clock, database } = world
const market = (lastPrice: number, said: Parameters<typeof marketAt>[2] = {}) => marketAt(clock, lastPrice, said)
const fired = async (of: ReturnType<typeof market>, by: Parameters<typeof watchAlerts>[0] = world) =>
  (await watchAlerts(by, of)).fired

type Wish = Omit<InputOf<typeof notifications.addAlert>, 'symbol'>
/** A member who waits, at a price of 100 unless the wish is refused there; each of them starts with an empty table. */
async function waiting({ kind, target = 80, hours = 24, way = 'either' }: Wish) {
  await database.run(sql`delete from notifications_alerts`)
  const { member, browser } = await world.listener()
  await database.run(sql`insert into notifications_alerts
      (account_id, symbol, name, kind, target, hours, way, from_usd, created_at)
    values (${member.accountId}, 'BTC', 'Bitcoin', ${kind}, ${target}, ${hours}, ${way}, 100, ${clock.now()})`)
  const shown = async () => {
    await world.deliver()
    return browser.shown()
  }
  const readTurkish = () =>
    member.request({
      method: 'POST',
      url: `${notifications.subscribe.path}?language=tr`,
      payload: { ...browser.subscription, timeZone: 'Europe/Istanbul' },
    })
  return { member, shown, readTurkish, alerts: () => member.call(notifications.alerts, {}) }
}

/** Both at once, as two instances that watch; one of them rings. */
async function once(of: ReturnType<typeof market>) {
  const both = await Promise.all([fired(of), fired(of, await world.another())])
  expect(both.sort()).toEqual([0, 1])
  expect(await fired(of), 'it rang').toBe(0)
}

describe('an alert rings once, at its time and not before', () => {
  it.each([
    [1, 'quarters', 'Bitcoin up 5.00% in 1 hour'],
    [168, 'hours', 'Bitcoin up 5.00% in 7 days'],
  ] as const)('for a move within %d hours', async (hours, column, title) => {
    const { shown } = await waiting({ kind: 'move', target: 5, hours })
    // A candle for every step of the span, and the ones before it; the newest stands far away and does not count.
    const steps = Array<number>(hours === 1 ? 4 : 168).fill(90)
    const before = { [column]: [100, 100, ...steps], dayAgo: 50 }
    expect(await fired(market(104.9, before))).toBe(0)
    expect(await fired(market(105, { dayAgo: 50 })), 'nobody knows what it cost then').toBe(0)
    await once(market(105, before))
    expect(await shown()).toMatchObject([{ title, body: expect.stringMatching(/^Now \$105\.00 · /) }])
  })

  it('for a move one way alone, and says how many usual days it is', async () => {
    const { shown, alerts } = await waiting({ kind: 'move', target: 5, way: 'down' })
    const days = [100, 101, 99.99, 100.99]
    expect(await fired(market(110, { days }))).toBe(0)
    await once(market(94, { days }))
    expect(await shown()).toMatchObject([
      { title: 'Bitcoin down 6.00% in 24 hours', body: '6 times a usual day. Now $94.0000.' },
    ])
    expect(await alerts()).toMatchObject([{ firedUsd: 94, firedRatio: expect.closeTo(-0.06) }])
  })

  it('for leaving the range of the day, which it follows from day to day', async () => {
    const { shown, alerts } = await waiting({ kind: 'range' })
    expect(await fired(market(106)), 'no range, no word').toBe(0)
    expect(await fired(market(106, { range: { lowUsd: 101, highUsd: 111 } }))).toBe(0)
    await once(market(94.99, { range: { lowUsd: 95, highUsd: 105 } }))
    expect(await shown()).toMatchObject([
      {
        title: 'Bitcoin left its likely range',
        body: '$94.9900; today’s likely range is $95.0000 – $105.00. It may leave and come back within the day.',
      },
    ])
    expect((await alerts())[0]?.firedRatio).toBeLessThan(0)
  })

  it.each([
    ['range', 80, 'Bitcoin olası aralığından çıktı', /^₺3\.760,00; bugünün olası aralığı ₺3\.800 – ₺4\.200\. /],
    ['move', 5, 'Bitcoin 24 saatte %6,00 düştü', /^Şimdi ₺3\.760,00 · /],
    ['volume', 2, 'Bitcoin hacmi normalin 2,5 katı', /Şimdi ₺3\.760,00\.$/],
  ] as const)(
    'of the kind %s in the money of its reader: lira for Turkish in Turkey, else what was chosen',
    async (...row) => {
      const [kind, target, title, body] = row
      const days = kind === 'volume' ? Array<number>(31).fill(100) : []
      const said = { range: { lowUsd: 95, highUsd: 105 }, days, volumeUsd: 250, lira: 40 }
      const usual = await waiting({ kind, target })
      await usual.readTurkish()
      await fired(market(94, said))
      const shown = (await usual.shown()) as { title: string; body: string }[]
      expect(shown).toMatchObject([{ title, body: expect.stringMatching(body) }])
      expect(JSON.stringify(shown), 'no suffix hangs on a number').not.toMatch(/\d['’]\p{L}/u)
      const inDollars = await waiting({ kind, target })
      await inDollars.readTurkish()
      await inDollars.member.call(accounts.chooseCurrency, { currency: 'USD' })
      await fired(market(94, said))
      expect(await inDollars.shown()).toMatchObject([{ title, body: expect.stringContaining('$94,0000') }])
    },
  )

  it('for volume against a usual day', async () => {
    const { shown } = await waiting({ kind: 'volume', target: 2 })
    const days = Array<number>(31).fill(100)
    expect(await fired(market(100, { days, volumeUsd: 199 }))).toBe(0)
    await once(market(100, { days, volumeUsd: 250 }))
    expect(await shown()).toMatchObject([{ title: 'Bitcoin volume 2.5 times normal' }])
  })

  it('for a gap to what the coin follows, either way', async () => {
    const { shown, alerts, readTurkish } = await waiting({ kind: 'gap', target: 1 })
    await readTurkish()
    expect(await fired(market(100)), 'nobody knows the gap').toBe(0)
    expect(await fired(market(100, { gap: 0.0099 }))).toBe(0)
    await once(market(100, { gap: -0.012 }))
    expect(await shown()).toMatchObject([
      { title: 'Bitcoin: fark %1,20', body: expect.stringMatching(/^İzlediği fiyatın altında\. Şimdi ₺4\.000,00 · /) },
    ])
    expect(await alerts()).toMatchObject([{ firedUsd: 100, firedRatio: -0.012 }])
  })

  it('for the analysis of a new coin, which opens when the coin is new no longer', async () => {
    const { shown } = await waiting({ kind: 'opens', target: 60 })
    expect(await fired(market(100, { kind: 'new' }))).toBe(0)
    expect(await fired(market(100, { kind: 'no-candles' })), 'nobody knows').toBe(0)
    await once(market(100, { kind: 'ordinary' }))
    expect(await shown()).toMatchObject([
      { title: 'The analysis of Bitcoin is open', body: expect.stringMatching(/^It has a score and plans now\. Now /) },
    ])
  })

  it.each([
    ['range', {}],
    ['move', { target: 4, hours: 1 }],
  ] as const)('of the kind %s from the stream too, within its second', async (kind, more) => {
    const { alerts } = await waiting({ kind, ...more })
    const said = { range: { lowUsd: 95, highUsd: 105 }, quarters: [100, 100, 100, 100, 100, 100] }
    const hear = alertWatcher(world, market(100, said), () => {})
    const tick = (lastPrice: number) => hear([{ symbol: 'BTC', lastPrice, openPrice: 100 }], true)
    await tick(103)
    expect(await alerts()).toMatchObject([{ firedAt: null }])
    await tick(106)
    expect(await alerts()).toMatchObject([{ firedUsd: 106 }])
  })
})

it('a failed check is retried after a minute, and not sooner', async () => {
  const { prices } = market(100, { days: Array<number>(31).fill(100) })
  let asked = 0
  const candles: typeof prices.candles = (...wanted) =>
    ++asked === 1 ? Promise.reject(new Error('not now')) : prices.candles(...wanted)
  const basis = createBasis({ ...prices, candles }, clock)
  expect((await basis.days('BTC')).usualVolumeUsd).toBeNull()
  await basis.days('BTC')
  expect(asked).toBe(1)
  clock.forward(60_000)
  expect((await basis.days('BTC')).usualVolumeUsd).toBe(100)
  clock.forward(60_000)
  await basis.days('BTC')
  expect(asked, 'what is known holds for an hour').toBe(2)
})

describe('a paused alert', () => {
  it('holds, keeps its place, and goes on from where the price stands then', async () => {
    const ada = await world.member()
    const { id } = await ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'above', target: 1e9 })
    const paused = await ada.call(notifications.pauseAlert, { id, isPaused: true })
    expect(paused.pausedAt).toBe(clock.now().toISOString())
    expect(await fired(market(2e9))).toBe(0)
    clock.forward(1_000)
    expect((await ada.call(notifications.pauseAlert, { id, isPaused: true })).pausedAt, 'the second tap').toBe(
      paused.pausedAt,
    )
    expect(await ada.call(notifications.pauseAlert, { id, isPaused: false })).toMatchObject({ id, pausedAt: null })
    expect(await fired(market(2e9))).toBe(1)
    await expect(ada.call(notifications.pauseAlert, { id, isPaused: true }), 'it rang').rejects.toMatchObject({
      code: 'request.notFound',
    })
  })

  it('does not ring for an hour that closed while it rested', async () => {
    const ada = await world.member()
    const { id } = await ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'close', target: 1e9 })
    await ada.call(notifications.pauseAlert, { id, isPaused: true })
    clock.forward(3 * 3_600_000)
    await ada.call(notifications.pauseAlert, { id, isPaused: false })
    expect(await fired(market(1, { hours: [2e9, 2e9] }))).toBe(0)
    clock.forward(3_600_000)
    expect(await fired(market(1, { hours: [2e9, 2e9] }))).toBe(1)
  })

  it('that would ring at once stays paused and says so; another’s is not there', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const { id } = await ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'above', target: 1e9 })
    await ada.call(notifications.pauseAlert, { id, isPaused: true })
    await database.run(sql`update notifications_alerts set target = 1 where id = ${id}`)
    const goesOn = ada.call(notifications.pauseAlert, { id, isPaused: false })
    await expect(goesOn).rejects.toMatchObject({ code: 'notifications.alreadyAbove' })
    const hers = eve.call(notifications.pauseAlert, { id, isPaused: true })
    await expect(hers).rejects.toMatchObject({ code: 'request.notFound' })
  })
})

describe('a close that is waited for from below', () => {
  it('is another wish than the one from above, at the same price', async () => {
    const ada = await world.member()
    const wish = { symbol: 'BTC', kind: 'close', target: 1e9 } as const
    const up = await ada.call(notifications.addAlert, wish)
    // The price passed within the hour, which has not closed.
    await database.run(sql`update notifications_alerts set target = 1, from_usd = 0.5 where id = ${up.id}`)
    const down = await ada.call(notifications.addAlert, { ...wish, target: 1, way: 'down' })
    expect(down).toMatchObject({ way: 'down', target: 1 })
    expect(await ada.call(notifications.addAlert, { ...wish, target: 1 }), 'once').toMatchObject({ id: down.id })
    expect((await ada.call(notifications.alerts, {})).map(({ way }) => way).sort()).toEqual(['down', 'up'])
  })

  it('keeps its side over a pause in which the price crossed', async () => {
    const ada = await world.member()
    const { id } = await ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'close', target: 1e9, way: 'up' })
    await ada.call(notifications.pauseAlert, { id, isPaused: true })
    await database.run(sql`update notifications_alerts set target = 1, from_usd = 0.5 where id = ${id}`)
    const goesOn = ada.call(notifications.pauseAlert, { id, isPaused: false })
    await expect(goesOn).rejects.toMatchObject({ code: 'notifications.alreadyAbove' })
  })
})

describe('a removed alert', () => {
  it('does not ring, and comes back when it is taken back, once', async () => {
    const ada = await world.member()
    const wish = { symbol: 'BTC', kind: 'above', target: 1e9, days: 7 } as const
    const alert = await ada.call(notifications.addAlert, wish)
    await ada.call(notifications.removeAlert, { id: alert.id })
    expect([await ada.call(notifications.alerts, {}), await fired(market(2e9))]).toEqual([[], 0])
    expect(await ada.call(notifications.restoreAlert, { id: alert.id })).toEqual(alert)
    await ada.call(notifications.removeAlert, { id: alert.id })
    const again = await ada.call(notifications.addAlert, wish)
    expect(await ada.call(notifications.restoreAlert, { id: alert.id }), 'the wish was made again').toEqual(again)
    expect(await ada.call(notifications.alerts, {})).toHaveLength(1)
    await expect((await world.member()).call(notifications.restoreAlert, { id: alert.id })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('does not ring for what passed meanwhile: it goes on from the price of now, or is refused', async () => {
    const { member, alerts } = await waiting({ kind: 'touch', target: 110 })
    const [touch] = await alerts()
    const id = touch?.id ?? ''
    await member.call(notifications.removeAlert, { id })
    expect(await member.call(notifications.restoreAlert, { id }), 'the price is far above by now').toMatchObject({
      way: 'down',
    })
    expect(await fired(market(120))).toBe(0)
    await database.run(
      sql`update notifications_alerts set kind = 'above', removed_at = ${clock.now()} where id = ${id}`,
    )
    await expect(member.call(notifications.restoreAlert, { id })).rejects.toMatchObject({
      code: 'notifications.alreadyAbove',
    })
  })

  it('is one of a hundred that are kept, the newest: those can be taken back', async () => {
    const ada = await world.member()
    const eve = await world.member()
    for (const { accountId } of [ada, eve])
      await database.run(sql`insert into notifications_alerts
          (account_id, symbol, name, kind, target, from_usd, created_at, removed_at)
        select ${accountId}, 'BTC', 'Bitcoin', 'above', n, 100, ${clock.now()}, ${clock.now()}
        from generate_series(1, 120) n`)
    const { id } = await ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'above', target: 1e9 })
    clock.forward(1_000)
    await ada.call(notifications.removeAlert, { id })
    const saved = async (accountId: string) =>
      (await database.rows(sql`select 1 from notifications_alerts where account_id = ${accountId}`)).length
    expect([await saved(ada.accountId), await saved(eve.accountId)], 'another’s stay').toEqual([100, 120])
    expect(await ada.call(notifications.restoreAlert, { id })).toMatchObject({ id })
    await eve.call(notifications.clearAlerts, {})
    expect(await saved(eve.accountId), 'cleared').toBe(100)
  })

  it('leaves what is set when the history is cleared', async () => {
    const { member, alerts } = await waiting({ kind: 'above', target: 110 })
    await fired(market(111))
    await member.call(notifications.addAlert, { symbol: 'BTC', kind: 'above', target: 1e9 })
    expect(await alerts()).toHaveLength(2)
    await member.call(notifications.clearAlerts, {})
    expect(await alerts()).toMatchObject([{ target: 1e9, firedAt: null }])
  })
})

it('a gap is waited for where a coin follows another, and an opening where it is new', async () => {
  const ada = await world.member()
  const wish = (symbol: string, kind: 'gap' | 'opens', target?: number) =>
    ada.call(notifications.addAlert, { symbol, kind, repeats: true, ...(target && { target }) })
  expect(await wish('WBTC', 'gap', 1)).toMatchObject({ name: 'Wrapped Bitcoin', target: 1, currency: 'USD' })
  expect(await wish('KITE', 'opens'), 'once').toMatchObject({ symbol: 'KITE', target: 60, repeats: false })
  await expect(wish('WBTC', 'gap')).rejects.toMatchObject({ code: 'request.invalid' })
  await expect(wish('BTC', 'gap', 1)).rejects.toMatchObject({ code: 'notifications.noGap' })
  await expect(wish('BTC', 'opens')).rejects.toMatchObject({ code: 'notifications.notNew' })
  await expect(wish('WBTC', 'opens')).rejects.toMatchObject({ code: 'notifications.notNew' })
})

it('what an alert can be measured by is told of every coin, and a range is refused where there is none', async () => {
  const ada = await world.member()
  const facts = await ada.call(notifications.alertFacts, { symbol: 'btc' })
  expect(facts.priceUsd).toBeGreaterThan(0)
  expect([facts.dayMoves.length, facts.volumeRatio]).toEqual([90, expect.any(Number)])
  const wish = ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'range' })
  if (facts.range) expect((await wish).range).toEqual(facts.range)
  else await expect(wish).rejects.toMatchObject({ code: 'notifications.noRange' })
})
