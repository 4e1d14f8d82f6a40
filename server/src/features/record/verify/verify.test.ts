import { analysis, credits } from '@pusula/contract'
import { fromRows } from '@pusula/engine'
import { createExchange } from '@pusula/simulator'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'
import { createWorld } from '../../../testing/world.ts'
import { liveScores } from '../index.ts'
import { lastCheck } from '../page/store.ts'
import { sealDay } from '../publish/seal.ts'
import { type PriceSource, pricesOf } from './candles.ts'
import { checkAndKeep, checkRecord } from './check.ts'
import { checkLot } from './lot.ts'
import { type Verdict, verifyLots } from './verify.ts'

const world = await createWorld({ RECORD_COINS: '6' })
const minuteMs = 60_000
const box = createExchange({ seed: 1 })
const prices: PriceSource = async (symbol, timeframe, fromMs, untilMs) => {
  const limit = (untilMs - fromMs) / (timeframe === '1m' ? minuteMs : 15 * minuteMs)
  const nowMs = world.clock.now().getTime()
  const rows = box.candles(symbol, timeframe, { limit, endMs: untilMs - 1, nowMs }) ?? []
  const candles = fromRows(
    rows.map(({ openMs, open, high, low, close, volumeBase }) => [openMs, open, high, low, close, volumeBase]),
  )
  return { candles, venue: null }
}

// Somebody asks, the plan goes on for half an hour, and nine days go by in which all of it comes due.
const ada = await world.member()
const readFeed = () => world.app.inject({ url: '/track-record.atom?language=en' })
const emptyFeed = await readFeed()
world.clock.forward(2 * 60 * minuteMs)
const emptyFeedLater = await readFeed()
const beganAt = world.clock.now()
await ada.call(credits.deduct, { symbol: 'LINK' })
await ada.call(analysis.analyze, { symbol: 'LINK' })
for (let step = 0; step < 6; step++) {
  await world.runJob('record.issue')
  world.clock.forward(8 * minuteMs)
}
for (const hours of [1, 5, 26, 9 * 24]) {
  world.clock.forward(hours * 60 * minuteMs)
  await world.runJob('record.grade')
}
const unsealedFeed = await readFeed()
await sealDay(world.database, world.clock.now())
world.clock.forward(5 * minuteMs)

const download = async (file: string, query = '') =>
  (await world.app.inject({ url: `/api/track-record/${file}${query}` })).body
const text = await download('2026-11.ndjson')
const lines = text.trimEnd().split('\n')
/** Those lines as somebody else checks them, in lots of so many. */
const verify = (of: readonly string[], from?: PriceSource, isWhole = false, perLot = 7): Promise<Verdict> =>
  verifyLots(
    Array.from({ length: Math.ceil(of.length / perLot) }, (_, i) =>
      Buffer.from(`${of.slice(i * perLot, (i + 1) * perLot).join('\n')}\n`),
    ),
    { check: lot => checkLot(lot, { prices: from }), together: 3, isWhole },
  )
const check = () => checkRecord(world.database, world.clock.now(), prices)

