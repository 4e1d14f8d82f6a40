import { analysis, credits, follows, market, today } from '@pusula/contract'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { createWorld } from '../../testing/world.ts'
import { landingMarkup } from './page.ts'
import { lastMorning } from './rules.ts'

const world = await createWorld({ RECORD_COINS: '2' })
const { clock, database } = world
const [minuteMs, hourMs] = [60_000, 3_600_000]

describe('the first day', () => {
  it('has the free range of Bitcoin, when its first result comes, and nothing that was not measured', async () => {
    clock.forward(50 * minuteMs)
    await world.runJob('record.issue')
    const summary = await world.person().call(today.summary, { zone: 'Europe/Istanbul' })
    const { bitcoin, rate, firstResultAt } = summary
    expect(summary).toMatchObject({ whose: 'large', graded: 0, coins: [], plans: [], watch: [], isQuiet: false })
    expect({ rate, earlyResults: summary.earlyResults }).toEqual({ rate: null, earlyResults: 0 })
    expect(summary.replay, 'how far the past is worked out').toEqual({ coins: 0, of: 2 })
    expect(Date.parse(firstResultAt ?? '')).toBeGreaterThan(clock.now().getTime() + 22 * hourMs)
    expect(summary.nextResults.map(({ horizon }) => horizon).sort()).toEqual(['15min', '1hour'])
    expect(summary.recorded).toEqual([])
    expect(bitcoin).toMatchObject({ symbol: 'BTC', name: 'Bitcoin' })
    const { lowUsd = 0, highUsd = 0, endsUsd = [] } = bitcoin ?? {}
    expect(endsUsd.filter(usd => usd > lowUsd && usd < highUsd)).toHaveLength(40)
    clock.forward(20 * minuteMs)
    const later = (await world.person().call(today.summary, {})).bitcoin
    const { price } = await (await world.member()).call(market.overview, { symbol: 'BTC' })
    expect(later?.endsAt, 'the range of before').toBe(bitcoin?.endsAt)
    expect(later?.priceUsd, 'beside the price of now').toBe(price.lastPrice)
    expect(later?.priceUsd).not.toBe(bitcoin?.priceUsd)
  })

  it('says how many results there are while they are too few for a rate, and of none of them that it is the first', async () => {
    clock.forward(25 * hourMs)
    await world.runJob('record.grade')
    const { rate, earlyResults, firstResultAt, nextResults } = await world.person().call(today.summary, {})
    expect(rate).toBeNull()
    expect(earlyResults).toBeGreaterThan(0)
    expect({ firstResultAt, nextResults }).toEqual({ firstResultAt: null, nextResults: [] })
  })
})

describe('a member', () => {
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
    const told: string[] = []
    await vi.waitFor(() => expect(world.memory.isListening()).toBe(true))
    world.memory.onChange(change => told.push(change))
    expect(before.watch.length).toBeLessThanOrEqual(3)
    for (let hour = 0; hour < 25; hour++) {
      clock.forward(hourMs)
      await world.runJob('record.plans')
    }
    const after = await ada.call(today.summary, {})
    expect(after.plans).toHaveLength(3)
    for (const { plan } of after.plans) expect(plan.state).not.toBe('waiting')
    expect(after.plansStarted + after.plansEnded, 'those that are not listed count too').toBeGreaterThan(3)
    await vi.waitFor(() => expect(told, 'pages that are open hear of it').toContain(`plans ${ada.accountId}`))
    const eve = await world.member()
    expect((await eve.call(today.summary, {})).plans).toEqual([])
  })
})

it('a portfolio’s range comes with its largest holdings at the prices of then, so that a page can follow what it is worth', async () => {
  const ada = await world.member()
  const coins = Array.from({ length: 25 }, (_, i) => ({ coin: `C${i}`, value: 100 + i }))
  const stakes = [...coins, { coin: 'USDT', value: 9_000, stable: true }, { coin: 'GONE', value: 8_000 }]
  const prices = Object.fromEntries([...coins.map(({ coin }) => [coin, 2]), ['USDT', 1]])
  const range = {
    valueUsd: 30_000,
    range80: { lowUsd: 29_000, highUsd: 31_000 },
    halfWidth: 0.03,
    shares: [],
    assumed: [],
  }
  await database.run(sql`insert into portfolio_ranges (account_id, day, issued_at, stakes, prices, value_usd, low_usd,
      high_usd, half_width, coin_count, assumed) values (${ada.accountId}, (${clock.now()}::timestamptz at time zone 'UTC')::date, ${clock.now()},
      ${JSON.stringify(stakes)}::jsonb, ${JSON.stringify(prices)}::jsonb, ${range.valueUsd}, ${range.range80.lowUsd},
      ${range.range80.highUsd}, ${range.halfWidth}, 27, '[]'::jsonb)`)
  const { portfolio } = await ada.call(today.summary, {})
  expect(portfolio).toMatchObject({ lowUsd: 29_000, highUsd: 31_000, valueUsd: 30_000 })
  expect(portfolio?.coins[0]).toEqual({ symbol: 'C24', valueUsd: 124, priceUsd: 2 })
  expect(portfolio?.coins).toHaveLength(20)
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
  expect(String(landingMarkup(told, 'tr', at))).toContain(
    'yarın saat 14.30 için olası aralık $64.352 – 67.046: 5’te 4 tutması gerekir; böyle 100 aralığın 79 tanesi tuttu',
  )
  expect(String(landingMarkup(told, 'en', at))).toContain(
    'meant to hold 4 times in 5; 79 in 100 of such ranges held in the last 90 days.',
  )
  expect(String(landingMarkup({ ...told, rate: { ...rate, graded: 12 } }, 'en', at))).toContain('no live measurement')
  expect(String(landingMarkup({ ...told, source: 'simulated' }, 'tr', at))).toContain('Simüle piyasa')
  expect(String(landingMarkup({ ...told, bitcoin: null }, 'tr', at))).toBe('')
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
