import { notifications } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createPushWorld } from '../../../testing/push-world.ts'
import { marketAt } from '../testing/market.ts'
import { watchAlerts } from './watch.ts'

const world = await createPushWorld()
const { clock, database } = world
type Said = Parameters<typeof marketAt>[2]

/** A member who wants to hear of it every time, at a price of 100. */
async function waiting(kind: string, target: number) {
  await database.run(sql`delete from notifications_alerts`)
  const { member, browser } = await world.listener()
  await member.call(notifications.changeSettings, { alertMail: true })
  await database.run(sql`insert into notifications_alerts
      (account_id, symbol, name, kind, target, from_usd, created_at, repeats, ends_at)
    values (${member.accountId}, 'BTC', 'Bitcoin', ${kind}, ${target}, 100, ${clock.now()}, true,
      ${new Date(clock.now().getTime() + 7 * 24 * HOUR_MS)})`)
  const shown = async () => {
    await world.deliver()
    return browser.shown()
  }
  return { shown, alerts: () => member.call(notifications.alerts, {}) }
}

/** What rings, by two instances that look at once. */
async function at(price: number, said?: Said): Promise<number> {
  const other = await world.another()
  const looks = [world, other].map(by => watchAlerts(by, marketAt(clock, price, said)))
  return (await Promise.all(looks)).reduce((sum, { fired }) => sum + fired, 0)
}

describe('an alert for every time', () => {
  it('rings once for each crossing, however many ticks stay beyond it, and goes on', async () => {
    const { shown, alerts } = await waiting('above', 110)
    expect([await at(111), await at(112), await at(111)]).toEqual([1, 0, 0])
    clock.forward(2 * HOUR_MS)
    expect(await at(113), 'it has not come back').toBe(0)
    expect([await at(109), await at(111)]).toEqual([0, 1])
    const said = expect.stringMatching(/^Now \$111\.00 · .* The alert stays on\.$/)
    expect(await shown()).toMatchObject([
      { title: 'Bitcoin above $110.00', body: said },
      { title: 'Bitcoin above $110.00', body: said },
    ])
    const [waits, ...past] = await alerts()
    expect(waits).toMatchObject({ firedAt: null, repeats: true, rangAt: clock.now().toISOString() })
    expect(past).toMatchObject([{ firedUsd: 111 }, { firedUsd: 111 }])
    const told = await database.rows(sql`select from notifications_deliveries where kind = 'alert'`)
    expect(told, 'one for each').toHaveLength(2)
    clock.forward(8 * 24 * HOUR_MS)
    expect((await watchAlerts(world, marketAt(clock, 100))).ended).toBe(1)
    expect((await shown()).at(-1)).toMatchObject({ body: 'Its time is over. Set it again if you like.' })
  })

  it('has a cooldown of an hour: an oscillating price does not ring each time', async () => {
    const { alerts } = await waiting('below', 90)
    expect(await at(89)).toBe(1)
    for (let minute = 0; minute < 50; minute += 10) {
      clock.forward(HOUR_MS / 6)
      expect([await at(91), await at(89)], `after ${minute + 10} minutes`).toEqual([0, 0])
    }
    clock.forward(HOUR_MS / 2)
    expect(await at(89), 'what came within the hour is not told late').toBe(0)
    expect([await at(91), await at(89)]).toEqual([0, 1])
    expect(await alerts()).toHaveLength(3)
  })

  it('of a level rings from whichever side the price comes back to it', async () => {
    await waiting('touch', 110)
    expect([await at(109.95), await at(110.05)]).toEqual([1, 0])
    clock.forward(2 * HOUR_MS)
    expect([await at(120), await at(110.1)], 'from above').toEqual([0, 1])
    clock.forward(2 * HOUR_MS)
    expect([await at(100), await at(110)], 'from below').toEqual([0, 1])
  })

  it.each([
    ['range', 80, { range: { lowUsd: 95, highUsd: 105 } }, 106, 100],
    ['move', 5, {}, 106, 100],
  ] as const)('of the kind %s waits until it is over, which what nobody knows is not', async (...row) => {
    const [kind, target, said, beyond, back] = row
    await waiting(kind, target)
    expect(await at(beyond, said)).toBe(1)
    clock.forward(2 * HOUR_MS)
    const unknown = kind === 'range' ? {} : { dayAgo: 100 }
    expect([await at(beyond, unknown), await at(beyond, said)]).toEqual([0, 0])
    expect([await at(back, said), await at(beyond, said)]).toEqual([0, 1])
  })

  it('of an hourly close rings for the hour that crosses, not for those that stay beyond', async () => {
    await waiting('close', 110)
    const closes = async (...hours: number[]) => {
      clock.forward(HOUR_MS)
      return at(100, { hours })
    }
    expect(await closes(100, 111)).toBe(1)
    expect(await closes(100, 111, 112)).toBe(0)
    expect(await closes(100, 111, 112, 109)).toBe(0)
    expect(await closes(100, 111, 112, 109, 113)).toBe(1)
  })
})
