import { Gauge } from 'prom-client'
import type { Clock } from './clock.ts'
import { type Database, type Db, sql } from './db/db.ts'
import type { Metrics } from './http/metrics.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'

/** Prometheus gauge whose value is counted by a background job. */
export interface Metric {
  name: string
  help: string
  /** When it is counted, once across all instances; null where looking is cheap enough for every look. */
  cron: string | null
  /** Nothing where there is nothing to say yet. */
  count(db: Db, now: Date): Promise<number | undefined>
}

interface Needs {
  database: Database
  clock: Clock
  jobs: Jobs
  metrics: Metrics
  log: Log
}

/** Counts slow gauges in a job and exports the last value on every instance. */
export async function watchMetrics({ database, clock, jobs, metrics, log }: Needs, watched: readonly Metric[]) {
  for (const { name, help, cron, count } of watched) {
    if (cron)
      await jobs.schedule(`figures.${name}`, cron, async () => {
        const value = await count(database.patiently('grading'), clock.now())
        if (value !== undefined) await keep(database, name, value, clock.now())
      })
    const read = () => (cron ? lastCount(database, name) : count(database, clock.now()))
    new Gauge({
      ...{ name: `pusula_${name}`, help, registers: [metrics] },
      async collect() {
        try {
          const value = await read()
          if (value !== undefined) this.set(value)
        } catch (error) {
          // The other figures are wanted most when the database is away.
          log.warn({ err: error, figure: name }, 'not counted')
        }
      },
    })
  }
}

const keep = (db: Db, name: string, value: number, now: Date) =>
  db.run(sql`insert into platform_figures (name, value, counted_at) values (${name}, ${value}, ${now})
    on conflict (name) do update set value = excluded.value, counted_at = excluded.counted_at`)

const lastCount = async (db: Db, name: string): Promise<number | undefined> =>
  (await db.row<{ value: number }>(sql`select value from platform_figures where name = ${name}`))?.value