describe('the record as it is handed out', () => {
  it('proves itself: every hash, and every grade from candles that anybody can get', async () => {
    const verdict = await verify(lines, prices)
    expect(verdict).toMatchObject({ entries: lines.length, brokenAt: undefined, wrong: [], ungraded: 0, unknown: 0 })
    expect(verdict.same).toBe(lines.length)
    const kinds = new Set(lines.map(line => JSON.parse(line).what))
    expect(new Set(lines.map(line => JSON.parse(line).venue))).toEqual(
      new Set([JSON.parse(lines[0] ?? '').grade.venue]),
    )
    expect([...kinds].sort()).toEqual(['15min', '1day', '1hour', '4hour', 'down', 'touch', 'up'])
  })

  it('holds what somebody asked for, marked as such and graded, and counts it in no rate', async () => {
    const forecasts = lines.map(line => JSON.parse(line)).filter(({ terms }) => !terms)
    const hasChance = ({ riseProbability }: { riseProbability: number }) => riseProbability > 0 && riseProbability < 1
    expect(forecasts.every(hasChance), 'each with its chance of rising').toBe(true)
    const asked = forecasts.filter(({ asked: isAsked }) => isAsked)
    expect(asked.map(({ symbol, what, grade }) => [symbol, what, grade.outcome !== null])).toEqual(
      ['15min', '1hour', '4hour', '1day'].map(what => ['LINK', what, true]),
    )
    const scores = await liveScores(world.database, 'simulated', new Date(0))
    expect(scores.reduce((sum, { graded }) => sum + graded, 0)).toBe(forecasts.length - asked.length)
  })

  it('names its end in a header of each answer, and goes on where a download broke off', async () => {
    const { headers } = await world.app.inject({ url: '/api/track-record' })
    const last = JSON.parse(lines.at(-1) ?? '')
    expect(headers['x-record-head']).toBe(`${last.id} ${last.hash}`)
    expect(await download('2026-11.ndjson', '?after=3')).toBe(`${lines.slice(3).join('\n')}\n`)
    const csv = (await download('2026-11.csv')).trimEnd().split('\n')
    expect(csv).toHaveLength(lines.length + 1)
    expect(new Set(csv.map(row => row.split(',').length)).size).toBe(1)
    expect((await world.app.inject({ url: '/api/track-record/2026-10.ndjson' })).statusCode).toBe(404)
  })

  it('publishes a seal for each day, as a line and in a feed', async () => {
    const last = JSON.parse(lines.at(-1) ?? '')
    expect(await download('seals.txt')).toMatch(
      new RegExp(`^2026-11-2\\d ${last.id} ${last.hash} ${lines.length} [0-9a-f]{64}\n$`),
    )
    expect(await download('feed.xml', '?language=tr')).toContain(`${last.id} ${last.hash}`)
  })

  it('tells readers of its feed that nothing has changed since the day or the record began, until a day is sealed', () => {
    const updated = ({ body }: typeof emptyFeed) => /<updated>(.+?)</.exec(body)?.[1]
    const day = beganAt.toISOString().slice(0, 10)
    expect([updated(emptyFeed), updated(unsealedFeed)]).toEqual([`${day}T00:00:00.000Z`, beganAt.toISOString()])
    expect(emptyFeedLater.headers.etag).toBe(emptyFeed.headers.etag)
    expect(Date.parse(String(unsealedFeed.headers['last-modified']))).toBe(Math.floor(beganAt.getTime() / 1000) * 1000)
  })

  it('shows what was taken out of a file, changed in it or graded more kindly', async () => {
    for (const place of [4, 6, 7, 13])
      expect((await verify(lines.filter((_, i) => i !== place))).brokenAt, 'also where two lots meet').toBe(place + 1)
    expect((await verify(lines.slice(1), undefined, true)).brokenAt, 'the first of all').toBe(1)
    const forged = lines.map((line, i) => (i === 2 ? line.replace(/"priceUsd":/, '"priceUsd":1') : line))
    expect((await verify(forged)).brokenAt).toBe(3)
    const place = lines.findIndex(line => JSON.parse(line).what === '15min')
    const kinder = lines.map((line, i) => {
      if (i !== place) return line
      const entry = JSON.parse(line)
      return JSON.stringify({ ...entry, grade: { ...entry.grade, actualUsd: entry.medianUsd, outcome: 0, level: 0.5 } })
    })
    expect((await verify(kinder, prices)).wrong).toMatchObject([{ id: place + 1 }])
    for (const strange of ['{"no":1}', '{', lines[9]?.replace(/"issuedAt":"[^"]+"/, '"issuedAt":"then"') ?? ''])
      await expect(verify([...lines.slice(0, 9), strange], prices)).rejects.toThrow('line 10 is no entry of the record')
  })

  it('forgives another exchange the little that two exchanges differ by, and nobody more', async () => {
    const place = lines.findIndex(line => JSON.parse(line).what === '1hour')
    const gradedAt = (venue: string, factor: number) =>
      lines.map((line, i) => {
        const entry = JSON.parse(line)
        const actualUsd = entry.grade.actualUsd * factor
        return i === place ? JSON.stringify({ ...entry, grade: { ...entry.grade, venue, actualUsd } }) : line
      })
    const named: PriceSource = async (...asked) => ({ ...(await prices(...asked)), venue: 'Binance' })
    expect(await verify(gradedAt('Bybit', 1.002), named)).toMatchObject({ elsewhere: 1, wrong: [] })
    expect((await verify(gradedAt('Binance', 1.002), named)).wrong).toHaveLength(1)
    expect((await verify(gradedAt('Bybit', 1.05), named)).wrong).toHaveLength(1)
  })
})

describe('the record in the database', () => {
  /** Whoever owns the database can get around the guard that its tables have; what they do is undone afterwards. */
  async function tampered(statement: string): Promise<Awaited<ReturnType<typeof check>>> {
    let found: Awaited<ReturnType<typeof check>> | undefined
    await world.database
      .transaction(async tx => {
        await tx.run(sql`set local session_replication_role = replica`)
        await tx.run({ text: statement, values: [] })
        found = await checkRecord(tx, world.clock.now(), prices)
        throw new Error('undone')
      })
      .catch(() => {})
    if (!found) throw new Error(`nothing came of ${statement}`)
    return found
  }

  it('is sound', async () => {
    expect(await check()).toEqual({ length: lines.length, brokenAt: undefined, finding: undefined })
  })

  it('is looked over, and that is kept, also while no price can be had of it', async () => {
    const dayLater = new Date(beganAt.getTime() + 24 * 60 * minuteMs)
    const failing = (error: Error): PriceSource =>
      pricesOf({
        source: 'simulated',
        candlesUntil: async () => {
          throw error
        },
      })
    const look = (error: Error) => checkAndKeep(world.database, dayLater, failing(error))
    expect(await look(new Problem('market.unknownCoin'))).toMatchObject({ brokenAt: undefined, finding: undefined })
    expect((await lastCheck(world.database))?.checkedAt).toEqual(dayLater)
    await expect(look(new Error('our fault'))).rejects.toThrow('our fault')
  })

  it.each([
    ['delete from record_claims where id = 4', { brokenAt: 4 }],
    [`delete from record_claims where id = ${lines.length}`, { brokenAt: lines.length }],
    [
      'update record_claims set high80_usd = 2 * high80_usd where id = (select min(id) from record_claims where terms is null)',
      { brokenAt: expect.any(Number) },
    ],
    [
      'update record_grades set outcome = 7 where claim_id = 2',
      { finding: expect.stringContaining('grades sealed on') },
    ],
    ['delete from record_grades where claim_id = 2', { finding: expect.stringContaining('grades sealed on') }],
    [
      "update record_range_days set below = below + 1 where symbol <> '' and what = '1hour'",
      { finding: expect.stringContaining('the sums of') },
    ],
    [
      "update record_range_days set below = below - 1, above = above + 1 where symbol = '' and what = '1day'",
      { finding: expect.stringContaining('the sums of all coins 1day') },
    ],
    [
      "update record_range_days set loss = loss / 2 where symbol = '' and what = '4hour'",
      { finding: expect.stringContaining('the sums of all coins 4hour') },
    ],
    [
      "update record_plan_days set target = target + 1 where symbol = '' and what = 'up'",
      { finding: expect.stringContaining('the sums of all coins up') },
    ],
    [
      "update record_plan_days set result = result + 0.01 where what = 'down'",
      { finding: expect.stringContaining('the sums of') },
    ],
  ])('that suffered %s is found out', async (statement, expected) => {
    expect(await tampered(statement)).toMatchObject(expected)
  })
})
