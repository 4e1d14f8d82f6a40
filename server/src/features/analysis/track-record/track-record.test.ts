import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../testing/world.ts'
import type { Prediction } from '../predictions/chain.ts'
import { gradeDue } from '../predictions/grading.ts'
import { keepPredictions } from '../predictions/store.ts'
import { latestGraded, trackRecord } from './store.ts'

const { database } = await ownDatabase()
const start = new Date('2026-11-01T00:00:00Z').getTime()
const hourMs = 3_600_000

const hourly = (symbol: string, i: number, more: Partial<Prediction> = {}): Prediction => ({
  source: 'simulated',
  symbol,
  horizon: '1hour',
  issuedAt: new Date(start + i * hourMs),
  dueAt: new Date(start + (i + 1) * hourMs),
  priceUsd: 100,
  medianUsd: 101,
  low50Usd: 99,
  high50Usd: 102,
  low80Usd: 97,
  high80Usd: 104,
  riseProbability: 0.6,
  scale: 0.02,
  calibration: 1,
  lean: 0,
  model: 'full',
  halfWidth: 0.01,
  ...more,
})
const all = { source: 'simulated', since: new Date(start), symbol: undefined } as const

await database.transaction(tx =>
  keepPredictions(tx, [
    ...Array.from({ length: 8 }, (_, i) => hourly('BTC', i)),
    ...Array.from({ length: 2 }, (_, i) => hourly('ETH', i, { low80Usd: 100.5 })),
    hourly('SOL', 0, { source: 'live' }),
    hourly('BTC', 5000),
  ]),
)
// BTC ends inside and above its price, ETH outside and below: one hit rate of 8 in 10.
await gradeDue(
  database,
  'simulated',
  async ({ symbol }) => (symbol === 'BTC' ? 102 : 100 - 0.5),
  new Date(start + 100 * hourMs),
)

describe('the track record', () => {
  it('counts what was issued and what was graded, of this market only', async () => {
    expect(await trackRecord(database, all)).toMatchObject({ source: 'simulated', issued: 11, graded: 10, unknown: 0 })
  })

  it('grades the range, the error against "stays as it is", and the side', async () => {
    const { horizons } = await trackRecord(database, all)
    expect(horizons).toHaveLength(1)
    expect(horizons[0]).toMatchObject({ horizon: '1hour', graded: 10, insideRatio: 0.8, directionRatio: 0.8 })
    expect(horizons[0]?.errorRatio).toBeCloseTo((8 * 0.01 + 2 * 0.015) / 10, 10)
    expect(horizons[0]?.unchangedErrorRatio).toBeCloseTo((8 * 0.02 + 2 * 0.005) / 10, 10)
  })

  it('says how often each stated chance came true', async () => {
    const { calibration } = await trackRecord(database, all)
    expect(calibration.map(point => point.statedRatio)).toEqual([0.2, 0.4, 0.6, 0.8, 0.9])
    const happened = calibration.map(point => point.happenedRatio)
    expect(happened, 'a wider range never holds less often').toEqual([...happened].sort((a, b) => a - b))
  })

  it('shows misses beside hits, newest first, and goes on from where a page ended', async () => {
    const latest = await latestGraded(database, all)
    expect(latest.map(row => row.isInside).filter(inside => !inside)).toHaveLength(2)
    const ids = latest.map(row => row.id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    const older = await latestGraded(database, all, ids[3])
    expect(older.map(row => row.id)).toEqual(ids.slice(4))
  })

  it('can be asked for one coin', async () => {
    const eth = await trackRecord(database, { ...all, symbol: 'ETH' })
    expect(eth.horizons[0]).toMatchObject({ graded: 2, insideRatio: 0 })
  })

  it('has an answer before anything was graded', async () => {
    const empty = await trackRecord(database, { ...all, symbol: 'NONE' })
    expect(empty).toMatchObject({ graded: 0, horizons: [], calibration: [], latest: [] })
  })
})
