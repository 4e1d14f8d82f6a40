import { analysis, credits, favorites, follows, today } from '@pusula/contract'
import { createExchange } from '@pusula/simulator'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { createWorld } from '../../testing/world.ts'
import { appendClaims } from '../record/log/store/entries.ts'
import { someForecast } from '../record/testing/claims.ts'
import { landingMarkup } from './page.ts'
import { lastMorning } from './rules.ts'

const world = await createWorld({ RECORD_COINS: '2' })
const { clock, database } = world
const [minuteMs, hourMs] = [60_000, 3_600_000]

const coins = ['BTC', 'ETH', 'BNB', 'SOL', 'XRP', 'DOGE', 'ADA', 'TRX', 'LINK', 'AVAX', 'DOT', 'LTC']

/** Ranges of a day that came due an hour and two hours before a moment, some too narrow to hold, graded by the product itself. */
async function keepRecord(at: Date) {
  const box = createExchange({ seed: 1 })
  const claims = [1, 2].flatMap(hours => {
    const dueMs = at.getTime() - hours * hourMs
    const issuedAt = new Date(dueMs - 24 * hourMs)
    return coins.map((symbol, i) => {
      const atMs = issuedAt.getTime()
      const [minute] = box.candles(symbol, '1m', { limit: 1, endMs: atMs - minuteMs, nowMs: atMs }) ?? []
      const priceUsd = minute?.close ?? 0
      const width = i % 3 ? 0.2 : 0.0001
      const range = { low80Usd: priceUsd * (1 - width), high80Usd: priceUsd * (1 + width), halfWidth: width }
      return someForecast({
        ...{ symbol, issuedAt, what: '1day', model: 'daily', priceUsd, medianUsd: priceUsd },
        dueAt: new Date(dueMs),
        ...range,
      })
    })
  })
  await database.transaction(tx => appendClaims(tx, claims))
  await world.runJob('record.grade')
}

describe('the first day', () => {
  it('has the free range of Bitcoin, when its first result comes, and nothing that was not measured', async () => {
    clock.forward(50 * minuteMs)
    await world.runJob('record.issue')
    const summary = await world.person().call(today.summary, { zone: 'Europe/Istanbul' })
    const { bitcoin, rate, firstResultAt } = summary
    expect(summary).toMatchObject({ whose: 'large', graded: 0, coins: [], plans: [], watch: [], isQuiet: false })
    expect(rate).toBeNull()
    expect(Date.parse(firstResultAt ?? '')).toBeGreaterThan(clock.now().getTime() + 22 * hourMs)
    expect(summary.nextResults.map(({ horizon }) => horizon).sort()).toEqual(['15min', '1hour'])
    expect(summary.recorded).toEqual([])
    expect(bitcoin).toMatchObject({ symbol: 'BTC', name: 'Bitcoin' })
    const { lowUsd = 0, highUsd = 0, endsUsd = [] } = bitcoin ?? {}
    expect(endsUsd.filter(usd => usd > lowUsd && usd < highUsd)).toHaveLength(40)
  })
})

