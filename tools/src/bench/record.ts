import { DAY_MS, MINUTE_MS } from '@pusula/words'
import { gradeDue } from '../../../server/src/features/record/grading/grade.ts'
import { gradeForecast } from '../../../server/src/features/record/grading/outcomes.ts'
import type { ForecastClaim } from '../../../server/src/features/record/log/claims.ts'
import { appendClaims } from '../../../server/src/features/record/log/store/entries.ts'
import { readRecord } from '../../../server/src/features/record/page/read.ts'
import type { Database } from '../../../server/src/platform/db/db.ts'
import { withDatabase } from '../rig/database.ts'
import { benchRows, insertTwoYears } from './record-rows.ts'
import { type Metric, median } from './results.ts'

const coins = 50
/** What is issued and graded in a day, levels and plans included. */
const claimsPerDay = 12_000
const { days, startMs } = benchRows
const now = new Date(startMs + days * DAY_MS)

async function medianMs(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedMs = performance.now()
    await work()
    took.push(performance.now() - startedMs)
  }
  return median(took)
}

const claimAt = (place: number): ForecastClaim => {
  const issuedAt = new Date(startMs + Math.floor(place / coins) * 15 * MINUTE_MS)
  return {
    ...{ source: 'live', symbol: `C${place % coins}`, what: '15min', asked: false, slotAt: issuedAt, issuedAt },
    ...{
      dueAt: new Date(issuedAt.getTime() + 15 * MINUTE_MS),
      edition: 4,
      priceUsd: 100.25,
      venue: 'Binance',
      medianUsd: 100.1,
      low50Usd: 99.4,
    },
    ...{
      high50Usd: 100.9,
      low80Usd: 98.7,
      high80Usd: 101.6,
      riseProbability: 0.5013,
      scale: 0.01171,
      calibration: 1.02,
    },
    ...{ lean: -0.0031, model: 'full', halfWidth: 0.0147, constantScale: 0.0121 },
  }
}

async function gradingShare(database: Database): Promise<Metric> {
  const count = 2_000
  const claims = Array.from({ length: count }, (_, i) => ({ ...claimAt(i), source: 'simulated' as const }))
  await database.transaction(tx => appendClaims(tx, claims), 'command')
  const before = process.cpuUsage()
  const startedMs = performance.now()
  await gradeDue(database, 'simulated', async claim => gradeForecast(claim as ForecastClaim, 100.5), now)
  const tookMs = performance.now() - startedMs
  const { user, system } = process.cpuUsage(before)
  console.error(
    `${count} graded in ${Math.round(tookMs)} ms, ${Math.round((user + system) / 1000)} ms of our own processor`,
  )
  // Waiting for the database counts as ours: both may share one core.
  const value = (100 * (tookMs / count) * claimsPerDay) / DAY_MS
  return { id: 'record: share of a core that grading takes', value, unit: '%', target: 3, pass: value < 3 }
}

/** The page, the disk and the checks with two years of fifty coins. */
export const benchRecord = (): Promise<Metric[]> =>
  withDatabase(async database => {
    const metrics: Metric[] = []
    metrics.push(await gradingShare(database))
    const fillingMs = performance.now()
    const bytesPerRow = await insertTwoYears(database)
    console.error(`two years of rows made in ${Math.round((performance.now() - fillingMs) / 1000)} s`)
    const read = (spanDays: number, symbol?: string) =>
      readRecord(
        database,
        { source: 'live', since: new Date(now.getTime() - spanDays * DAY_MS), symbol },
        spanDays,
        now,
      )
    for (let round = 0; round < 5; round++) await read(365)
    for (const [id, value] of [
      ['ninety days of all coins', await medianMs(30, () => read(90))],
      ['a year of all coins', await medianMs(30, () => read(365))],
      ['a year of one coin', await medianMs(30, () => read(365, 'C7'))],
    ] as const)
      metrics.push({ id: `record: page of ${id}, two years kept`, value, unit: 'ms', target: 50, pass: value < 50 })
    const gigabytes = (bytesPerRow * claimsPerDay * 365) / 1e9
    metrics.push({
      id: 'record: disk of a year of claims and their entries',
      value: gigabytes,
      unit: 'GB',
      target: null,
      pass: true,
    })
    return metrics
  })
