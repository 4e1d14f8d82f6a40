import { forecastEdition, fromRows } from '@pusula/engine'
import { DAY_MS, HOUR_MS } from '@pusula/words'
import { afterEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { gradeDue } from '../grading/grade.ts'
import { gradeForecast } from '../grading/outcomes.ts'
import type { ReadPast } from '../replay/stated.ts'
import { sumsHash } from '../rollups/sums.ts'
import { someForecast } from '../testing/claims.ts'
import { checkRecord } from '../verify/check.ts'
import { isForecast } from './claims.ts'
import { type Replay, replayEntry } from './entries.ts'
import { rebuildRecord } from './rebuild.ts'
import { appendClaims, appendEntries } from './store/entries.ts'
import { extendTiles } from './store/tree.ts'

const { database } = await ownDatabase()
const startMs = Date.parse('2026-10-31T23:00:00Z')
const at = (ms: number) => new Date(startMs + ms)
const nowMs = 3 * DAY_MS

// Claims of both markets on both sides of the end of a month, of which some are graded and some wait; more than a tile of them.
const claimOf = (i: number) => {
  const issuedAt = at(Math.floor(i / 2) * 60_000)
  return someForecast({
    ...{ issuedAt, slotAt: issuedAt, source: i % 2 ? 'live' : 'simulated', symbol: i % 3 ? 'BTC' : 'ETH' },
    dueAt: new Date(issuedAt.getTime() + (i < 150 ? HOUR_MS : 30 * DAY_MS)),
  })
}
await database.transaction(async tx => {
  const claims = Array.from({ length: 300 }, (_, i) => claimOf(i))
  await appendClaims(tx, claims)
})
for (const source of ['live', 'simulated'] as const)
  await gradeDue(
    database,
    source,
    async claim => (isForecast(claim) ? gradeForecast(claim, 100.5) : undefined),
    at(nowMs),
  )
await database.transaction(async tx => extendTiles(tx, 600))

const noCandles: ReadPast = () => async () => ({ candles: fromRows([]), venue: null })
const made = ['claims', 'months', 'tiles', 'range_days', 'chance_days', 'plan_days']
const dump = () =>
  Promise.all(
    made.map(table =>
      database.rows({ text: `select md5(t::text) as row from record_${table} t order by 1`, values: [] }),
    ),
  )
const state = (said: Partial<Replay>, ...coins: [symbol: string, sums: string][]) =>
  database.transaction(tx =>
    appendEntries(tx, [
      replayEntry({
        ...{ source: 'live', at: at(nowMs), engine: '1.4.8', candles: 'exchanges', manner: 'whole', pooled: null },
        ...{ edition: forecastEdition, ...said },
        coins: coins.map(([symbol, sums]) => ({ symbol, until: at(0), end: at(0), venue: 'Binance', sums })),
      }),
    ]),
  )
const replaySums = () =>
  database.rows<{ symbol: string }>(
    sql`select distinct symbol from record_range_days where kind = 'replayed' order by symbol`,
  )

describe('the record that is made anew from its log', () => {
  it('is the same: claims, months, tiles and sums of both markets, and what waits goes on waiting', async () => {
    const before = await dump()
    expect(before.map(rows => rows.length > 0)).toEqual([true, true, true, true, false, false])
    await database.run(sql`update record_claims set price_usd = 1`)
    await database.run(sql`update record_range_days set graded = 0`)
    const { claims, graded, size } = await rebuildRecord(database, noCandles)
    expect([claims, graded, size]).toEqual([300, 150, 600])
    expect(await dump()).toEqual(before)
    expect((await checkRecord(database, at(nowMs))).finding).toBeUndefined()
    await database.run(sql`delete from record_claims`)
    await rebuildRecord(database, noCandles)
    expect(await dump()).toEqual(before)
  })
})

describe('what was replayed', () => {
  afterEach(() =>
    database.transaction(async tx => {
      await tx.run(sql`set local session_replication_role = replica`)
      await tx.run(sql`delete from record_entries where index >= 600`)
      await tx.run(sql`delete from record_range_days where kind = 'replayed'`)
    }),
  )
  const nothing = sumsHash([])
  const oneCandle: ReadPast = () => async () => ({ candles: fromRows([[startMs, 1, 1, 1, 1, 1]]), venue: 'Binance' })
  const stale = sql`insert into record_range_days (source, kind, what, symbol, day, graded, below, above, unknown, error,
    unchanged_error, side_said, side_right, loss, constant_loss, hours, missed_hours)
    select source, 'replayed', what, symbol, day, graded, below, above, unknown, error,
    unchanged_error, side_said, side_right, loss, constant_loss, hours, missed_hours from record_range_days where source = 'live'`

  it('is worked out as it was stated, and what an earlier edition made is gone', async () => {
    await state({}, ['BTC', nothing])
    await state({ edition: forecastEdition - 1 }, ['ETH', 'ab'])
    await database.run(stale)
    expect(await replaySums()).not.toEqual([])
    await rebuildRecord(database, oneCandle)
    expect(await replaySums()).toEqual([])
  })

  it('of each coin is the newest that was stated, in the order in which that was done', async () => {
    await state({}, ['BTC', nothing], ['ETH', nothing])
    await state({}, ['BTC', nothing])
    const read: string[] = []
    const reading: ReadPast =
      source =>
      async (symbol, timeframe, ...more) => {
        if (timeframe === '15m') read.push(`${source} ${symbol}`)
        return oneCandle(source)(symbol, timeframe, ...more)
      }
    await rebuildRecord(database, reading)
    expect(read).toEqual(['live BTC', 'live ETH', 'live BTC'])
    await expect(rebuildRecord(database, noCandles)).rejects.toThrow('the candles of ETH cannot be had as they were')
  })

  it('keeps everything as it is where its candles are gone, or come out otherwise', async () => {
    await state({}, ['BTC', 'ab'], ['ETH', nothing])
    const before = await dump()
    await expect(rebuildRecord(database, noCandles)).rejects.toThrow('the candles of BTC, ETH cannot be had')
    await expect(rebuildRecord(database, oneCandle)).rejects.toThrow('BTC come out otherwise than was stated')
    expect(await dump()).toEqual(before)
  })
})