describe('after two days', () => {
  it('tells how yesterday’s ranges ended, exactly as the record graded them, of the large coins and of one’s own', async () => {
    clock.forward(26 * hourMs)
    await keepRecord(lastMorning('UTC', clock.now()).at)
    const passerBy = await world.person().call(today.summary, { zone: 'UTC' })
    expect(passerBy.whose).toBe('large')
    expect(passerBy.graded).toBeGreaterThan(7)
    expect(new Set(passerBy.coins.map(({ outcome }) => outcome)).size, 'some left their range').toBeGreaterThan(1)
    const rows = await database.rows<{
      id: number
      low: number
      high: number
      end: number
      outcome: number
      dueAt: Date
    }>(
      sql`select id, low80_usd as low, high80_usd as high, actual_usd as end, outcome, due_at as "dueAt" from record_claims
        where id = any(${passerBy.coins.map(({ id }) => id)}::bigint[])`,
    )
    for (const { id, lowUsd, highUsd, endUsd, outcome, beyondRatio, dueAt } of passerBy.coins) {
      const row = rows.find(one => one.id === id)
      const side = { '-1': 'below', '0': 'inside', '1': 'above' }[String(row?.outcome)]
      expect([lowUsd, highUsd, endUsd, outcome]).toEqual([row?.low, row?.high, row?.end, side])
      expect(Date.parse(dueAt)).toBeLessThanOrEqual(Date.parse(passerBy.at))
      expect(Date.parse(dueAt)).toBeGreaterThan(Date.parse(passerBy.at) - 2 * hourMs)
      expect(beyondRatio > 0).toBe(outcome !== 'inside')
    }
    expect(passerBy.held).toBe(passerBy.coins.filter(({ outcome }) => outcome === 'inside').length)
    expect(passerBy.expected).toBe(Math.round(0.8 * passerBy.graded))
    expect(passerBy.recorded, 'of every coin of the record').toHaveLength(coins.length)
    const ada = await world.member()
    for (const coinSymbol of ['ETH', 'SOL', 'USDC', 'PEPE'])
      await ada.call(favorites.add, { coinSymbol, coinName: coinSymbol })
    const own = await ada.call(today.summary, { zone: 'UTC' })
    expect(own.whose).toBe('own')
    expect(own.coins.map(({ symbol }) => symbol).sort()).toEqual(['ETH', 'SOL'])
    expect(JSON.stringify(own).length).toBeLessThan(15_000)
  })

  it('has the plans that one follows, when they begin and end', async () => {
    const ada = await world.member()
    const ids: number[] = []
    for (const symbol of ['XRP', 'DOGE', 'ADA', 'TRX', 'LINK']) {
      await ada.call(credits.deduct, { symbol })
      const { plans } = await ada.call(analysis.analyze, { symbol })
      for (const { id } of plans) ids.push(id ?? -1)
    }
    for (const id of ids) await ada.call(follows.follow, { id })
    const before = await ada.call(today.summary, {})
    expect(before.plans).toEqual([])
    expect(before.watch.length).toBeLessThanOrEqual(3)
    for (let hour = 0; hour < 25; hour++) {
      clock.forward(hourMs)
      await world.runJob('record.plans')
    }
    const after = await ada.call(today.summary, {})
    expect(after.plans).toHaveLength(3)
    for (const { plan } of after.plans) expect(plan.state).not.toBe('waiting')
    expect(after.plansStarted + after.plansEnded, 'those that are not listed count too').toBeGreaterThan(3)
    const eve = await world.member()
    expect((await eve.call(today.summary, {})).plans).toEqual([])
  })
})

it('the landing page tells a reader without scripts what is said of tomorrow, with what such ranges held', async () => {
  const summary = await world.person().call(today.summary, {})
  const at = new Date('2026-11-17T11:32:00Z')
  const bitcoin = { symbol: 'BTC', name: 'Bitcoin', priceUsd: 65_690, lowUsd: 64_352, highUsd: 67_046, endsUsd: [] }
  const rate = { kind: 'live', graded: 4_500, missed: 945, heldRatio: 0.79, errorRatio: 0.02, days: 90 } as const
  const told = {
    ...summary,
    source: 'live',
    rate,
    bitcoin: { ...bitcoin, endsAt: '2026-11-18T11:30:00.000Z' },
  } as const
  expect(landingMarkup(told, 'tr', at)).toContain('yarın 14.30 için 5 seferden 4’ünde $64.352 – 67.046')
  expect(landingMarkup(told, 'en', at)).toContain('79 in 100 of such ranges held in the last 90 days; 80 is the aim.')
  expect(landingMarkup({ ...told, rate: { ...rate, graded: 12 } }, 'en', at)).toContain('No live measurement yet.')
  expect(landingMarkup({ ...told, source: 'simulated' }, 'tr', at)).toContain('Simüle piyasa')
  expect(landingMarkup({ ...told, bitcoin: null }, 'tr', at)).toBe('')
})

it('the morning of a place is the last half past eight there, whatever its clocks do', () => {
  const zones = [
    'Europe/Istanbul',
    'Pacific/Auckland',
    'America/St_Johns',
    'Asia/Kolkata',
    'UTC',
    'Australia/Lord_Howe',
  ]
  const year = { min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer(year), (zone, ms) => {
      const { at, nextAt } = lastMorning(zone, new Date(ms))
      expect(at.getTime()).toBeLessThanOrEqual(ms)
      expect(nextAt.getTime()).toBeGreaterThan(ms)
      expect(nextAt.getTime() - at.getTime()).toBeGreaterThanOrEqual(23 * hourMs)
      expect(nextAt.getTime() - at.getTime()).toBeLessThanOrEqual(25 * hourMs)
      const wall = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at)
      expect(wall).toBe('08:30')
    }),
    { numRuns: 300 },
  )
})
