import { type Db, type Sql, sql, type Tx } from '../../../platform/db/db.ts'
import { type ChanceSum, onlyOf, type PlanSum, type RangeSum, type Sums, startSums } from './sums.ts'

type Source = 'live' | 'simulated'

/** Batch size of writes: thousands in one statement would block the event loop. */
const lotSize = 400

function lotsOf<Sum>(sums: ReadonlyMap<string, Sum>): Sum[][] {
  const all = [...sums.values()]
  return Array.from({ length: Math.ceil(all.length / lotSize) }, (_, i) => all.slice(i * lotSize, (i + 1) * lotSize))
}

/** Adds to the sums of the days. */
export async function saveSums(tx: Tx, source: Source, { ranges, chances, plans }: Sums): Promise<void> {
  for (const lot of lotsOf(ranges))
    await tx.run(sql`insert into record_range_days (source, kind, what, symbol, day, graded, below, above, unknown, error,
        unchanged_error, side_said, side_right, loss, constant_loss, hours, missed_hours)
      select ${source}, kind, what, symbol, day, graded, below, above, unknown, error, "unchangedError", "sideSaid",
        "sideRight", loss, "constantLoss", hours, "missedHours"
      from jsonb_to_recordset(${JSON.stringify(lot)}::jsonb) as x(kind text, what text, symbol text,
        day date, graded int, below int, above int, unknown int, error float8, "unchangedError" float8, "sideSaid" int,
        "sideRight" int, loss float8, "constantLoss" float8, hours int[], "missedHours" int[])
      on conflict (source, kind, symbol, what, day) do update set graded = record_range_days.graded + excluded.graded,
        below = record_range_days.below + excluded.below, above = record_range_days.above + excluded.above,
        unknown = record_range_days.unknown + excluded.unknown, error = record_range_days.error + excluded.error,
        unchanged_error = record_range_days.unchanged_error + excluded.unchanged_error,
        side_said = record_range_days.side_said + excluded.side_said,
        side_right = record_range_days.side_right + excluded.side_right, loss = record_range_days.loss + excluded.loss,
        constant_loss = record_range_days.constant_loss + excluded.constant_loss,
        hours = record_added(record_range_days.hours, excluded.hours),
        missed_hours = record_added(record_range_days.missed_hours, excluded.missed_hours)`)
  for (const lot of lotsOf(chances))
    await tx.run(sql`insert into record_chance_days (source, kind, what, symbol, day, graded, stated, happened)
      select ${source}, kind, what, symbol, day, graded, stated, happened
      from jsonb_to_recordset(${JSON.stringify(lot)}::jsonb) as x(kind text, what text, symbol text,
        day date, graded int[], stated float8[], happened int[])
      on conflict (source, kind, symbol, what, day) do update set
        graded = record_added(record_chance_days.graded, excluded.graded),
        stated = record_added(record_chance_days.stated, excluded.stated),
        happened = record_added(record_chance_days.happened, excluded.happened)`)
  for (const lot of lotsOf(plans))
    await tx.run(sql`insert into record_plan_days (source, kind, what, symbol, day, graded, unmet, target, stop, result,
        begun_said, target_said, stop_said)
      select ${source}, kind, what, symbol, day, graded, unmet, target, stop, result, "begunSaid", "targetSaid", "stopSaid"
      from jsonb_to_recordset(${JSON.stringify(lot)}::jsonb) as x(kind text, what text, symbol text, day date, graded int,
        unmet int, target int, stop int, result float8, "begunSaid" float8, "targetSaid" float8, "stopSaid" float8)
      on conflict (source, kind, symbol, what, day) do update set graded = record_plan_days.graded + excluded.graded,
        unmet = record_plan_days.unmet + excluded.unmet, target = record_plan_days.target + excluded.target,
        stop = record_plan_days.stop + excluded.stop, result = record_plan_days.result + excluded.result,
        begun_said = record_plan_days.begun_said + excluded.begun_said,
        target_said = record_plan_days.target_said + excluded.target_said,
        stop_said = record_plan_days.stop_said + excluded.stop_said`)
}

const replayed = (source: Source, symbols: readonly string[]): Sql =>
  sql`source = ${source} and kind = 'replayed' and symbol = any(${symbols}::text[])`

