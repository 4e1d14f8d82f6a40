import { gems } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { Registry } from 'prom-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { emptyHttp } from '../../testing/http.ts'
import { createWorld } from '../../testing/world.ts'
import { startMarket } from '../market/index.ts'
import { followFinds } from './finds/follow.ts'
import { latestGems } from './index.ts'
import { gemMetrics } from './metrics.ts'
import { openRoutes } from './routes.ts'
import { searchIfDue } from './search/run.ts'

const world = await createWorld()
const { database, clock, log, config } = world
const whole = await startMarket({ config, clock, log, metrics: new Registry() })
/** The larger half of the coins is enough to find some. */
const market = {
  ...whole,
  coins: async () => {
    const { value, provenance } = await whole.coins()
    return { value: value.slice(0, 150), provenance }
  },
}
const parties = { database, clock, log, market, isLeaving: () => false }
/** A list that is only newer needs no more than a few of them. */
const fewCoins = async () => {
  const { value, provenance } = await whole.coins()
  return { value: value.filter((_, place) => place === 0 || (place >= 100 && place < 120)), provenance }
}
const searchingFew = { ...parties, market: { ...whole, coins: fewCoins } }

describe('before the first search', () => {
  it('the list is empty and says that there was none yet', async () => {
    const ada = await world.member()
    expect(await ada.call(gems.list, {})).toMatchObject({ data: [], computedAt: null, isLate: false, isStale: false })
    expect(await ada.call(gems.past, {})).toEqual({ data: [], nextBeforeId: null })
    expect(await latestGems(database)).toBeUndefined()
  })
})

