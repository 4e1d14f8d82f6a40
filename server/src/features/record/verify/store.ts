import { type Db, type Sql, sql } from '../../../platform/db/db.ts'

/** Graded claims since then, each with the kind that it is summed under. */
const gradedSince = (
  since: Date,
): Sql => sql`select c.source, case when asked then 'asked' else 'live' end as kind, c.what, symbol,
    (c.slot_at at time zone 'UTC')::date as day, price_usd, median_usd, terms, outcome, actual_usd, loss, constant_loss, result_ratio,
    random_outcome, random_ratio, leveraged_ratio
  from record_claims c join record_grades g on g.claim_id = c.id and g.slot_at = c.slot_at
  where c.slot_at >= ${since} and g.slot_at >= ${since}`

/** Those of each coin, and of all together. */
const byCoin = sql`source, kind, what, day, grouping sets ((symbol), ())`
const sumsSince = (since: Date): Sql => sql`kind <> 'replayed' and day >= ${since}::date`
const whose = sql`coalesce(nullif(symbol, ''), 'all coins') || ' ' || what || ' ' || day as says`

const wrongRanges = (since: Date): Sql => sql`with graded as (${gradedSince(since)} and terms is null),
  raw as (select source, kind, what, coalesce(symbol, '') as symbol, day, count(outcome) as graded,
    count(*) filter (where outcome = -1) as below, count(*) filter (where outcome = 1) as above,
    coalesce(sum(abs(actual_usd - median_usd) / price_usd), 0) as error,
    coalesce(sum(loss) filter (where constant_loss is not null), 0) as loss,
    coalesce(sum(constant_loss) filter (where loss is not null), 0) as constant_loss
    from graded group by ${byCoin})
  select ${whose} from raw r full join (select * from record_range_days where ${sumsSince(since)}) d
    using (source, kind, what, symbol, day)
  where (coalesce(r.graded, 0), coalesce(r.below, 0), coalesce(r.above, 0)) <> (coalesce(d.graded, 0), coalesce(d.below, 0), coalesce(d.above, 0))
    or abs(r.error - d.error) + abs(r.loss - d.loss) + abs(r.constant_loss - d.constant_loss) > 1e-6
  order by 1 limit 1`

const wrongPlans = (
  since: Date,
): Sql => sql`with graded as (${gradedSince(since)} and c.what in ('up', 'down') and outcome is not null),
  ended as (select source, kind, symbol, day, e.* from graded, lateral (values (graded.what, outcome, result_ratio),
    ('leveraged', case when leveraged_ratio is not null then outcome end, leveraged_ratio),
    ('random', random_outcome, random_ratio)) e(what, ended, ratio) where ended is not null),
  raw as (select source, kind, what, coalesce(symbol, '') as symbol, day, count(*) filter (where ended <> 2) as graded,
    count(*) filter (where ended = 2) as unmet, count(*) filter (where ended = 1) as target,
    count(*) filter (where ended = -1) as stop, coalesce(sum(ratio) filter (where ended <> 2), 0) as result
    from ended group by ${byCoin})
  select ${whose} from raw r full join (select * from record_plan_days where ${sumsSince(since)}) d
    using (source, kind, what, symbol, day)
  where (coalesce(r.graded, 0), coalesce(r.unmet, 0), coalesce(r.target, 0), coalesce(r.stop, 0))
      <> (coalesce(d.graded, 0), coalesce(d.unmet, 0), coalesce(d.target, 0), coalesce(d.stop, 0))
    or abs(r.result - d.result) > 1e-6
  order by 1 limit 1`

const wrongChances = (
  since: Date,
): Sql => sql`with graded as (${gradedSince(since)} and terms is not null and outcome is not null),
  said as (
    select source, kind, symbol, day, 'touch' as what, terms[2 * i + 2] as chance, (outcome >> i) & 1 = 1 as came
      from graded, generate_series(0, cardinality(terms) / 2 - 1) i where what = 'touch'
    union all select source, kind, symbol, day, 'plan', terms[5], outcome = 1 from graded where what <> 'touch' and abs(outcome) = 1),
  raw as (select source, kind, what, coalesce(symbol, '') as symbol, day, least(floor(chance * 10), 9) + 1 as tenth,
    count(*) as graded, sum(chance) as stated, count(*) filter (where came) as happened
    from said group by 6, ${byCoin})
  select ${whose} from raw r full join (select source, kind, what, symbol, day, t.tenth::float8 as tenth, t.graded, t.stated, t.happened
    from record_chance_days, unnest(graded, stated, happened) with ordinality t(graded, stated, happened, tenth)
    where ${sumsSince(since)} and t.graded > 0) d using (source, kind, what, symbol, day, tenth)
  where (coalesce(r.graded, 0), coalesce(r.happened, 0)) <> (coalesce(d.graded, 0), coalesce(d.happened, 0))
    or abs(r.stated - d.stated) > 1e-6
  order by 1 limit 1`

/** The first day since then whose sums, those of a coin or of all together, are not those of its rows. */
export async function wrongSum(db: Db, since: Date): Promise<string | undefined> {
  for (const question of [wrongRanges, wrongPlans, wrongChances]) {
    const found = await db.row<{ says: string }>(question(since))
    if (found) return found.says
  }
  return undefined
}
