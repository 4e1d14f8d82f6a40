import { type Db, sql } from './db.ts'

// The table has the name of who needed it first: prices that arrive for all instances.

/** Takes or renews a lease, which one instance holds at a time; by the database's clock, so that all mean the same. */
export const holdLease = async (db: Db, name: string, holder: string, forMs: number): Promise<boolean> => {
  const until = sql`clock_timestamp() + ${forMs}::float8 * interval '1 millisecond'`
  const row = await db.row(sql`insert into market_leases as l (name, holder, until)
    values (${name}, ${holder}, ${until})
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where l.holder = excluded.holder or l.until < clock_timestamp() returning holder`)
  return row !== undefined
}

/** Lets the next one have it at once. */
export const leaveLease = (db: Db, name: string, holder: string) =>
  db.run(sql`delete from market_leases where name = ${name} and holder = ${holder}`)
