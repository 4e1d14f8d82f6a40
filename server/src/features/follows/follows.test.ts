import { accounts, analysis, credits, follows } from '@pusula/contract'
import { followPlan, fromRows } from '@pusula/engine'
import { createExchange } from '@pusula/simulator'
import { HOUR_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { createWorld, type Person } from '../../testing/world.ts'
import { plansById } from '../record/index.ts'

const world = await createWorld()
const { clock, database } = world
const box = createExchange({ seed: 1 })

async function open(person: Person, symbol: string) {
  await person.call(credits.deduct, { symbol })
  const { plans } = await person.call(analysis.analyze, { symbol })
  return plans
}

/** Lets hours go by, the jobs of each of them done. */
async function pass(hours: number) {
  for (let i = 0; i < hours; i++) {
    clock.forward(HOUR_MS)
    await world.runJob('record.plans')
  }
}

const candlesUntil = (symbol: string, untilMs: number) =>
  fromRows(
    (box.candles(symbol, '1h', { limit: 300, endMs: untilMs - 1, nowMs: untilMs }) ?? []).map(
      ({ openMs, open, high, low, close, volumeBase }) => [openMs, open, high, low, close, volumeBase],
    ),
  )

describe('a plan', () => {
  it('is issued once, is the same for everybody, and does not move with the price', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const first = await open(ada, 'SOL')
    await pass(1)
    const second = await open(eve, 'SOL')
    for (const plan of first) {
      const again = second.find(({ id }) => id === plan.id)
      expect(again).toBeDefined()
      if (again?.state === 'waiting') expect({ ...again, leverages: [] }).toEqual({ ...plan, leverages: [] })
    }
  })

  it('is advanced by closing hours without a reader, and can be seen to its end without another credit', async () => {
    const ada = await world.member()
    const issued = await open(ada, 'DOGE')
    await pass(26)
    // Nobody was there for days: what closed meanwhile is read back.
    clock.forward(8 * 24 * HOUR_MS)
    await world.runJob('record.plans')
    const sealed = await plansById(
      database,
      issued.map(({ id }) => id ?? -1),
    )
    for (const plan of sealed) {
      const before = issued.find(({ id }) => id === plan.id)
      if (!before) throw new Error('it was issued')
      expect(plan.state, 'it has ended').toMatch(/target|stop|expired|lapsed/)
      const lived = followPlan(
        {
          ...plan,
          ...{ state: 'waiting', entryUsd: before.entry, stopUsd: before.stop, targetUsd: before.target },
        },
        candlesUntil('DOGE', clock.now().getTime()),
        clock.now().getTime(),
      )
      expect(lived.state).toBe(plan.state)
      if ('resultRatio' in lived) expect(plan).toMatchObject({ exitUsd: lived.exitUsd, endedAt: lived.endedAt })
    }
    await expect(ada.call(analysis.analyze, { symbol: 'DOGE' })).rejects.toMatchObject({ status: 402 })
    const seen = await ada.call(analysis.plansOf, { symbol: 'DOGE' })
    expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining(sealed.filter(lately).map(({ id }) => id)))
    const eve = await world.member()
    expect(await eve.call(analysis.plansOf, { symbol: 'DOGE' }), 'not to who has not opened it').toEqual([])
  })

  const lately = (plan: { endedAt?: number } | object) =>
    'endedAt' in plan && (plan.endedAt ?? 0) >= clock.now().getTime() - 7 * 24 * HOUR_MS
})

describe('following', () => {
  it('takes one tap, of a plan that waits and whose coin was opened, and two taps are one', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const [plan] = await open(ada, 'ADA')
    const id = plan?.id ?? -1
    await expect(eve.call(follows.follow, { id })).rejects.toMatchObject({ status: 404, code: 'follows.notOpened' })
    await expect(ada.call(follows.follow, { id: 999_999_999 })).rejects.toMatchObject({ code: 'follows.notOpened' })
    await Promise.all([1, 2, 3].map(() => ada.call(follows.follow, { id, isTold: true })))
    const mine = await ada.call(follows.mine, {})
    expect(mine.plans).toMatchObject([{ id, name: 'Cardano', state: 'waiting', isTold: true }])
    expect(mine).toMatchObject({ followed: 1, decided: 0, ended: 0, meanRatio: null })
    await ada.call(follows.unfollow, { id })
    await ada.call(follows.unfollow, { id })
    expect((await ada.call(follows.mine, {})).plans).toEqual([])
    await ada.call(follows.follow, { id })
    await ada.call(accounts.remove, {})
    expect(await database.rows(sql`select from follows_plans where account_id = ${ada.accountId}`)).toEqual([])
    const guest = await world.guest()
    await expect(guest.call(follows.mine, {})).rejects.toMatchObject({ status: 401 })
  })

  it('is refused with hindsight: after hours have closed that the plan was not advanced through', async () => {
    const ada = await world.member()
    const plans = (await open(ada, 'LTC')).filter(({ state }) => state === 'waiting')
    clock.forward(3 * HOUR_MS)
    for (const { id = -1 } of plans)
      await expect(ada.call(follows.follow, { id: id ?? -1 })).rejects.toMatchObject({ code: 'market.unavailable' })
    await world.runJob('record.plans')
    const now = await plansById(
      database,
      plans.map(({ id }) => id ?? -1),
    )
    for (const { id, state } of now) {
      const following = ada.call(follows.follow, { id })
      if (state === 'waiting') await following
      else await expect(following).rejects.toMatchObject({ code: 'follows.begun' })
    }
    expect(plans.length).toBeGreaterThan(0)
  })

  it('counts what came beside what was said, in the export too', async () => {
    const ada = await world.member()
    const symbols = ['XRP', 'LINK', 'AVAX', 'DOT']
    const ids: number[] = []
    for (const symbol of symbols)
      for (const plan of await open(ada, symbol)) if (plan.state === 'waiting') ids.push(plan.id ?? -1)
    for (const id of ids) await ada.call(follows.follow, { id })
    clock.forward(9 * 24 * HOUR_MS)
    await world.runJob('record.plans')
    const mine = await ada.call(follows.mine, {})
    const { plans, followed, decided, begun, ended, target, stop, neither, meanRatio } = mine
    expect([followed, decided]).toEqual([ids.length, ids.length])
    expect(begun.said).toBeCloseTo(
      plans.reduce((sum, { chances }) => sum + chances.met, 0),
      9,
    )
    expect(begun.was).toBe(plans.filter(({ state }) => state !== 'lapsed').length)
    expect(target.was + stop.was + neither.was).toBe(ended)
    expect(target.said + stop.said + neither.said).toBeCloseTo(ended, 9)
    const results = plans.flatMap(({ result }) => (result === null ? [] : [result]))
    if (results.length) expect(meanRatio).toBeCloseTo(results.reduce((a, b) => a + b) / results.length, 12)
    await expect(
      ada.call(follows.follow, { id: ids[0] ?? -1 }),
      'a second tap is no second follow',
    ).resolves.toBeDefined()
    const exported = await ada.request({ method: 'GET', url: accounts.export.path })
    expect(exported.json().follows).toHaveLength(ids.length)
  })
})
