import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { ownDatabase } from '../../../testing/world.ts'
import { checkChain } from '../chain/check.ts'
import { type ForecastClaim, isForecast } from '../chain/claims.ts'
import { appendClaims } from '../chain/store.ts'
import { calibrationOf, hoursOf } from '../learning/store.ts'
import { readRecord } from '../page/read.ts'
import { someForecast } from '../testing/claims.ts'
import { wrongSum } from '../verify/store.ts'
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
  database.rows<{ actual: number | null; level: number | null }>(sql`select actual_usd as actual, level
    from record_grades g join record_claims c on c.id = g.claim_id where symbol = ${symbol} order by due_at`)

describe('the record of predictions', () => {
  it('keeps each once, in one chain, however many instances issue it', async () => {
    const issue = () => keep(prediction('RACE', 0), prediction('RACE', 0, { what: '1hour' }))
    await Promise.all([issue(), issue(), issue(), issue()])
    const kept = await database.rows(sql`select from record_claims where symbol = 'RACE'`)
    expect(kept).toHaveLength(2)
    expect(await checkChain(database)).toEqual({ length: 2, brokenAt: undefined })
  })

  it.each(['update record_claims set low80_usd = 0', 'delete from record_claims_2026_11', 'truncate record_grades'])(
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
    expect((await grades('DUE'))[0]?.level).toBeGreaterThan(0.5)
  })

  it('waits while the price cannot be asked, and says so when it can never be known', async () => {
    await keep(prediction('WAIT', 0))
    await grade('simulated', symbol => (symbol === 'WAIT' ? undefined : 100), after(200))
    expect(await grades('WAIT')).toEqual([])
    await grade('simulated', () => null, after(200))
    expect(await grades('WAIT')).toEqual([{ actual: null, level: null }])
  })

  it('counts what can never be known, plans and levels like ranges', async () => {
    const selection = { source: 'simulated' as const, since: new Date(0), symbol: undefined }
    const told = () => readRecord(database, selection, 90, after(200))
    const before = await told()
    const shared = { source: 'simulated', symbol: 'LOST', asked: false, priceUsd: 100, venue: 'Binance' } as const
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
    expect({ ...others, unknown: before.unknown }, 'and in no rate').toEqual({ ...before, chain: others.chain })
    expect(await wrongSum(database, new Date(0))).toBeUndefined()
  })

  it('is not held up by hundreds of a coin that nobody can price any more', async () => {
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

  it('moves the hour of issue by an equal share of each prediction of that hour, however many are graded when', async () => {
    const source = 'live'
    const hourly = (symbol: string, minutes: number) =>
      prediction(symbol, 24 * 60 + minutes, {
        source,
        what: '1hour',
        dueAt: after(25 * 60 + minutes),
        halfWidth: 0.01,
      })
    await keep(hourly('NEAR', 0), hourly('FAR', 10), hourly('NEAR', 20), hourly('FAR', 59))
    await keep({ ...hourly('OLD', 5), model: null, halfWidth: null })
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
