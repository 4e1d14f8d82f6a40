import type { portfolio, ReplyOf } from '@pusula/contract'
import { type Db, type Sql, sql } from '../../../platform/db/db.ts'
import type { StoredEntry } from '../rules/stored-entry.ts'
import { type EntryRow, entryColumns, entryOf } from './entries.ts'
import { repairPairs } from './transfers.ts'

/** Retained corrections of one entry beside its first: more than a person makes, against scripts. */
export const newestCorrections = 50

type Listed = ReplyOf<typeof portfolio.bin>['removals'][number]

/** Who deletes something, and under which name it can be found again. */
export interface Removal {
  id: string
  what: Listed['what']
  device: string
  now: Date
  /** Entries that the bin may hold, those of this removal among them. */
  most: number
}

/** All that is kept of an entry; its total is worked out from it. */
const stored = sql`account_id, id, symbol, name, kind, quantity, unit_usd, fee_usd, traded_at, traded_day, notes, created_at,
  import_id, corrected_at, is_income, currency, unit_paid, fee_paid, per_dollar, rate_source, pair_id`

const iso = (column: Sql) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Which entries go: some, those of a coin, those of a file, perhaps but for what was corrected since; else all. */
export interface Chosen {
  ids?: readonly string[]
  coin?: string
  file?: string
  isKeepingEdited?: boolean
}

function whereOf({ ids, coin, file, isKeepingEdited }: Chosen): Sql {
  if (ids) return sql`id = any(${ids}::text[])`
  if (coin !== undefined) return sql`symbol = ${coin}`
  if (file === undefined) return sql`true`
  return isKeepingEdited ? sql`import_id = ${file} and corrected_at is null` : sql`import_id = ${file}`
}

/**
 * Moves entries to the bin: their coins, and how many there were. What goes together is brought back together. Where the bin is full, the
 * oldest removals go for good; what was deleted last stays, however large it is.
 */
export async function moveToBin(db: Db, accountId: string, chosen: Chosen, removal: Removal) {
  const { id, what, device, now, most } = removal
  await db.run(sql`insert into portfolio_bin (account_id, id, what, coins, entry_count, removed_at, device)
    values (${accountId}, ${id}, ${what}, '{}', 0, ${now}, ${device}) on conflict (account_id, id) do nothing`)
  const moved = await db.row<{ count: number; coins: string[] }>(sql`with gone as (
      delete from portfolio_entries where account_id = ${accountId} and ${whereOf(chosen)} returning *),
    kept as (insert into portfolio_removed (account_id, bin_id, entry_id, entry)
      select account_id, ${id}, id, to_jsonb(gone) from gone returning entry ->> 'symbol' as symbol)
    select count(*)::int as count, coalesce(array_agg(distinct symbol), '{}') as coins from kept`)
  const { count = 0, coins = [] } = moved ?? {}
  await repairPairs(db, accountId)
  await db.run(sql`update portfolio_bin set entry_count = entry_count + ${count},
      coins = (select coalesce(array_agg(distinct coin order by coin), '{}') from unnest(coins || ${coins}::text[]) as coin)
    where account_id = ${accountId} and id = ${id}`)
  if (!count)
    await db.run(sql`delete from portfolio_bin where account_id = ${accountId} and id = ${id} and entry_count = 0`)
  await db.run(sql`delete from portfolio_bin where account_id = ${accountId} and id <> ${id} and id in (
    select id from (select id, sum(entry_count) over (order by removed_at desc, id = ${id} desc, id) as kept
      from portfolio_bin where account_id = ${accountId}) as removals where kept > ${most})`)
  return { count, coins }
}

/** Brings back what went together, but for what is there again by now; undefined where there is nothing to bring back. */
export async function bringBack(db: Db, accountId: string, id: string, now: Date) {
  const found = await db.row<{ coins: string[] }>(sql`update portfolio_bin set restored_at = ${now}
    where account_id = ${accountId} and id = ${id} and restored_at is null returning coins`)
  if (!found) return undefined
  const count = await db.run(sql`insert into portfolio_entries (${stored})
    select ${stored} from (select entry from portfolio_removed where account_id = ${accountId} and bin_id = ${id}) as kept,
      lateral jsonb_populate_record(null::portfolio_entries, kept.entry) as gone
    on conflict (account_id, id) do nothing`)
  await repairPairs(db, accountId)
  return { coins: found.coins, count }
}

export async function binSize(db: Db, accountId: string, id: string): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select entry_count as count from portfolio_bin
    where account_id = ${accountId} and id = ${id} and restored_at is null`)
  return row?.count ?? 0
}

type Binned = Omit<Listed, 'keptUntil'>

/** The newest first. */
export const binOf = (db: Db, accountId: string, most: number): Promise<Binned[]> =>
  db.rows<Binned>(sql`select id, what, coins[:20] as coins, cardinality(coins) as "coinCount", entry_count as "entryCount",
      ${iso(sql`removed_at`)} as "removedAt", device, ${iso(sql`restored_at`)} as "restoredAt"
    from portfolio_bin where account_id = ${accountId} order by removed_at desc, id limit ${most}`)

/** How many deleted entries are kept. */
export async function countBin(db: Db, accountId: string): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select coalesce(sum(entry_count), 0)::int as count from portfolio_bin where account_id = ${accountId}`,
  )
  return row?.count ?? 0
}

