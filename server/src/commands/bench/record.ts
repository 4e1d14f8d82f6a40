import type { Candles } from '@pusula/engine'
import { fromRows } from '@pusula/engine'
import { type ChainedClaim, chain, chainStart } from '../../features/record/chain/chain.ts'
import type { ForecastClaim } from '../../features/record/chain/claims.ts'
import { appendClaims } from '../../features/record/chain/store.ts'
import { gradeDue } from '../../features/record/grading/grade.ts'
import { gradeForecast } from '../../features/record/grading/outcomes.ts'
import { readRecord } from '../../features/record/page/read.ts'
import { entryLine } from '../../features/record/publish/lines.ts'
import { verifyLines } from '../../features/record/verify/verify.ts'
import { type Database, openDatabase, sql } from '../../platform/db/db.ts'
import { startPostgres } from '../../platform/db/embedded/postgres.ts'
import { patience } from '../../platform/db/limits.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { throwawayFolder } from '../rig/server.ts'
import { type Figure, median } from './figures.ts'

const dayMs = 86_400_000
const minuteMs = 60_000
const days = 730
const coins = 50
const perDay = 9_000
/** What is graded in a day, plans and touches included. */
const gradesPerDay = 12_000
/** Behind those that grading is measured on. */
const firstId = 10_000
const startMs = Date.parse('2024-11-15T00:00:00Z')
const now = new Date(startMs + days * dayMs)
const since = new Date(startMs)

