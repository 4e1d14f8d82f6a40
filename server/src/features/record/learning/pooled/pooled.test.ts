import { nextMissLevel, startPooled } from '@pusula/engine'
import { HOUR_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../../platform/db/db.ts'
import { ownDatabase } from '../../../../testing/own-database.ts'
import { gradeDue } from '../../grading/grade.ts'
import { gradeForecast } from '../../grading/outcomes.ts'
import { planCoins } from '../../issuing/store.ts'
import { type ForecastClaim, isForecast } from '../../log/claims.ts'
import { appendClaims } from '../../log/store/entries.ts'
import { someForecast } from '../../testing/claims.ts'
import { checkRecord } from '../../verify/check.ts'
import { learntOf } from '../store.ts'
import { pooledOf, pooledPath, startPooledFrom } from './store.ts'

const { database } = await ownDatabase()
const start = Date.parse('2026-11-15T12:00:00Z')
const hour = (hours: number, minutes = 0) => new Date(start + hours * HOUR_MS + minutes * 60_000)

/** A day's forecast that was due after so many hours, and held or not. */
const due = (symbol: string, hours: number, missed: boolean, more: Partial<ForecastClaim> = {}) =>
  someForecast({
    ...{ symbol, what: '1day', model: 'daily', issuedAt: hour(hours - 24), dueAt: hour(hours) },
    ...{ low80Usd: missed ? 103 : 97, high80Usd: 105, scale: 0.02, ...more },
  })
const keep = (...claims: ForecastClaim[]) => database.transaction(tx => appendClaims(tx, claims))
const grade = (source: 'live' | 'simulated', now: Date) =>
  gradeDue(database, source, async claim => (isForecast(claim) ? gradeForecast(claim, 100) : undefined), now)
const hours = async (source: 'live' | 'simulated') =>
  (await pooledPath(database, source)).map(({ atMs }) => (atMs - start) / HOUR_MS)

describe('what all coins teach together', () => {
  it('is one pair an hour: neutral before anything was graded, then from the hours that are over', async () => {
    await grade('simulated', hour(0, 1))
    expect(await pooledPath(database, 'simulated'), 'nothing was learnt').toEqual([])
    expect(await pooledOf(database, 'simulated')).toEqual(startPooled)
    await keep(due('A', 1, true), due('B', 1, false), due('C', 1, true, { asked: true }))
    await grade('simulated', hour(1, 2))
    expect(await pooledOf(database, 'simulated'), 'the hour is not over').toEqual(startPooled)
    await Promise.all([grade('simulated', hour(2, 1)), grade('simulated', hour(2, 1))])
    expect(await hours('simulated'), 'once, whoever comes').toEqual([2])
    const learnt = nextMissLevel(0, { missedShare: 0.5, spacingMs: HOUR_MS })
    expect((await pooledOf(database, 'simulated')).missLevel, 'what was asked for does not count').toBe(learnt)
    expect((await learntOf(database, 'simulated', 'A')).pooled).toEqual(await pooledOf(database, 'simulated'))
  })

  it('takes one step for a gap, and counts what was graded late in the hour of its grade', async () => {
    const before = (await pooledOf(database, 'simulated')).missLevel
    await keep(due('A', 3, true), due('B', 4, false), due('A', 9, false), due('B', 9, false))
    await grade('simulated', hour(11, 1))
    await grade('simulated', hour(12, 1))
    expect(await hours('simulated')).toEqual([2, 11, 12])
    const after = nextMissLevel(before, { missedShare: 0.25, spacingMs: 10 * HOUR_MS })
    expect((await pooledOf(database, 'simulated')).missLevel).toBe(after)
  })

  it('takes over the mean four-hour level of the coins of the plan', async () => {
    await database.transaction(tx => planCoins(tx, 'simulated', ['A', 'B'], hour(12)))
    await database.run(sql`insert into record_calibrations values ('simulated', 'A', '4hour', 0.08, ${hour(12)}),
      ('simulated', 'Z', '4hour', 0.3, ${hour(12)})`)
    await grade('simulated', hour(13, 1))
    expect((await pooledOf(database, 'simulated')).fourHourLevel, 'of a coin without one it is 0').toBeCloseTo(0.04, 12)
  })

  it('goes on from where a replay ended', async () => {
    const pairs = [-10, -5, 0].map(at => ({ atMs: hour(at).getTime(), missLevel: at / 100, fourHourLevel: 0.01 }))
    await database.transaction(tx => startPooledFrom(tx, 'live', pairs))
    expect(await pooledOf(database, 'live')).toEqual({ missLevel: 0, fourHourLevel: 0.01 })
    await keep(due('A', 24, true, { source: 'live' }))
    await grade('live', hour(24, 1))
    await grade('live', hour(25, 1))
    expect(await hours('live')).toEqual([-10, -5, 0, 24, 25])
    const learnt = nextMissLevel(0, { missedShare: 1, spacingMs: 24 * HOUR_MS })
    expect((await pooledOf(database, 'live')).missLevel).toBe(learnt)
  })

  it('is stated in the log, hour by hour, and nothing of the record is otherwise than written', async () => {
    const entries = await database.rows<{ entry: string }>(sql`select entry from record_entries order by index`)
    const stated = entries.map(({ entry }) => JSON.parse(entry)).filter(({ kind }) => kind === 'pooled')
    expect(stated.map(({ source, hour: at }) => [source, (Date.parse(at) - start) / HOUR_MS])).toEqual([
      ...[2, 11, 12, 13].map(at => ['simulated', at]),
      ...[24, 25].map(at => ['live', at]),
    ])
    expect((await checkRecord(database, hour(25))).finding).toBeUndefined()
  })
})