/** Keeps what an entry was, before it is corrected. Beyond the limit the oldest goes, but for the very first. */
export async function saveCorrection(db: Db, accountId: string, entryId: string, device: string, now: Date) {
  await db.run(sql`insert into portfolio_corrections (account_id, entry_id, corrected_by, was_corrected_at, before)
    select account_id, id, ${device}, ${now}, to_jsonb(entries) from portfolio_entries as entries
    where account_id = ${accountId} and id = ${entryId}`)
  await db.run(sql`with counted as (select place, row_number() over (order by place) as nth,
        row_number() over (order by place desc) as nth_newest
      from portfolio_corrections where account_id = ${accountId} and entry_id = ${entryId}),
    gone as (delete from portfolio_corrections where account_id = ${accountId} and entry_id = ${entryId}
      and place in (select place from counted where nth > 1 and nth_newest > ${newestCorrections}) returning place)
    update portfolio_corrections set left_out = left_out + (select count(*) from gone)
    where account_id = ${accountId} and entry_id = ${entryId} and exists (select from gone)
      and place = (select place from counted where nth = 1)`)
}

interface Correction {
  at: string
  device: string
  before: StoredEntry
  /** Corrections that came after this one and are no longer kept. */
  leftOut: number
}

/** What an entry was before each correction, the newest first. */
export async function correctionsOf(db: Db, accountId: string, entryId?: string): Promise<Correction[]> {
  type CorrectedRow = EntryRow & { correctedBy: string; wasCorrectedAt: string; leftOut: number }
  const rows = await db.rows<CorrectedRow>(sql`select ${entryColumns},
      corrected_by as "correctedBy", ${iso(sql`was_corrected_at`)} as "wasCorrectedAt", left_out as "leftOut"
    from portfolio_corrections as corrections, jsonb_populate_record(null::portfolio_entries, before) as entry
    where corrections.account_id = ${accountId} and ${entryId === undefined ? sql`true` : sql`entry_id = ${entryId}`}
    order by place desc`)
  return rows.map(({ correctedBy, wasCorrectedAt, leftOut, ...row }) => ({
    at: wasCorrectedAt,
    device: correctedBy,
    before: entryOf(row),
    leftOut,
  }))
}

type Move = { at: string; device: string; action: 'removed' | 'restored' }

/** When an entry was deleted and brought back, as long as the bin remembers. */
export const movesOf = (db: Db, accountId: string, entryId: string): Promise<Move[]> =>
  db.rows<Move>(sql`select moves.at, device, moves.action from portfolio_removed
      join portfolio_bin as bin using (account_id),
      lateral (values (${iso(sql`removed_at`)}, 'removed'), (${iso(sql`restored_at`)}, 'restored')) as moves(at, action)
    where account_id = ${accountId} and entry_id = ${entryId} and bin.id = bin_id and moves.at is not null
    order by moves.at desc`)

/** Where an entry came from. */
export const originOf = (db: Db, accountId: string, id: string) =>
  db.row<{ at: string; format: string | null }>(sql`select ${iso(sql`created_at`)} as at, imports.format
    from portfolio_entries as entries left join portfolio_imports as imports
      on imports.account_id = entries.account_id and imports.id = entries.import_id
    where entries.account_id = ${accountId} and entries.id = ${id}`)

/** Deleted entries that can be brought back, for whoever takes everything along. */
export async function removedOf(db: Db, accountId: string): Promise<StoredEntry[]> {
  const rows = await db.rows<EntryRow>(sql`select ${entryColumns} from (select entry from portfolio_removed
      where account_id = ${accountId} and bin_id in
        (select id from portfolio_bin where account_id = ${accountId} and restored_at is null)) as kept,
    lateral jsonb_populate_record(null::portfolio_entries, kept.entry) as gone order by traded_at, id`)
  return rows.map(entryOf)
}

export const emptyBin = (db: Db, before: Date) => db.run(sql`delete from portfolio_bin where removed_at < ${before}`)

/** An entry that is gone for good leaves no history. */
export const forgetCorrections = (db: Db) =>
  db.run(sql`delete from portfolio_corrections as corrections
    where not exists (select from portfolio_entries as entries
        where entries.account_id = corrections.account_id and entries.id = corrections.entry_id)
      and not exists (select from portfolio_removed as removed
        where removed.account_id = corrections.account_id and removed.entry_id = corrections.entry_id)`)

export async function dropBin(db: Db, accountId: string): Promise<void> {
  await db.run(sql`delete from portfolio_bin where account_id = ${accountId}`)
  await db.run(sql`delete from portfolio_corrections where account_id = ${accountId}`)
}
