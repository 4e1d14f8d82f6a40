import { type Db, type Sql, sql } from '../../../platform/db/db.ts'
import { inSlices, openPauses } from '../../../platform/slices.ts'
import type { ThereRow } from '../importing/session.ts'
import type { PaidMoney } from '../rules/position.ts'
import type { StoredEntry } from '../rules/stored-entry.ts'

/** The entries of one coin, a text per column: as rows of ten fields they took the driver six times as long. */
interface CoinRow {
  coinSymbol: string
  kinds: string
  quantities: string
  unitsUsd: string
  feesUsd: string
  totalsUsd: string
  tradedAtMs: string
  /** Empty where an hour is known. */
  tradedDays: string
  /** 1 for what came as income. */
  incomes: string
  notedAtUs: string
  ids: string[]
  /** A name and a note may hold anything, also a comma, and so come as JSON. */
  names: string[]
  notes: (string | null)[]
  paid: (PaidMoney | null)[] | null
  /** Null where no entry of the coin is half of a known transfer. */
  pairIds: (string | null)[] | null
  networkFees: (string | null)[] | null
}

/** What was paid in other money; null in dollars. */
export const paidMoney = sql`case when currency <> 'USD' then json_build_object('currency', currency,
  'unit', trim_scale(unit_paid)::text, 'fee', trim_scale(fee_paid)::text,
  'perDollar', trim_scale(per_dollar)::text, 'source', rate_source) end`

const list = (column: Sql) => sql`string_agg(${column}, ',')`
const decimals = (column: Sql) => list(sql`trim_scale(${column})::text`)
const instants = (column: Sql, perSecond: number) =>
  list(sql`(date_part('epoch', ${column}) * ${perSecond}::int)::int8::text`)

const coinRow = sql`symbol as "coinSymbol", ${list(sql`kind`)} as kinds,
  ${decimals(sql`quantity`)} as quantities, ${decimals(sql`unit_usd`)} as "unitsUsd",
  ${decimals(sql`fee_usd`)} as "feesUsd", ${decimals(sql`total_usd`)} as "totalsUsd",
  ${instants(sql`traded_at`, 1e3)} as "tradedAtMs", ${list(sql`coalesce(traded_day::text, '')`)} as "tradedDays",
  ${instants(sql`case when import_id is null then created_at else to_timestamp(0) end`, 1e6)} as "notedAtUs",
  ${list(sql`is_income::int::text`)} as incomes, json_agg(id) as ids, json_agg(name) as names, json_agg(notes) as notes,
  case when bool_or(currency <> 'USD') then json_agg(${paidMoney}) end as paid,
  case when bool_or(pair_id is not null) then json_agg(pair_id) end as "pairIds",
  case when bool_or(pair_id is not null) then json_agg(trim_scale(network_fee)::text) end as "networkFees"`

/** All entries of a member as texts, for whoever compares files with them in another thread. */
export const thereRows = (db: Db, accountId: string): Promise<ThereRow[]> =>
  db.rows<ThereRow>(sql`select symbol as "coinSymbol", ${list(sql`id`)} as ids,
      ${list(sql`kind`)} as kinds, ${decimals(sql`quantity`)} as quantities,
      ${decimals(sql`coalesce(network_fee, 0)`)} as "networkFees",
      ${decimals(sql`unit_usd`)} as "unitsUsd", ${decimals(sql`fee_usd`)} as "feesUsd",
      ${instants(sql`traded_at`, 1e3)} as "tradedAtMs", ${list(sql`coalesce(traded_day::text, '')`)} as "tradedDays",
      case when bool_or(kind in ('in', 'out')) then json_agg(case when kind in ('in', 'out') then notes end) end as places
    from portfolio_entries where account_id = ${accountId} group by symbol order by symbol`)

/** The entries that are asked for, coin by coin, the oldest first. */
export async function readEntries(db: Db, where: Sql): Promise<StoredEntry[]> {
  const rows = await db.rows<CoinRow>(
    sql`select ${coinRow} from portfolio_entries where ${where} group by symbol order by symbol`,
  )
  const entries: StoredEntry[] = []
  for (const row of rows) await addEntries(entries, row)
  return entries
}

async function addEntries(entries: StoredEntry[], row: CoinRow) {
  const pause = openPauses()
  const [quantity, unitUsd] = [listed(row.quantities), listed(row.unitsUsd)]
  const [feeUsd, totalUsd] = [listed(row.feesUsd), listed(row.totalsUsd)]
  const [kind, tradedAtMs, notedAtUs] = [listed(row.kinds), numbered(row.tradedAtMs), numbered(row.notedAtUs)]
  const goes = (at: number) => Number(kind(at) === 'sell' || kind(at) === 'out')
  const [tradedDay, income] = [listed(row.tradedDays), listed(row.incomes)]
  const id = (at: number) => row.ids[at] ?? ''
  await pause()
  // Sorted here and not by the query: most come in order already, which the database does not notice.
  const oldestFirst = row.ids
    .map((_, i) => i)
    .sort(
      (a, b) =>
        tradedAtMs(a) - tradedAtMs(b) ||
        // At one moment coins are bought before they are sold.
        goes(a) - goes(b) ||
        // Files by their ids alone: they may come in any order. What was typed follows in its own.
        notedAtUs(a) - notedAtUs(b) ||
        (id(a) < id(b) ? -1 : 1),
    )
  await pause()
  await inSlices(oldestFirst, i => {
    const [pairId, networkFee] = [row.pairIds?.[i], row.networkFees?.[i]]
    entries.push({
      id: id(i),
      // The database takes no other.
      kind: kind(i) as StoredEntry['kind'],
      coinSymbol: row.coinSymbol,
      coinName: row.names[i] ?? row.coinSymbol,
      quantity: quantity(i),
      usdCostBasis: unitUsd(i),
      feeUsd: feeUsd(i),
      totalUsd: totalUsd(i),
      tradedAt: new Date(tradedAtMs(i)).toISOString(),
      day: tradedDay(i) || undefined,
      notes: row.notes[i] ?? null,
      isIncome: income(i) === '1',
      paid: row.paid?.[i] ?? undefined,
      ...(pairId && { pairId }),
      ...(networkFee && { networkFee }),
    })
  })
}

function listed(texts: string): (at: number) => string {
  const parts = texts.split(',')
  return at => parts[at] ?? ''
}

function numbered(texts: string): (at: number) => number {
  const numbers = Float64Array.from(texts.split(','), Number)
  return at => numbers[at] ?? 0
}
