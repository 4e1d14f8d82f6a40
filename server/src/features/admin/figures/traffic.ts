import type { Parts } from '../../../parts.ts'
import { dayIn } from '../../../platform/days.ts'
import { type Db, sql } from '../../../platform/db/db.ts'
import type { Door } from '../../../platform/http/serve.ts'

/** Fine enough for "the last hour", and few enough rows for years. */
const spanMs = 600_000
const keepEveryMs = 60_000

interface Traffic {
  requests: number
  failures: number
}

/** Counts the calls of this process and adds them to those of the others, every minute and at the end. */
export function countTraffic({ fastify }: Door, { database, clock, log }: Parts) {
  const counts = new Map<number, Traffic>()
  const note = (statusCode: number) => {
    const startMs = Math.floor(clock.now().getTime() / spanMs) * spanMs
    const count = counts.get(startMs) ?? { requests: 0, failures: 0 }
    count.requests++
    if (statusCode >= 500) count.failures++
    counts.set(startMs, count)
  }
  fastify.addHook('onResponse', async ({ url }, { statusCode }) => {
    if (url.startsWith('/api/') || url.startsWith('/auth/')) note(statusCode)
  })

  /** What could not be kept is tried again the next time. */
  async function keep() {
    const taken = [...counts]
    counts.clear()
    for (const [startMs, count] of taken)
      await addTraffic(database, new Date(startMs), count).catch(error => {
        log.warn({ err: error }, 'traffic not kept')
        const newer = counts.get(startMs)
        const { requests, failures } = newer ?? { requests: 0, failures: 0 }
        counts.set(startMs, { requests: requests + count.requests, failures: failures + count.failures })
      })
  }
  const timer = setInterval(keep, keepEveryMs).unref()
  fastify.addHook('onClose', async () => {
    clearInterval(timer)
    await keep()
  })
  return { keep }
}

const addTraffic = (db: Db, startsAt: Date, { requests, failures }: Traffic) =>
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
  db.rows<Traffic & { day: string }>(sql`select ${dayIn(sql`starts_at`)} as day, ${sums}
    from admin_traffic where starts_at >= ${since} group by 1`)
