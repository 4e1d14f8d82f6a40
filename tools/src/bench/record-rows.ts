import { DAY_MS } from '@pusula/words'
import { type Database, type Sql, sql, type Tx } from '../../../server/src/platform/db/db.ts'

/** Two years of fifty coins, as many rows as forecasts are issued in that time. */
export const benchRows = { days: 730, perDay: 9_000, startMs: Date.parse('2024-11-15T00:00:00Z') }

const { days, perDay, startMs } = benchRows
const coins = 50
const everyMs = DAY_MS / perDay
/** Behind those that grading is measured on. */
const firstId = 10_000
const since = new Date(startMs)

interface Month {
  /** 2024_11, as partitions are named. */
  name: string
  from: string
  until: string
  /** Its places among all rows. */
  first: number
  last: number
}

const months: Month[] = Array.from({ length: 25 }, (_, i) => {
  const [fromMs, untilMs] = [Date.UTC(2024, 10 + i, 1), Date.UTC(2024, 11 + i, 1)]
  const placeOf = (ms: number) => Math.min(days * perDay, Math.max(0, Math.ceil((ms - startMs) / everyMs)))
  const [from, until] = [new Date(fromMs).toISOString(), new Date(untilMs).toISOString()]
  return { name: from.slice(0, 7).replace('-', '_'), from, until, first: placeOf(fromMs), last: placeOf(untilMs) - 1 }
})

/** Of ten rows seven are forecasts and three are levels and plans, as they are issued; all of them are graded. */
const claimsIn = ({
  first,
  last,
}: Month): Sql => sql`select ${firstId}::bigint + 3 * i, 'live', 'C' || i % ${coins}::int,
    (array['15min', '15min', '15min', '15min', '1hour', '4hour', '1day', 'touch', 'up', 'down'])[1 + kind], false, at, at,
    at + interval '1 hour', 100 + random(), 100 + half, 98 + half, 102 + half, half, half, (i % 10 = 0)::int, 100 + random(),
    at + interval '61 minutes'
  from (select i, i / ${coins}::int % 10 as kind, case when i / ${coins}::int % 10 < 7 then random() / 2 end as half,
      ${since}::timestamptz + i * (${everyMs}::float8 * interval '1 millisecond') as at
    from generate_series(${first}::int, ${last}::int) i) slots`

/** What stands in the log of those claims: as long as entries are in life. */
const entriesIn = ({ first, last }: Month): Sql => sql`insert into record_entries
  select ${firstId}::bigint + 3 * i + part, repeat(md5(i::text || part), case part when 0 then 8 when 1 then 12 else 7 end)
  from generate_series(${first}::int, ${last}::int) i, generate_series(0, 2) part`

const plain = (text: string): Sql => ({ text, values: [] })

/** Row after row, as years would: what it takes on the disk is what a month takes. */
async function growMonth(tx: Tx, month: Month): Promise<void> {
  await tx.run(sql`select record_month(${month.from}::timestamptz)`)
  await tx.run(sql`insert into record_claims ${claimsIn(month)}`)
  await tx.run(entriesIn(month))
}

/** Written beside the record and joined to it: its indexes are made once, of what is there. */
async function joinMonth(tx: Tx, month: Month): Promise<void> {
  const { name, from, until } = month
  const claims = `record_claims_${name}`
  await tx.run(plain(`create table ${claims} (like record_claims including constraints)`))
  await tx.run({ ...claimsIn(month), text: `insert into ${claims} ${claimsIn(month).text}` })
  await tx.run(
    plain(`alter table record_claims attach partition ${claims} for values from ('${from}') to ('${until}')`),
  )
}

/** The sums that the page is answered from, for every day and coin. */
async function fillSums(tx: Tx): Promise<void> {
  const daysAndCoins = sql`generate_series(0, ${days - 1}::int) day,
    (select '' as symbol union all select 'C' || i from generate_series(0, ${coins - 1}::int) i) coins`
  await tx.run(sql`insert into record_range_days select 'live', 'live', what, symbol, ${since}::date + day, 96, 9, 10, 0,
      random(), random(), 40, 20, random(), random() + 1, array_fill(4, array[24]), array_fill(1, array[24])
    from ${daysAndCoins}, unnest(array['15min', '1hour', '4hour', '1day']) what`)
  await tx.run(sql`insert into record_chance_days select 'live', 'live', 'touch', symbol, ${since}::date + day,
      array_fill(10, array[10]), array_fill(5.0::float8, array[10]), array_fill(5, array[10]) from ${daysAndCoins}`)
  await tx.run(sql`insert into record_plan_days (kind, source, what, symbol, day, graded, unmet, target, stop, result)
    select 'live', 'live', what, symbol, ${since}::date + day, 24, 1, 8, 15, -0.04
    from ${daysAndCoins}, unnest(array['up', 'down', 'random']) what`)
  for (const { from, first } of months)
    await tx.run(sql`insert into record_months (month, first_id) values (${from.slice(0, 7)}, ${firstId + 3 * first})
      on conflict do nothing`)
}

/** Two years of claims and sums; returns how many bytes a claim takes with its three entries, where they came one by one. */
export async function insertTwoYears(database: Database): Promise<number> {
  const grown = months.at(-2)
  if (!grown) throw new Error('two years have months')
  for (const month of months) {
    // Some are there already: that in which grading was measured, and the running one.
    const isThere = await database.row(sql`select where to_regclass(${`record_claims_${month.name}`}) is not null`)
    const make = isThere || month === grown ? growMonth : joinMonth
    await database.transaction(tx => make(tx, month), 'command')
  }
  await database.transaction(fillSums, 'command')
  await database.run(
    sql`vacuum analyze record_claims, record_entries, record_range_days, record_chance_days, record_plan_days`,
  )
  const size = await database.row<{ claims: number; entries: number; count: number }>(sql`select
    pg_total_relation_size(${`record_claims_${grown.name}`})::bigint as claims,
    pg_total_relation_size('record_entries')::bigint as entries, (select count(*) from record_entries) as count`)
  const { claims = 0, entries = 0, count = 1 } = size ?? {}
  return claims / (grown.last - grown.first + 1) + (3 * entries) / count
}
