import type { ImportFormat, ImportMapping, portfolio, ReplyOf } from '@pusula/contract'
import { type Db, sql } from '../../../platform/db/db.ts'

type PastImport = ReplyOf<typeof portfolio.imports>[number]

export const addImport = (db: Db, accountId: string, { id, format }: { id: string; format: ImportFormat }, now: Date) =>
  db.run(sql`insert into portfolio_imports (account_id, id, format, imported_at)
    values (${accountId}, ${id}, ${format}, ${now})`)

/** Page size of imports; the others appear as these are undone. */
const maxListed = 100
const maxNamed = 20

/** The newest first, as long as something of them is there. */
export const importsOf = (db: Db, accountId: string): Promise<PastImport[]> =>
  db.rows<PastImport>(sql`
    select imports.id, imports.format,
      to_char(imports.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "importedAt",
      count(*)::int as entries, count(entries.corrected_at)::int as "editedCount",
      coalesce(to_jsonb((array_agg(jsonb_build_object('id', entries.id, 'kind', entries.kind,
        'coinSymbol', entries.symbol, 'quantity', trim_scale(entries.quantity)::text,
        'purchaseDate', to_char(entries.traded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by entries.corrected_at desc, entries.id) filter (where entries.corrected_at is not null))[:${maxNamed}::int]),
        '[]') as edited
    from portfolio_imports as imports
      join portfolio_entries as entries on entries.account_id = imports.account_id and entries.import_id = imports.id
    where imports.account_id = ${accountId}
    group by imports.account_id, imports.id, imports.format, imports.imported_at
    order by imports.imported_at desc, imports.id limit ${maxListed}`)

/** How many entries of a file are there. */
export async function countOfImport(db: Db, accountId: string, id: string): Promise<number> {
  const left = await db.row<{ count: number }>(sql`select count(*)::int as count from portfolio_entries
    where account_id = ${accountId} and import_id = ${id}`)
  return left?.count ?? 0
}

/** Forgets files of which nothing is left, neither here nor in the bin. */
export const forgetEmptyImports = (db: Db) =>
  db.run(sql`delete from portfolio_imports as imports
    where not exists (select 1 from portfolio_entries as entries
        where entries.account_id = imports.account_id and entries.import_id = imports.id)
      and not exists (select 1 from portfolio_removed as removed
        where removed.account_id = imports.account_id and removed.entry ->> 'import_id' = imports.id)`)

/** The newest are kept. */
const maxMappings = 50

export async function rememberMapping(db: Db, accountId: string, kind: string, mapping: ImportMapping, now: Date) {
  await db.run(sql`insert into portfolio_mappings (account_id, table_kind, mapping, used_at)
    values (${accountId}, ${kind}, ${JSON.stringify(mapping)}::jsonb, ${now})
    on conflict (account_id, table_kind) do update set mapping = excluded.mapping, used_at = excluded.used_at`)
  await db.run(sql`delete from portfolio_mappings where account_id = ${accountId} and table_kind not in
    (select table_kind from portfolio_mappings where account_id = ${accountId}
      order by used_at desc, table_kind limit ${maxMappings})`)
}

export async function mappingOf(db: Db, accountId: string, kind: string): Promise<ImportMapping | undefined> {
  const row = await db.row<{ mapping: ImportMapping }>(sql`select mapping from portfolio_mappings
    where account_id = ${accountId} and table_kind = ${kind}`)
  return row?.mapping
}

export async function dropImports(db: Db, accountId: string): Promise<void> {
  await db.run(sql`delete from portfolio_imports where account_id = ${accountId}`)
  await db.run(sql`delete from portfolio_mappings where account_id = ${accountId}`)
}
