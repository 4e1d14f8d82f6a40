import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { ownDatabase } from '../../../testing/world.ts'
import { calibrationOf, hoursOf } from '../learning/store.ts'
import { type ChainedPrediction, firstBreak, type Prediction } from './chain.ts'
import { gradeDue } from './grading.ts'
import { chainHead, keepPredictions, wholeChain } from './store.ts'

const { database } = await ownDatabase()
const noon = new Date('2026-11-15T12:00:00Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

const prediction = (symbol: string, issuedMinutes: number, more: Partial<Prediction> = {}): Prediction => ({
  source: 'simulated',
  symbol,
  horizon: '15min',
  issuedAt: after(issuedMinutes),
  dueAt: after(issuedMinutes + 15),
  priceUsd: 100,
  medianUsd: 100,
  low50Usd: 99.5,
  high50Usd: 100.5,
  low80Usd: 99,
  high80Usd: 101,
  riseProbability: 0.5,
  scale: 0.0072,
  calibration: 1,
  lean: 0,
  model: 'full',
  halfWidth: 0.01,
  ...more,
})
const keep = (...predictions: Prediction[]) => database.transaction(tx => keepPredictions(tx, predictions))
const grades = (symbol: string) =>
  database.rows<{ actual: number | null; level: number | null }>(sql`select actual_usd as actual, level
    from analysis_grades join analysis_predictions on id = prediction_id where symbol = ${symbol} order by due_at`)

describe('the record of predictions', () => {
  it('keeps each once, in one chain, however many instances issue it', async () => {
    const issue = () => keep(prediction('RACE', 0), prediction('RACE', 0, { horizon: '1hour' }))
    await Promise.all([issue(), issue(), issue(), issue()])
    const links: ChainedPrediction[] = []
    for await (const link of wholeChain(database)) links.push(link)
    expect(links.filter(link => link.symbol === 'RACE')).toHaveLength(2)
    expect(firstBreak(links)).toBeUndefined()
    expect((await chainHead(database)).id).toBe(links.length)
  })

  it.each([
    'update analysis_predictions set low80_usd = 0',
    'delete from analysis_predictions',
    'truncate analysis_grades',
  ])('refuses %s', async statement => {
    await expect(database.query(statement)).rejects.toThrow('kept as it was written')
  })

  it('grades what is due, once, and nothing before its time', async () => {
    await keep(prediction('DUE', 0), prediction('DUE', 15))
    const priceAt = async () => 100.2
    const [first, second] = await Promise.all([
      gradeDue(database, 'simulated', priceAt, after(20)),
      gradeDue(database, 'simulated', priceAt, after(20)),
    ])
    expect(await grades('DUE')).toHaveLength(1)
    expect(first + second).toBeGreaterThanOrEqual(1)
    expect((await grades('DUE'))[0]?.level).toBeGreaterThan(0.5)
  })

  it('waits while the price cannot be asked, and says so when it can never be known', async () => {
    await keep(prediction('WAIT', 0))
    await gradeDue(database, 'simulated', async ({ symbol }) => (symbol === 'WAIT' ? undefined : 100), after(200))
    expect(await grades('WAIT')).toEqual([])
    await gradeDue(database, 'simulated', async () => null, after(200))
    expect(await grades('WAIT')).toEqual([{ actual: null, level: null }])
  })

  it('widens a coin that misses and narrows one that never does', async () => {
    for (let i = 0; i < 40; i++) await keep(prediction('WILD', i * 15), prediction('CALM', i * 15))
    await gradeDue(database, 'simulated', async ({ symbol }) => (symbol === 'WILD' ? 110 : 100), after(1000))
    const width = async (symbol: string) => (await calibrationOf(database, 'simulated', symbol)).state['15min']
    expect(await width('WILD')).toBeGreaterThan(0.05)
    expect(await width('CALM')).toBeLessThan(-0.01)
  })

  it('moves the hour of issue by an equal share of each prediction of that hour, however many are graded when', async () => {
    const source = 'live'
    const hourly = (symbol: string, minutes: number) =>
      prediction(symbol, 24 * 60 + minutes, {
        source,
        horizon: '1hour',
        dueAt: after(25 * 60 + minutes),
        halfWidth: 0.01,
      })
    await keep(hourly('NEAR', 0), hourly('FAR', 10), hourly('NEAR', 20), hourly('FAR', 59))
    await keep({ ...hourly('OLD', 5), model: null, halfWidth: null })
    const far = async ({ symbol }: { symbol: string }) => (symbol === 'FAR' ? 150 : 100)
    await gradeDue(database, source, far, after(25 * 60 + 15))
    const half = (await hoursOf(database, source))['1hour']
    expect(half[12], 'one at the price, one far outside').toBeCloseTo(0.03 * ((0 + 0.95) / 2 - 0.5), 12)
    await gradeDue(database, source, far, after(27 * 60))
    const whole = await hoursOf(database, source)
    expect(whole['1hour'][12]).toBeCloseTo(0.03 * ((0 + 0.95 + 0 + 0.95) / 4 - 0.5), 12)
    expect(whole['1hour'].filter(level => level !== 0)).toHaveLength(1)
    expect(whole['15min'].every(level => level === 0)).toBe(true)
  })
})
