import { type Db, sql } from './db.ts'

// The table has the name of who needed it first: prices that arrive for all instances.

/** Lease (leader election): acquires or renews it for so long, by the database's clock, so that all instances agree on the time. */
export const holdLease = async (db: Db, name: string, holder: string, forMs: number): Promise<boolean> => {
  const until = sql`clock_timestamp() + ${forMs}::float8 * interval '1 millisecond'`
  const row = await db.row(sql`insert into market_leases as l (name, holder, until)
    values (${name}, ${holder}, ${until})
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where l.holder = excluded.holder or l.until < clock_timestamp() returning holder`)
  return row !== undefined
}

/** Releases a lease, so that the next one need not wait for it to expire. */
export const leaveLease = (db: Db, name: string, holder: string) =>
  db.run(sql`delete from market_leases where name = ${name} and holder = ${holder}`)
