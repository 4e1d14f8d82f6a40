import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { calibrationOf, hoursOf } from '../learning/store.ts'
import { type ForecastClaim, isForecast } from '../log/claims.ts'
import { appendClaims, logSize } from '../log/store/entries.ts'
import { createWriter } from '../log/writer.ts'
import { readRecord } from '../page/read.ts'
import { someForecast } from '../testing/claims.ts'
import { checkRecord } from '../verify/check.ts'
import { gradeDue } from './grade.ts'
import { gradeForecast, unknownGrade } from './outcomes.ts'

const { database } = await ownDatabase()
const noon = new Date('2026-11-15T12:00:00Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

const prediction = (symbol: string, issuedMinutes: number, more: Partial<ForecastClaim> = {}): ForecastClaim =>
  someForecast({
    symbol,
    what: '15min',
    issuedAt: after(issuedMinutes),
    dueAt: after(issuedMinutes + 15),
    low80Usd: 99,
    high80Usd: 101,
    scale: 0.0072,
    ...more,
  })
const keep = (...claims: ForecastClaim[]) => database.transaction(tx => appendClaims(tx, claims))
/** Grades by a price that is known for each coin, not to be asked yet, or never to be known. */
const grade = (source: 'live' | 'simulated', priceOf: (symbol: string) => number | null | undefined, now: Date) =>
  gradeDue(
    database,
    source,
    async claim => {
      const priceUsd = isForecast(claim) ? priceOf(claim.symbol) : undefined
      if (priceUsd === undefined || !isForecast(claim)) return undefined
      return priceUsd === null ? unknownGrade : gradeForecast(claim, priceUsd)
    },
    now,
  )
const grades = (symbol: string) =>
  database.rows<{ actual: number | null; outcome: number | null }>(sql`select actual_usd as actual, outcome
    from record_claims where symbol = ${symbol} and graded_at is not null order by due_at`)

describe('the record of predictions', () => {
  it('stores each once, however many instances issue it, in batches or one by one', async () => {
    const claims = [prediction('RACE', 0), prediction('RACE', 0, { what: '1hour' })]
    const writers = [createWriter(database), createWriter(database)]
    await Promise.all([
      ...[1, 2, 3].flatMap(() => writers.map(write => write(claims))),
      ...[1, 2].map(() => keep(...claims)),
    ])
    expect(await database.rows(sql`select from record_claims where symbol = 'RACE'`)).toHaveLength(2)
    expect(await logSize(database)).toBe(2)
    expect(await checkRecord(database, noon)).toEqual({ size: 2, finding: undefined })
  })

  it('hides a claim until it is due, and then reveals it with its salt (commitment)', async () => {
    await keep(prediction('SEALED', 0, { priceUsd: 123.456 }))
    const written = async () =>
      (await database.rows<{ entry: string }>(sql`select entry from record_entries order by index`)).map(
        each => each.entry,
      )
    const sealed = (await written()).at(-1) ?? ''
    expect(sealed).toContain('"symbol":"SEALED"')
    expect(sealed).not.toContain('123.456')
    await grade('simulated', () => undefined, after(14))
    expect((await written()).at(-1), 'a minute too early').toBe(sealed)
    await grade('simulated', () => undefined, after(16))
    expect((await written()).some(entry => entry.includes('"kind":"reveal"') && entry.includes('123.456'))).toBe(true)
  })

  it.each(["update record_entries set entry = '{}'", 'delete from record_entries', 'truncate record_entries'])(
    'refuses %s',
    async statement => {
      await expect(database.query(statement)).rejects.toThrow('kept as it was written')
    },
  )

  it('grades what is due, once, and nothing before its time', async () => {
    await keep(prediction('DUE', 0), prediction('DUE', 15))
    const [first, second] = await Promise.all([
      grade('simulated', () => 100.2, after(20)),
      grade('simulated', () => 100.2, after(20)),
    ])
    expect(await grades('DUE')).toHaveLength(1)
    expect(first + second).toBeGreaterThanOrEqual(1)
    expect((await grades('DUE'))[0]).toEqual({ actual: 100.2, outcome: 0 })
  })

  it('retries during a market outage, and grades as unknown when the price can never be known', async () => {
    await keep(prediction('WAIT', 0))
    await grade('simulated', symbol => (symbol === 'WAIT' ? undefined : 100), after(200))
    expect(await grades('WAIT')).toEqual([])
    await grade('simulated', () => null, after(200))
    expect(await grades('WAIT')).toEqual([{ actual: null, outcome: null }])
  })

  it('counts what can never be known, plans and levels like ranges', async () => {
    const selection = { source: 'simulated' as const, since: new Date(0), symbol: undefined }
    const told = () => readRecord(database, selection, 90, after(200))
    const before = await told()
    const shared = {
      source: 'simulated',
      symbol: 'LOST',
      asked: false,
      edition: 4,
      priceUsd: 100,
      venue: 'Binance',
    } as const
    const times = { slotAt: after(0), issuedAt: after(0), dueAt: after(60) }
    await database.transaction(tx =>
      appendClaims(tx, [
        prediction('LOST', 0),
        { ...shared, ...times, what: 'touch', terms: [101, 0.6, 110, 0.1] },
        { ...shared, ...times, what: 'up', terms: [101, 99, 105, 2, 0.4] },
      ]),
    )
    await gradeDue(database, 'simulated', async () => unknownGrade, after(200))
    const { unknown, ...others } = await told()
    expect(unknown).toBe(before.unknown + 3)
    expect({ ...others, unknown: before.unknown }, 'and in no rate').toEqual({ ...before, log: others.log })
    expect((await checkRecord(database, after(200))).finding).toBeUndefined()
  })

  it('logs a claim that our own code cannot grade, grades the others, and retries it', async () => {
    await keep(prediction('BROKEN', 0), prediction('SOUND', 0))
    const faults: string[] = []
    const gradeWith = (isBroken: boolean) =>
      gradeDue(
        database,
        'simulated',
        async claim => {
          if (isBroken && claim.symbol === 'BROKEN') throw new TypeError('no such field')
          return isForecast(claim) ? gradeForecast(claim, 100) : undefined
        },
        after(200),
        (error, { symbol }) => faults.push(`${symbol}: ${error}`),
      )
    await gradeWith(true)
    expect(faults).toEqual(['BROKEN: TypeError: no such field'])
    expect(await grades('SOUND')).toHaveLength(1)
    expect(await grades('BROKEN'), 'it stays due').toEqual([])
    await gradeWith(false)
    expect(await grades('BROKEN')).toHaveLength(1)
  })

  it('is not starved by hundreds of a coin without a price', async () => {
    await keep(...Array.from({ length: 410 }, (_, i) => prediction('GONE', -3000 + i)), prediction('ALIVE', -2000))
    const priceOf = (symbol: string) => (symbol === 'GONE' ? undefined : 100)
    await grade('simulated', priceOf, after(200))
    expect(await grades('ALIVE')).toHaveLength(1)
    expect(await grades('GONE')).toEqual([])
    await grade('simulated', () => 100, after(200))
    expect(await grades('GONE'), 'each has its turn once it can be asked').toHaveLength(410)
  })

  it('widens a coin that misses and narrows one that never does', async () => {
    for (let i = 0; i < 40; i++) await keep(prediction('WILD', i * 15), prediction('CALM', i * 15))
    await grade('simulated', symbol => (symbol === 'WILD' ? 110 : 100), after(1000))
    const width = async (symbol: string) => (await calibrationOf(database, 'simulated', symbol)).state['15min']
    expect(await width('WILD')).toBeGreaterThan(0.05)
    expect(await width('CALM')).toBeLessThan(-0.01)
  })

  it('updates the hour of issue by an equal share of each prediction, in any order of grading', async () => {
    const source = 'live'
    const hourly = (symbol: string, minutes: number) =>
      prediction(symbol, 24 * 60 + minutes, {
        source,
        what: '1hour',
        dueAt: after(25 * 60 + minutes),
        halfWidth: 0.01,
      })
    await keep(hourly('NEAR', 0), hourly('FAR', 10), hourly('NEAR', 20), hourly('FAR', 59))
    const far = (symbol: string) => (symbol === 'FAR' ? 150 : 100)
    await grade(source, far, after(25 * 60 + 15))
    const half = (await hoursOf(database, source))['1hour']
    expect(half[12], 'one at the price, one far outside').toBeCloseTo(0.03 * ((0 + 0.95) / 2 - 0.5), 12)
    await grade(source, far, after(27 * 60))
    const whole = await hoursOf(database, source)
    expect(whole['1hour'][12]).toBeCloseTo(0.03 * ((0 + 0.95 + 0 + 0.95) / 4 - 0.5), 12)
    expect(whole['1hour'].filter(level => level !== 0)).toHaveLength(1)
    expect(whole['15min'].every(level => level === 0)).toBe(true)
  })
})
