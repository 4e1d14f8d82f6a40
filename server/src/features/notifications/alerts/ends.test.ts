import { accounts, notifications, type PriceAlert } from '@pusula/contract'
import { DAY_MS, HOUR_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPushWorld } from '../../../testing/push-world.ts'
import { marketAt } from '../testing/market.ts'
import { closedBeyond } from './rules.ts'
import { watchAlerts } from './watch.ts'

const world = await createPushWorld()
const { clock } = world

/** A market that stands at a price and whose hours closed as told, the last of them at this moment's hour. */
const market = (lastPrice: number, hours: number[] = []) => marketAt(clock, lastPrice, { dayAgo: lastPrice, hours })

type Wish = { kind: PriceAlert['kind']; target: number; days?: 1 | 7 | 30; origin?: NonNullable<PriceAlert['origin']> }
async function waiting(wish: Wish) {
  const { member, browser } = await world.listener()
  const alert = await member.call(notifications.addAlert, { symbol: 'BTC', ...wish })
  const shown = async () => {
    await world.deliver()
    return browser.shown()
  }
  return { member, alert, shown, state: async () => (await member.call(notifications.alerts, {}))[0] }
}

describe('an alert for a close', () => {
  it('rings once when an hour closes above its price, not for a touch and not for an hour from before', async () => {
    const { alert, shown, state } = await waiting({ kind: 'close', target: 1e9, days: 7, origin: 'plan' })
    expect(alert).toMatchObject({ kind: 'close', origin: 'plan', endsAt: expect.any(String), endedAt: null })
    expect(await watchAlerts(world, market(2e9, [2e9])), 'that hour had closed before').toEqual({ fired: 0, ended: 0 })
    clock.forward(HOUR_MS)
    expect(await watchAlerts(world, market(2e9, [2e9, 0.9e9])), 'touched, and closed below').toMatchObject({ fired: 0 })
    clock.forward(HOUR_MS)
    const prices = market(0.5e9, [2e9, 0.9e9, 1.1e9])
    const both = await Promise.all([watchAlerts(world, prices), watchAlerts(await world.another(), prices)])
    expect(both.map(({ fired }) => fired).sort()).toEqual([0, 1])
    clock.forward(HOUR_MS)
    expect(await watchAlerts(world, market(2e9, [1.1e9, 2e9]))).toMatchObject({ fired: 0 })
    expect(await shown()).toMatchObject([
      {
        title: 'Bitcoin closed above $1,000,000,000.00',
        body: expect.stringMatching(/^1-hour candle · \d\d:00\. The condition you set is met\.$/),
      },
    ])
    expect(await state()).toMatchObject({ firedUsd: 1.1e9, endedAt: null })
  })

  it('below the price rings below it, also for an hour that closed while nobody watched', async () => {
    const { shown } = await waiting({ kind: 'close', target: 0.01, days: 1 })
    clock.forward(5 * HOUR_MS)
    expect(await watchAlerts(world, market(1, [1, 0.005, 1, 1, 1]))).toMatchObject({ fired: 1 })
    expect(await shown()).toMatchObject([{ title: 'Bitcoin closed below $0.010000' }])
  })

  it('counts the first close that is beyond, after the wish and up to its end, and no other', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 50, max: 150 }), { minLength: 1, maxLength: 30 }),
        fc.nat(40 * HOUR_MS),
        fc.option(fc.nat(40 * HOUR_MS)),
        fc.constantFrom(80, 120),
        (closes, createdMs, forMs, target) => {
          const endsAt = forMs === null ? null : new Date(createdMs + forMs)
          const money = { currency: 'TRY', fromRate: 40, rangAt: null } as const
          const wish = { ...money, target: 40 * target, fromUsd: 100, waitsFrom: new Date(createdMs), endsAt }
          const time = closes.map((_, at) => at * HOUR_MS)
          const found = closedBeyond(wish, { time, close: closes }, 20 * HOUR_MS, 40)
          const isRight = (usd: number, at: number) => {
            const closedMs = (at + 1) * HOUR_MS
            const isIn = closedMs > createdMs && closedMs <= Math.min(20 * HOUR_MS, endsAt?.getTime() ?? Infinity)
            return isIn && (target > 100 ? usd > target : usd < target)
          }
          const at = closes.findIndex(isRight)
          expect(found).toEqual(at < 0 ? null : { closedMs: (at + 1) * HOUR_MS, usd: closes[at] })
        },
      ),
    ))
})

describe('an alert with an end', () => {
  it('made from a level says its name, and that a touch is only a touch', async () => {
    const { shown } = await waiting({ kind: 'touch', target: 1e9, days: 30, origin: 'r1' })
    expect(await watchAlerts(world, market(1e9))).toMatchObject({ fired: 1 })
    expect(await shown()).toMatchObject([
      { title: 'Bitcoin touched R1', body: expect.stringContaining('It may turn back here or pass.') },
    ])
  })

  it('made from a level is told in the money that its reader has chosen', async () => {
    const { member, shown } = await waiting({ kind: 'touch', target: 1e9, days: 30, origin: 'r1' })
    await member.call(accounts.chooseCurrency, { currency: 'TRY' })
    expect(await watchAlerts(world, marketAt(clock, 1e9, { dayAgo: 1e9, lira: 40 }))).toMatchObject({ fired: 1 })
    expect(await shown()).toMatchObject([
      { title: 'Bitcoin touched R1', body: expect.stringMatching(/^₺40,000,000,000\.00 · /) },
    ])
  })

  it.each([1, 7, 30] as const)('expires after %d days, notifies once, and frees its place', async days => {
    const { member, shown, state } = await waiting({ kind: 'above', target: 3e9, days })
    // A session that is not used for a month is over.
    clock.forward((days * DAY_MS) / 2)
    await state()
    clock.forward((days * DAY_MS) / 2 - 1)
    expect(await watchAlerts(world, market(1))).toEqual({ fired: 0, ended: 0 })
    clock.forward(1)
    expect(await watchAlerts(world, market(9e9)), 'its time is over, whatever the price').toEqual({
      fired: 0,
      ended: 1,
    })
    expect(await watchAlerts(world, market(9e9))).toEqual({ fired: 0, ended: 0 })
    const said = `It did not ring in ${days} day${days === 1 ? '' : 's'}. Set it again if you like.`
    expect(await shown()).toMatchObject([{ title: 'Your Bitcoin alert has ended', body: said }])
    expect(await state()).toMatchObject({ firedAt: null, endedAt: clock.now().toISOString() })
    await member.call(notifications.addAlert, { symbol: 'BTC', kind: 'above', target: 3e9 })
    expect(await member.call(notifications.alerts, {})).toMatchObject([
      { endedAt: null },
      { endedAt: expect.any(String) },
    ])
    await watchAlerts(world, market(4e9))
  })

  it('begins anew when the same wish is made again', async () => {
    const { member, alert } = await waiting({ kind: 'above', target: 5e9, days: 1 })
    clock.forward(DAY_MS / 2)
    const again = await member.call(notifications.addAlert, { symbol: 'BTC', kind: 'above', target: 5e9, days: 7 })
    expect(again).toMatchObject({ id: alert.id, endsAt: new Date(clock.now().getTime() + 7 * DAY_MS).toISOString() })
  })

  it('is refused for any other number of days or origin', async () => {
    const ada = await world.member()
    const wish = { symbol: 'BTC', kind: 'above', target: 1e9 } as const
    for (const more of [{ days: 2 }, { origin: 'r9' }])
      await expect(ada.call(notifications.addAlert, { ...wish, ...(more as object) })).rejects.toMatchObject({
        status: 400,
      })
  })
})
