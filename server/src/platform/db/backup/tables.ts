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
