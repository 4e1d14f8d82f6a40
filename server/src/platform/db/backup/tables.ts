import pg from 'pg'
import { type Db, sql } from '../db.ts'

export interface Table {
  name: string
  quoted: string
  /** Those that are stored, not computed. */
  columns: string
}

/** Every table but the list of migrations, which is written by running them. */
export const tablesIn = (db: Db): Promise<Table[]> =>
  db.rows<Table>(sql`
    select relname as name, format('public.%I', relname) as quoted,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
    order by relname`)

/** A part of a table that is made while the product runs, and so by no migration. */
export interface Partition {
  name: string
  parent: string
  /** What it holds, as the database writes it. */
  bound: string
}

export const partitionsIn = (db: Db): Promise<Partition[]> =>
  db.rows<Partition>(sql`select child.relname as name, parent.relname as parent, pg_get_expr(child.relpartbound, child.oid) as bound
    from pg_inherits join pg_class child on child.oid = inhrelid join pg_class parent on parent.oid = inhparent
    where child.relnamespace = 'public'::regnamespace and child.relkind = 'r' and child.relispartition order by child.relname`)

/** Makes the parts that are not there yet. */
export async function makePartitions(db: Db, partitions: readonly Partition[]): Promise<void> {
  const there = new Set((await partitionsIn(db)).map(({ name }) => name))
  for (const { name, parent, bound } of partitions.filter(each => !there.has(each.name)))
    await db.run({
      text: `create table public.${pg.escapeIdentifier(name)} partition of public.${pg.escapeIdentifier(parent)} ${bound}`,
      values: [],
    })
}
