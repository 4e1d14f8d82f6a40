import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import { type IncomeCost, withIncomeAt } from '../rules/income.ts'
import type { Entry } from '../rules/position.ts'
import { type StoredEntry, tradesIn } from '../rules/stored-entry.ts'
import { paidMoney, readEntries } from './reading.ts'

export const entryColumns = sql`id, kind, symbol as "coinSymbol", name as "coinName", trim_scale(quantity)::text as quantity,
  trim_scale(unit_usd)::text as "usdCostBasis", trim_scale(fee_usd)::text as "feeUsd",
  trim_scale(total_usd)::text as "totalUsd",
  to_char(traded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "tradedAt",
  traded_day::text as day, notes, is_income as "isIncome", ${paidMoney} as paid, pair_id as "pairId",
  trim_scale(network_fee)::text as "networkFee"`

/** Everything, coin by coin, the oldest first. */
export const allEntriesOf = (db: Db, accountId: string) => readEntries(db, sql`account_id = ${accountId}`)

/** All that counts: transfers only with what they cost, rewards at what the member wants them counted. */
export const entriesOf = async (db: Db, accountId: string, incomeCost: IncomeCost) =>
  withIncomeAt(incomeCost, tradesIn(await allEntriesOf(db, accountId)))

export const entriesOfCoins = async (db: Db, accountId: string, symbols: readonly string[], incomeCost: IncomeCost) =>
  withIncomeAt(
    incomeCost,
    tradesIn(await readEntries(db, sql`account_id = ${accountId} and symbol = any(${symbols}::text[])`)),
  )

/** As they were noted, for whoever asks how many coins there were. */
export const entriesOfCoin = async (db: Db, accountId: string, symbol: string) =>
  tradesIn(await readEntries(db, sql`account_id = ${accountId} and symbol = ${symbol}`))

/** Whether a coin was sold when it was not there; one look at each entry, where they are. */
export async function isOversold(db: Db, accountId: string, symbol: string): Promise<boolean> {
  const row = await db.row(sql`select 1 from (
      select sum(case kind when 'buy' then quantity when 'sell' then -quantity when 'out' then -coalesce(network_fee, 0) else 0 end)
        over (order by traded_at, kind in ('sell', 'out')) as held
      from portfolio_entries where account_id = ${accountId} and symbol = ${symbol}) as standings
    where held < 0 limit 1`)
  return row !== undefined
}

export async function findEntry(db: Db, accountId: string, id: string): Promise<StoredEntry | undefined> {
  const [found] = await readEntries(db, sql`account_id = ${accountId} and id = ${id}`)
  return found
}

/** Another one after every change of the entries. */
export async function versionOf(db: Db, accountId: string): Promise<number> {
  const row = await db.row<{ version: number }>(
    sql`select version from portfolio_versions where account_id = ${accountId}`,
  )
  return row?.version ?? 0
}

/** The same for each coin that there is or was. */
export async function coinVersionsOf(db: Db, accountId: string): Promise<Map<string, number>> {
  const rows = await db.rows<{ symbol: string; version: number }>(
    sql`select symbol, version from portfolio_coin_versions where account_id = ${accountId}`,
  )
  return new Map(rows.map(({ symbol, version }) => [symbol, version]))
}

/** A portfolio is changed by one call at a time: held until the transaction ends. */
export const lockPortfolio = (tx: Tx, accountId: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`portfolio ${accountId}`}, 0))`)

export async function countEntries(db: Db, accountId: string): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*)::int as count from portfolio_entries where account_id = ${accountId}`,
  )
  return row?.count ?? 0
}

/** An entry before the database has worked out its total. */
export type EntryDraft = Omit<Entry, 'totalUsd'>

type Missing = 'paid' | 'day' | 'pairId' | 'networkFee'
/** A row has nothing where an entry has no other money, an hour, no other half. */
export type EntryRow = Omit<StoredEntry, Missing> & { [Field in Missing]: NonNullable<StoredEntry[Field]> | null }
export function entryOf({ paid, day, pairId, networkFee, ...row }: EntryRow): StoredEntry {
  const known = { paid: paid ?? undefined, day: day ?? undefined }
  return { ...row, ...known, ...(pairId && { pairId }), ...(networkFee && { networkFee }) }
}
const read = (row: EntryRow | undefined): StoredEntry | undefined => row && entryOf(row)

const paidValues = ({ paid }: EntryDraft) =>
  sql`${paid?.currency ?? 'USD'}, ${paid?.unit ?? null}::numeric, ${paid?.fee ?? null}::numeric,
    ${paid?.perDollar ?? null}::numeric, ${paid?.source ?? null}`

/** Undefined when the member has an entry under this id already. */
export const addEntry = async (db: Db, accountId: string, draft: EntryDraft, now: Date) =>
  read(
    await db.row<EntryRow>(sql`insert into portfolio_entries
    (id, account_id, symbol, name, kind, quantity, unit_usd, fee_usd, traded_at, traded_day, notes, is_income, created_at,
      currency, unit_paid, fee_paid, per_dollar, rate_source)
    values (${draft.id}, ${accountId}, ${draft.coinSymbol}, ${draft.coinName}, ${draft.kind}, ${draft.quantity},
      ${draft.usdCostBasis}, ${draft.feeUsd}, ${draft.tradedAt}, ${draft.day ?? null}, ${draft.notes},
      ${draft.isIncome ?? false}, ${now},
      ${paidValues(draft)})
    on conflict (account_id, id) do nothing returning ${entryColumns}`),
  )

/** Entries as a JSON list: whoever made it had the time. How many of them were not there before. */
export const addEntries = (db: Db, accountId: string, importId: string, drafts: string, now: Date): Promise<number> =>
  db.run(sql`insert into portfolio_entries
    (id, account_id, symbol, name, kind, quantity, unit_usd, fee_usd, traded_at, traded_day, notes, is_income, created_at, import_id,
      currency, unit_paid, fee_paid, per_dollar, rate_source, pair_id)
    select id, ${accountId}::uuid, "coinSymbol", "coinName", kind, quantity, "usdCostBasis", "feeUsd", "tradedAt",
      day, notes, coalesce("isIncome", false), ${now}::timestamptz, ${importId}, coalesce(paid ->> 'currency', 'USD'), (paid ->> 'unit')::numeric,
      (paid ->> 'fee')::numeric, (paid ->> 'perDollar')::numeric, paid ->> 'source', "pairId"
    from jsonb_to_recordset(${drafts}::jsonb) as drafts(id text, "coinSymbol" text, "coinName" text,
      kind text, quantity numeric, "usdCostBasis" numeric, "feeUsd" numeric, "tradedAt" timestamptz, day date, notes text, "isIncome" boolean,
      paid jsonb, "pairId" text)
    on conflict (account_id, id) do nothing`)

export const changeEntry = async (db: Db, accountId: string, draft: EntryDraft, now: Date) =>
  read(
    await db.row<EntryRow>(sql`update portfolio_entries set quantity = ${draft.quantity}, unit_usd = ${draft.usdCostBasis},
    fee_usd = ${draft.feeUsd}, traded_at = ${draft.tradedAt}, traded_day = ${draft.day ?? null}, notes = ${draft.notes}, is_income = ${draft.isIncome ?? false}, corrected_at = ${now},
    (currency, unit_paid, fee_paid, per_dollar, rate_source) = row(${paidValues(draft)})
    where account_id = ${accountId} and id = ${draft.id} returning ${entryColumns}`),
  )
