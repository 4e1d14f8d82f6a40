import { credits, admin as routes } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { administrator } from '../../../testing/admin.ts'
import { buy } from '../../../testing/payments.ts'
import { createWorld } from '../../../testing/world.ts'

const world = await createWorld({ JOBS: 'on' })
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  admin = await administrator(world)
})

describe('the report', () => {
  it('counts what happened on its day, and nothing twice', async () => {
    const ada = await world.member()
    const guest = await world.guest()
    await ada.call(credits.deduct, { symbol: 'BTC' })
    await ada.call(credits.deduct, { symbol: 'ETH' })
    await guest.call(credits.deduct, { symbol: 'BTC' })
    await world.grant(ada.accountId, 50, 'purchase', 'bought')
    world.clock.forward(DAY_MS)
    await admin.showFactor()
    await world.member()
    await ada.call(credits.deduct, { symbol: 'SOL' })
    await world.grant(ada.accountId, 10, 'purchase', 'bought more')

    const { days, funnel } = await admin.call(routes.report, { days: 3 })
    expect(days.map(({ day }) => day)).toEqual(['2026-11-14', '2026-11-15', '2026-11-16'])
    expect(days[0]).toMatchObject({ guests: 0, signUps: 0, activePeople: 0, analyses: 0, requests: 0 })
    const counts = { analyses: 3, activePeople: 2, creditsSold: 50, creditsUsed: 3 }
    expect(days[1]).toMatchObject({ guests: 1, signUps: 2, ...counts, failures: 0 })
    expect(days[1]?.requests).toBeGreaterThan(5)
    expect(days[2]).toMatchObject({
      guests: 0,
      signUps: 1,
      analyses: 1,
      activePeople: 1,
      creditsSold: 10,
      creditsUsed: 1,
    })
    expect(funnel).toEqual({ guests: 1, signUps: 3, buyers: 1 })
    expect((await admin.call(routes.report, {})).days).toHaveLength(30)
  })

  it('says how the forecasts of the week did against "the price stays"', async () => {
    const now = world.clock.now()
    const keep = (day: Date, error: number, unchanged: number) =>
      world.database.run(sql`insert into record_range_days values ('live', 'simulated', '1hour', '', ${day}, 2, 0, 1, 0,
        ${error}, ${unchanged}, 2, 2, 0, 0, array_fill(0, array[24]), array_fill(0, array[24]))`)
    await keep(new Date(now.getTime() - DAY_MS), 0.25, 0.4)
    await keep(new Date(now.getTime() - 8 * DAY_MS), 1, 0.5)
    const { forecasts } = await admin.call(routes.report, { days: 1 })
    expect(forecasts).toEqual([
      {
        horizon: '1hour',
        graded: 2,
        insideRatio: 0.5,
        directionRatio: 1,
        skillRatio: expect.closeTo(1 - 0.125 / 0.2, 9),
      },
    ])
  })
})

describe('money', () => {
  it('is on the day it was paid, and with the person who paid it', async () => {
    const ada = await world.member()
    await buy(ada, { amount: 8 })
    const { days } = await admin.call(routes.report, { days: 1 })
    const sold = (await ada.call(credits.history, {})).entries.find(({ reason }) => reason === 'purchase')?.amount ?? 0
    expect(sold).toBeGreaterThan(0)
    expect(days[0]).toMatchObject({ revenueUsd: 8, creditsSold: 10 + sold })
    const { purchases, tier } = await admin.call(routes.person, { id: ada.accountId })
    expect(purchases).toMatchObject([{ amountUsd: 8, credits: sold }])
    expect(tier).toBe('member')
  })
})

describe('the four metrics', () => {
  it('are compared with yesterday at the same time', async () => {
    const before = await admin.call(routes.stats, {})
    expect(before).toMatchObject({
      activeApis: 0,
      totalApis: 0,
      lastUpload: null,
      dailyAnalyses: 1,
      analysesYesterday: 3,
    })
    expect(before.totalCoins).toBe((await admin.call(routes.coinCount, {})).count)
    const [coin] = await admin.call(routes.coins, { search: 'solana' })
    expect(coin).toMatchObject({ symbol: 'SOL', analyses: 1 })
  })
})

describe('health', () => {
  it('tells venues, feeds, jobs, calls and the database', async () => {
    await admin.call(routes.coins, { pageSize: 1 })
    const health = await admin.call(routes.health, {})
    const venue = health.upstreams.find(({ kind }) => kind === 'market')
    expect(venue).toMatchObject({ name: 'Simulator', isHealthy: true, failures: 0, says: null })
    expect(venue?.lastOkAt).not.toBeNull()
    expect(health.jobs.map(({ name }) => name)).toContain('credits.sweep')
    expect(health.jobs.filter(({ name }) => name.startsWith('__'))).toEqual([])
    expect(health.lastHour.requests).toBeGreaterThan(3)
    expect(health.database.sizeBytes).toBeGreaterThan(1_000_000)
  })

  it('counts what fails by our fault', async () => {
    const { failures } = (await admin.call(routes.health, {})).lastHour
    await world.database.run(sql`alter table admin_audit rename to admin_audit_away`)
    await expect(admin.call(routes.audit, {})).rejects.toMatchObject({ status: 500 })
    await world.database.run(sql`alter table admin_audit_away rename to admin_audit`)
    await expect(admin.call(routes.audit, { before: 'x' })).rejects.toMatchObject({ status: 400 })
    expect((await admin.call(routes.health, {})).lastHour.failures).toBe(failures + 1)
  })

  it('says of a feed that fails since when and why', async () => {
    await world.database.run(sql`insert into news_feeds (url, failures, next_at, says)
      values ('https://feed.example/rss', 3, now(), 'answered 500')`)
    const { upstreams } = await admin.call(routes.health, {})
    expect(upstreams).toContainEqual({
      ...{
        name: 'feed.example',
        kind: 'news',
        isHealthy: false,
        lastOkAt: null,
        failures: 3,
        says: 'answered 500',
        fault: 'other',
      },
    })
  })
})
