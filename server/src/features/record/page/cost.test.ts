import { expect, it } from 'vitest'
import { type Db, sql } from '../../../platform/db/db.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { widestDay } from '../widths/store.ts'
import { latestGraded, logMonths } from './store.ts'

const { database } = await ownDatabase()
const saved = 24_000

// Two months of claims and grades, one a few minutes after the other; one coin was forecast in the first hours alone.
await database.run(sql`select record_month(month) from unnest(array['2026-10-01', '2026-11-01']::timestamptz[]) month`)
// Between two claims stand what was said and what became of others.
await database.run(sql`insert into record_claims (id, source, symbol, what, asked, slot_at, issued_at, due_at, price_usd, median_usd,
    low80_usd, high80_usd, rise_probability, outcome, actual_usd, graded_at)
  select 3 * i, 'live', case when i <= 20 then 'RARE' else 'C' || i % 50 end, '15min', false, at, at, at + interval '15 minutes', 100, 100, 99,
    101, 0.5, (i % 5 = 0)::int, 100, at + interval '16 minutes'
  from (select i, '2026-10-01'::timestamptz + i * interval '3 minutes' as at from generate_series(1, ${saved}::int) i) slots`)
await database.run(sql`insert into record_months values ('2026-10', 3), ('2026-11', 44640)`)
await database.run(sql`analyze record_claims`)

interface Step {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}

/** How many rows of which table were looked at, and of which of its months, those that were put aside among them. */
async function lookedAt(work: (db: Db) => Promise<unknown>): Promise<Map<string, number>> {
  const rows = new Map<string, number>()
  const count = (step: Step) => {
    const name = step['Relation Name'] ?? ''
    const seen = (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']
    for (const table of new Set([name, name.replace(/_\d{4}_\d{2}$/, '')]))
      if (table) rows.set(table, (rows.get(table) ?? 0) + seen)
    step.Plans?.forEach(count)
  }
  const watched: Db['rows'] = async query => {
    const text = `explain (analyze, timing off, format json) ${query.text}`
    const told = await database.row<{ 'QUERY PLAN': [{ Plan: Step }] }>({ ...query, text })
    if (told) count(told['QUERY PLAN'][0].Plan)
    return database.rows(query)
  }
  await work({ ...database, rows: watched, row: async query => (await watched(query))[0] as never })
  return rows
}

const selection = { source: 'live' as const, since: new Date('2026-09-01T00:00:00Z'), symbol: undefined }

const newestFirst = (symbol: string | undefined, isMissed = false) =>
  database.rows<{ id: number }>(sql`select id from record_claims
    where (${symbol ?? null}::text is null or symbol = ${symbol ?? null}) and (not ${isMissed} or outcome <> 0)
    order by id desc limit 50`)

it.each([
  ['results', {}],
  ['misses', { isMissed: true }],
  ['results of one coin', { symbol: 'C7' }],
  ['results of a coin that has long been gone', { symbol: 'RARE' }],
  ['results of a coin that never was', { symbol: 'NONE' }],
])(
  'the latest %s are found, each once, with a look at few entries, however many there are before',
  async (_, { symbol, ...wish }: { symbol?: string; isMissed?: boolean }) => {
    const looks = await lookedAt(async db => {
      const found = await latestGraded(db, { ...selection, symbol }, wish)
      expect(found.map(({ id }) => ({ id }))).toEqual(await newestFirst(symbol, wish.isMissed))
    })
    expect(looks.get('record_claims')).toBeLessThanOrEqual(4_000)
  },
)

it('listing the months does not scan their entries (query plan)', async () => {
  expect([...(await lookedAt(logMonths)).keys()]).toEqual(['record_months'])
})

it('the widest range of the last days is found without a scan of earlier months', async () => {
  const looks = await lookedAt(db => widestDay(db, 'live', new Date('2026-11-01T12:00:00Z')))
  expect([...looks.keys()]).toEqual(['record_claims_2026_11', 'record_claims'])
})