/** Puts what was replayed of these coins in the place of what was there, and counts all coins together anew. */
export async function replaceReplayed(tx: Tx, source: Source, symbols: readonly string[], sums: Sums): Promise<void> {
  const gone = [...symbols, '']
  await tx.run(sql`delete from record_range_days where ${replayed(source, gone)}`)
  await tx.run(sql`delete from record_chance_days where ${replayed(source, gone)}`)
  await tx.run(sql`delete from record_plan_days where ${replayed(source, gone)}`)
  await saveSums(tx, source, onlyOf(sums, symbols))
  await tx.run(sql`insert into record_range_days (source, kind, what, symbol, day, graded, below, above, unknown, error,
      unchanged_error, side_said, side_right, loss, constant_loss, hours, missed_hours)
    select source, kind, what, '', day, sum(graded), sum(below), sum(above), sum(unknown), sum(error), sum(unchanged_error),
      sum(side_said), sum(side_right), sum(loss), sum(constant_loss), record_total(hours), record_total(missed_hours)
    from record_range_days where source = ${source} and kind = 'replayed' group by source, kind, what, day`)
  await tx.run(sql`insert into record_chance_days (source, kind, what, symbol, day, graded, stated, happened)
    select source, kind, what, '', day, record_total(graded), record_total(stated), record_total(happened)
    from record_chance_days where source = ${source} and kind = 'replayed' group by source, kind, what, day`)
  await tx.run(sql`insert into record_plan_days (source, kind, what, symbol, day, graded, unmet, target, stop, result,
      begun_said, target_said, stop_said)
    select source, kind, what, '', day, sum(graded), sum(unmet), sum(target), sum(stop), sum(result), sum(begun_said),
      sum(target_said), sum(stop_said)
    from record_plan_days where source = ${source} and kind = 'replayed' group by source, kind, what, day`)
}

/** Rows of numbers travel as text: the driver takes ten times as long to read them. */
export const numbersIn = (text: string): number[] => JSON.parse(`[${text.slice(1, -1)}]`)

export type AsText<Row, Names extends keyof Row> = Omit<Row, Names> & Record<Names, string>

/** Every sum of every kind and day that is kept of a coin, or of all together where the symbol is empty. */
export async function readSums(db: Db, source: Source, symbol: string): Promise<Sums> {
  const place = sql`kind, symbol, what, to_char(day, 'YYYY-MM-DD') as day`
  const chosen = sql`source = ${source} and symbol = ${symbol}`
  const ranges = await db.rows<
    AsText<RangeSum, 'hours' | 'missedHours'>
  >(sql`select ${place}, graded, below, above, unknown,
    error, unchanged_error as "unchangedError", side_said as "sideSaid", side_right as "sideRight", loss,
    constant_loss as "constantLoss", hours::text, missed_hours::text as "missedHours" from record_range_days where ${chosen}`)
  const chances = await db.rows<AsText<ChanceSum, 'graded' | 'stated' | 'happened'>>(sql`select ${place}, graded::text,
    stated::text, happened::text from record_chance_days where ${chosen}`)
  const plans = await db.rows<PlanSum>(sql`select ${place}, graded, unmet, target, stop, result,
    begun_said as "begunSaid", target_said as "targetSaid", stop_said as "stopSaid" from record_plan_days where ${chosen}`)
  const sums = startSums()
  const keyOf = ({ kind, what, day }: { kind: string; what: string; day: string }) => `${kind} ${what} ${day}`
  for (const row of ranges)
    sums.ranges.set(keyOf(row), { ...row, hours: numbersIn(row.hours), missedHours: numbersIn(row.missedHours) })
  for (const row of chances) {
    const [graded, stated, happened] = [numbersIn(row.graded), numbersIn(row.stated), numbersIn(row.happened)]
    sums.chances.set(keyOf(row), { ...row, graded, stated, happened })
  }
  for (const row of plans) sums.plans.set(keyOf(row), row)
  return sums
}

/** The coins that anything was counted of, and the empty name of all together. */
export const summedSymbols = async (db: Db, source: Source): Promise<string[]> =>
  (
    await db.rows<{ symbol: string }>(
      sql`select distinct symbol from record_range_days where source = ${source} order by symbol`,
    )
  ).map(({ symbol }) => symbol)