/** Two years of claims and grades, and of the sums that the page is answered from. */
async function fill(database: Database) {
  for (let month = 0; month <= 24; month++)
    await database.run(sql`select record_month(${since}::timestamptz + ${month} * interval '1 month')`)
  for (let day = 0; day < days; day++) {
    const first = firstId + day * perDay
    await database.run(sql`insert into record_claims (id, source, symbol, what, asked, slot_at, issued_at, due_at, price_usd,
        median_usd, low50_usd, high50_usd, low80_usd, high80_usd, rise_probability, scale, calibration, lean, model, half_width,
        constant_scale, edition, previous_hash, hash)
      select ${first}::bigint + i, 'live', 'C' || i % 50, (array['15min', '1hour', '4hour', '1day'])[1 + i % 4], false, at, at,
        at + interval '1 hour', 100 + random(), 100, 99, 101, 98, 102, 0.5, random(), 1, random(), 'full', random(), random(), 3,
        repeat(md5(i::text), 2), repeat(md5(i::text), 2)
      from (select i, ${since}::timestamptz + ${day} * interval '1 day' + i * interval '9 seconds' as at
        from generate_series(1, ${perDay}) i) slots`)
    await database.run(sql`insert into record_grades (claim_id, slot_at, outcome, actual_usd, level, loss, constant_loss, graded_at)
      select id, slot_at, (id % 10 = 0)::int, 100, random(), random(), random(), due_at from record_claims
      where id > ${first} and slot_at >= ${since}::timestamptz + ${day} * interval '1 day' and slot_at < ${since}::timestamptz + ${day + 1} * interval '1 day'`)
  }
  await database.run(sql`insert into record_range_days select 'live', 'live', what, symbol, ${since}::date + day, 96, 9, 10, 0,
      random(), random(), 40, 20, random(), random() + 1, array_fill(4, array[24]), array_fill(1, array[24])
    from generate_series(0, ${days - 1}) day, unnest(array['15min', '1hour', '4hour', '1day']) what,
      (select '' as symbol union all select 'C' || i from generate_series(0, ${coins - 1}) i) coins`)
  await database.run(sql`insert into record_chance_days select 'live', 'live', 'touch', symbol, ${since}::date + day,
      array_fill(10, array[10]), array_fill(5.0::float8, array[10]), array_fill(5, array[10])
    from generate_series(0, ${days - 1}) day, (select '' as symbol union all select 'C' || i from generate_series(0, ${coins - 1}) i) coins`)
  await database.run(sql`insert into record_plan_days select 'live', 'live', what, symbol, ${since}::date + day, 24, 1, 8, 15, -0.04
    from generate_series(0, ${days - 1}) day, unnest(array['up', 'down', 'random']) what,
      (select '' as symbol union all select 'C' || i from generate_series(0, ${coins - 1}) i) coins`)
  await database.run(sql`insert into record_months select to_char(slot_at at time zone 'UTC', 'YYYY-MM'), min(id) from record_claims
    group by 1 on conflict do nothing`)
  await database.run(sql`update record_head set id = ${firstId + days * perDay}, hash = repeat('a', 64)`)
  await database.run(sql`analyze record_claims, record_grades, record_range_days, record_chance_days, record_plan_days`)
}

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
  const issuedAt = new Date(startMs + Math.floor(place / coins) * 15 * minuteMs)
  return {
    ...{ source: 'live', symbol: `C${place % coins}`, what: '15min', asked: false, slotAt: issuedAt, issuedAt },
    ...{ dueAt: new Date(issuedAt.getTime() + 15 * minuteMs), priceUsd: 100.25, medianUsd: 100.1, low50Usd: 99.4 },
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

/** A record of any length, made while it is read. */
function* linesOf(count: number): Generator<string> {
  let last = chainStart
  for (let place = 0; place < count; place++) {
    const [link] = chain([claimAt(place)], last)
    if (!link) return
    last = link
    const graded = { ...gradeForecast(link as ChainedClaim & ForecastClaim, 100.5), gradedAt: link.dueAt }
    yield entryLine({ ...link, grade: graded } as Parameters<typeof entryLine>[0])
  }
}

const flatMinutes = async (_: string, _timeframe: string, fromMs: number, untilMs: number): Promise<Candles> =>
  fromRows(
    Array.from({ length: (untilMs - fromMs) / minuteMs }, (_, i) => [
      fromMs + i * minuteMs,
      100.5,
      100.5,
      100.5,
      100.5,
      1,
    ]),
  )

async function verifySpeed(): Promise<Figure[]> {
  const lines = [...linesOf(200_000)]
  await verifyLines(lines.slice(0, 20_000), flatMinutes)
  const chainMs = await medianMs(3, () => verifyLines(lines, undefined))
  const allMs = await medianMs(3, () => verifyLines(lines, flatMinutes))
  const heldMb = async (count: number) => {
    globalThis.gc?.()
    await verifyLines(linesOf(count), undefined)
    globalThis.gc?.()
    return process.memoryUsage().heapUsed / 1e6
  }
  await heldMb(100_000)
  const growth = (await heldMb(400_000)) / (await heldMb(100_000))
  const rate = lines.length / (chainMs / 1000)
  return [
    {
      id: 'record: entries verified in a second, chain',
      value: rate,
      unit: '/s',
      target: 50_000,
      pass: rate >= 50_000,
    },
    {
      id: 'record: the same with every grade from minutes',
      value: lines.length / (allMs / 1000),
      unit: '/s',
      target: null,
      pass: true,
    },
    {
      id: 'record: memory of four times as many entries',
      value: growth,
      unit: 'times',
      target: 1.3,
      pass: growth <= 1.3,
    },
  ]
}

async function gradingShare(database: Database): Promise<Figure> {
  const count = 2_000
  const claims = Array.from({ length: count }, (_, i) => ({ ...claimAt(i), source: 'simulated' as const }))
  await database.transaction(tx => appendClaims(tx, claims), 'command')
  const before = process.cpuUsage()
  const startedMs = performance.now()
  await gradeDue(database, 'simulated', async claim => gradeForecast(claim as ChainedClaim & ForecastClaim, 100.5), now)
  const tookMs = performance.now() - startedMs
  const { user, system } = process.cpuUsage(before)
  console.error(
    `${count} graded in ${Math.round(tookMs)} ms, ${Math.round((user + system) / 1000)} ms of our own processor`,
  )
  // Waiting for the database counts as ours: both may share one core.
  const value = (100 * (tookMs / count) * gradesPerDay) / dayMs
  return { id: 'record: share of a core that grading takes', value, unit: '%', target: 3, pass: value < 3 }
}

/** The page, the disk and the checks with two years of fifty coins. */
export async function benchRecord(): Promise<Figure[]> {
  const figures = await verifySpeed()
  const folder = throwawayFolder()
  const postgres = await startPostgres({ dataDir: folder.path, database: 'pusula', isThrowaway: true })
  await migrate(postgres.connection)
  const database = openDatabase(postgres.connection, { limitMs: patience.command })
  try {
    figures.push(await gradingShare(database))
    await fill(database)
    const read = (spanDays: number, symbol?: string) =>
      readRecord(database, { source: 'live', since: new Date(now.getTime() - spanDays * dayMs), symbol }, spanDays, now)
    for (let round = 0; round < 5; round++) await read(365)
    for (const [id, value] of [
      ['ninety days of all coins', await medianMs(30, () => read(90))],
      ['a year of all coins', await medianMs(30, () => read(365))],
      ['a year of one coin', await medianMs(30, () => read(365, 'C7'))],
    ] as const)
      figures.push({ id: `record: page of ${id}, two years kept`, value, unit: 'ms', target: 50, pass: value < 50 })
    const size = await database.row<{
      bytes: number
    }>(sql`select sum(pg_total_relation_size(c.oid))::bigint as bytes from pg_class c
      where relkind = 'r' and (relname like 'record_claims_2%' or relname like 'record_grades_2%')`)
    const gigabytes = (size?.bytes ?? 0) / 1e9 / (days / 365)
    figures.push({ id: 'record: disk of a year of forecasts', value: gigabytes, unit: 'GB', target: null, pass: true })
    return figures
  } finally {
    await database.close()
    await postgres.release()
    folder.remove()
  }
}