describe('hidden gems', () => {
  beforeAll(async () => {
    await searchIfDue(parties)
  })

  it('are unlocked by a balance of five credits, and spend none', async () => {
    const ada = await world.member({ credits: 5 })
    const { data, ...edition } = await ada.call(gems.list, {})
    expect(data.length).toBeGreaterThan(5)
    expect(edition).toMatchObject({ source: 'simulated', isStale: false, nextAt: '2026-11-15T18:00:00.000Z' })
    for (const gem of data) {
      expect(gem.targetPrice).toBeGreaterThan(gem.low24h)
      expect(gem.moonshotTime).toMatch(/^\d+-\d+ days$/)
      expect(gem.exchanges).toEqual(['Simulator'])
      expect(gem.isNew, 'on the first list of all').toBe(false)
    }
    expect(data.map(({ grade }) => grade)).toEqual(data.map(({ grade }) => grade).sort((a, b) => b - a))
    expect(await world.balanceOf(ada.accountId)).toBe(5)
  })

  it('stay closed with four, for guests and for nobody, whatever is asked', async () => {
    const ada = await world.member({ credits: 4 })
    const locked = { code: 'gems.locked', details: { needed: 5, remaining: 4 } }
    await expect(ada.call(gems.list, {})).rejects.toMatchObject(locked)
    await expect(ada.call(gems.past, {})).rejects.toMatchObject(locked)
    const guest = await world.guest()
    await expect(guest.call(gems.list, {})).rejects.toMatchObject({ code: 'accounts.signInRequired' })
    await expect(world.person().call(gems.summary, {})).rejects.toMatchObject({ code: 'guests.sessionRequired' })
  })

  it('open for Pro members without a single credit', async () => {
    const { accountId } = await world.member({ credits: 0 })
    const fastify = await emptyHttp()
    const pro = { kind: 'member', accountId, sessionId: '', isAdmin: false } as const
    openRoutes({ fastify, identify: async () => pro }, world, { market, isPro: async (_, id) => id === accountId })
    const reply = await fastify.inject(gems.list.path)
    expect(reply.json().data.length).toBeGreaterThan(5)
  })

  it('show only their count to whoever may not read them', async () => {
    const guest = await world.guest()
    const summary = await guest.call(gems.summary, {})
    const known = await latestGems(database)
    expect(known?.gems.length).toBeGreaterThan(5)
    expect(summary).toMatchObject({ count: known?.gems.length, neededCredits: 5, record: { over: 0 } })
    expect(JSON.stringify(summary)).not.toContain(known?.gems[0]?.symbol)
  })

  it('give their reasons in the language of the request', async () => {
    const ada = await world.member()
    const inTurkish = await ada.request({ method: 'GET', url: `${gems.list.path}?language=tr` })
    const inEnglish = await ada.request({ method: 'GET', url: `${gems.list.path}?language=en` })
    expect(inTurkish.json().data[0]).toMatchObject({
      reason: expect.stringContaining('gün'),
      moonshotTime: expect.stringMatching(/ gün$/),
    })
    expect(inEnglish.json().data[0].reason).toContain('days')
  })

  it('stay on record with what became of them, the failed ones too', async () => {
    const found = (await latestGems(database))?.gems ?? []
    const due = found.filter(({ toDays }) => toDays <= 15).map(({ symbol }) => symbol)
    expect(due.length).toBeGreaterThan(0)
    // Two coins that no exchange has ever heard of were delisted right after they had been found, one of them at its target.
    await database.run(sql`insert into gems_finds (source, symbol, name, grade, level, found_at, due_at, price_usd, target_usd,
      leader_usd, last_usd, last_leader_usd, followed_at, reached_at) select 'simulated', symbol, 'Gone', 70, 'Medium', at, at, 1, 2, 1,
      0.5, 1, at, case symbol when 'THERE' then at end from unnest(array['GONE', 'THERE']) symbol, (select ${clock.now()}::timestamptz as at) n`)
    clock.forward(15.5 * DAY_MS)
    await searchIfDue(searchingFew)
    expect(await followFinds(parties)).toBe(due.length + 2)
    const ada = await world.member()
    const data = (await ada.call(gems.past, {})).data.filter(({ isOver }) => isOver)
    expect(data.map(({ symbol }) => symbol).sort()).toEqual([...due, 'GONE', 'THERE'].sort())
    expect(data.filter(({ state }) => state === 'open')).toEqual([])
    expect(data.find(({ symbol }) => symbol === 'GONE')).toMatchObject({ state: 'delisted', changePercent: -50 })
    expect(data.find(({ symbol }) => symbol === 'THERE')).toMatchObject({ state: 'reached', changePercent: -50 })

    const { record } = await ada.call(gems.summary, {})
    expect(await world.person().call(gems.record, {}), 'the same for everyone on the track record').toEqual(record)
    const halved = data.filter(({ changePercent }) => changePercent <= -50).length
    expect(String(await gemMetrics(parties, market)('en')), 'losses too, where no script runs').toContain(
      `<td>Halved</td><td>${halved}</td>`,
    )
    expect([record.halved, record.doubled]).toEqual([
      halved,
      data.filter(({ changePercent }) => changePercent >= 100).length,
    ])
    expect(record).toMatchObject({
      over: data.length,
      delisted: 1,
      measured: { reachedByFirst: 0.18, reachedByLast: 0.34, aheadOfBitcoin: 0.27 },
    })
    expect(record.reached).toBe(data.filter(({ state }) => state === 'reached').length)
    expect(record.aheadOfBitcoin).toBe(data.filter(gem => gem.changePercent > gem.bitcoinChangePercent).length)
    expect(await followFinds(parties), 'nothing is judged twice').toBe(0)
    await expect(database.run(sql`delete from gems_finds where outcome = 'missed'`)).rejects.toThrow('kept')
    await expect(database.run(sql`update gems_finds set outcome = 'reached', closed_at = now()`)).rejects.toThrow(
      'kept',
    )
  })

  it('are paged by cursor, none twice and none left out', async () => {
    const ada = await world.member()
    const before = (await ada.call(gems.past, {})).data.length
    await database.run(sql`insert into gems_finds (source, symbol, name, grade, level, found_at, due_at, price_usd, target_usd,
      leader_usd, last_usd, last_leader_usd, followed_at) select 'simulated', 'P' || n, 'Past', 60, 'Medium', ${clock.now()},
      ${clock.now()}, 1, 2, 1, 1, 1, ${clock.now()} from generate_series(1, 30) n`)
    const ids: string[] = []
    for (let beforeId: number | null | undefined; beforeId !== null; ) {
      const page = await ada.call(gems.past, beforeId ? { beforeId } : {})
      ids.push(...page.data.map(({ id }) => id))
      beforeId = page.nextBeforeId
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(before + 30)
  })

  it('say so when the next list is late', async () => {
    clock.forward(DAY_MS)
    const ada = await world.member()
    expect(await ada.call(gems.list, {})).toMatchObject({ isLate: true })
  })
})

describe('a search without a list of coins', () => {
  it('uses the last cached sizes, and says from when they are', async () => {
    clock.forward(DAY_MS)
    const stale = async () => {
      const { value, provenance } = await fewCoins()
      return { value, provenance: { ...provenance, ageMs: 2 * DAY_MS, isStale: true } }
    }
    expect(await searchIfDue({ ...parties, market: { ...market, coins: stale } })).toBe(true)
    const ada = await world.member()
    const searchedAt = clock.now().getTime()
    expect(await ada.call(gems.list, {})).toMatchObject({ sizesAt: new Date(searchedAt - 2 * DAY_MS).toISOString() })
    clock.forward(DAY_MS)
    await searchIfDue(searchingFew)
    expect(await ada.call(gems.list, {})).toMatchObject({ sizesAt: null })
  })
})
