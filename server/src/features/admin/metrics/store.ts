import { homeDayIn } from '../../../platform/days.ts'
import { type Db, sql } from '../../../platform/db/db.ts'

export interface Traffic {
  requests: number
  failures: number
}

export const addTraffic = (db: Db, startsAt: Date, { requests, failures }: Traffic) =>
  db.run(sql`insert into admin_traffic as t (starts_at, requests, failures)
    values (${startsAt}, ${requests}, ${failures})
    on conflict (starts_at) do update set requests = t.requests + excluded.requests,
      failures = t.failures + excluded.failures`)

const sums = sql`coalesce(sum(requests), 0) as requests, coalesce(sum(failures), 0) as failures`

export const trafficSince = async (db: Db, since: Date): Promise<Traffic> =>
  (await db.row<Traffic>(sql`select ${sums} from admin_traffic where starts_at > ${since}`)) ?? {
    requests: 0,
    failures: 0,
  }

export const trafficByDay = (db: Db, since: Date) =>
  db.rows<Traffic & { day: string }>(sql`select ${homeDayIn(sql`starts_at`)} as day, ${sums}
    from admin_traffic where starts_at >= ${since} group by 1`)

/** How large the database is, and how long it took to say so. */
export async function sizeOf(db: Db): Promise<{ sizeBytes: number; tookMs: number }> {
  const startMs = performance.now()
  const row = await db.row<{ bytes: number }>(sql`select pg_database_size(current_database()) as bytes`)
  return { sizeBytes: row?.bytes ?? 0, tookMs: performance.now() - startMs }
}
