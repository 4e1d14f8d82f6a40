import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import { type Database, type Db, sql } from './db/db.ts'
import { isUnavailable } from './db/unavailable.ts'
import type { Log } from './log.ts'
import { reasonOf } from './start-error.ts'

interface Queue {
  name: string
  waiting: number
  running: number
  /** Given up on after all tries, as long as the queue remembers. */
  failed: number
  lastDoneAt: Date | null
}

/** Background job queue in PostgreSQL (pg-boss): a job runs once across all instances. */
export interface Jobs {
  /** Runs the work whenever the cron time comes, on one of the instances. */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>
  /** Runs the work for every job added under this name. */
  handle<Data extends object>(name: string, work: (data: Data) => Promise<void>): Promise<void>
  /** Adds a job; a key that is still waiting or under way is not added twice. */
  add<Data extends object>(name: string, data: Data, key?: string): Promise<void>
  /** How the queues stand. */
  queues(): Promise<Queue[]>
  /** Finishes what is under way. */
  stop(): Promise<void>
}

const stopLimitMs = 20_000
// Heartbeat: the job of a process that was killed is given to another within half a minute.
const retries = { retryLimit: 5, retryDelay: 2, retryBackoff: true, heartbeatSeconds: 20 } as const

/** How often a process looks for what others have added; it looks at once for what it has added itself. */
const pace = { batchSize: 10, perJobResults: true, burstWhenBatchFull: true, pollingIntervalSeconds: 2 } as const

async function outcome(work: () => Promise<void>): Promise<{ status: 'completed' | 'failed'; output?: object }> {
  try {
    await work()
    return { status: 'completed' }
  } catch (error) {
    return { status: 'failed', output: { reason: reasonOf(error) } }
  }
}

const readQueues = (db: Db) =>
  db.rows<Queue>(sql`select q.name,
    count(*) filter (where j.state in ('created', 'retry') and j.start_after <= now()) as waiting,
    count(*) filter (where j.state = 'active') as running,
    count(*) filter (where j.state = 'failed') as failed,
    max(j.completed_on) filter (where j.state = 'completed') as "lastDoneAt"
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where q.name not like '\\_\\_pgboss%' group by q.name order by q.name`)

interface Manner {
  /** A process that only answers requests leaves the work to others. */
  isTaking?: boolean
  watchEverySeconds?: number
}

export async function startJobs(
  database: Database,
  log: Log,
  { isTaking = true, watchEverySeconds = 10 }: Manner = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.query(text, values) },
    supervise: isTaking,
    schedule: isTaking,
    superviseIntervalSeconds: watchEverySeconds,
    monitorIntervalSeconds: watchEverySeconds,
  })
  boss.on('error', error => {
    // Each queue says so every few seconds, and the database itself says it once. They all go on by themselves.
    if (isUnavailable(error)) log.debug({ err: error }, 'job queue')
    else log.error({ err: error }, 'job queue')
  })
  await boss.start()

  // Making a queue waits for a lock of its own, and all of them are there after the first start.
  const known = new Set((await boss.getQueues()).map(queue => queue.name))
  const makeQueue = async (name: string) => {
    if (known.has(name)) return
    await boss.createQueue(name, { policy: 'exclusive', ...retries })
    known.add(name)
  }

  const workers = new Map<string, string>()
  const handle: Jobs['handle'] = async (name, work) => {
    if (!isTaking) return
    await makeQueue(name)
    const worker = await boss.work<Parameters<typeof work>[0], unknown, typeof pace>(name, pace, jobs =>
      Promise.all(jobs.map(async ({ id, data }) => ({ id, ...(await outcome(() => work(data))) }))),
    )
    workers.set(name, worker)
  }
  /** A process that is told to stop right after its start is still adding its first ones. */
  const adding = new Set<Promise<void>>()
  const add = async (name: string, data: object, key: string | undefined) => {
    await makeQueue(name)
    await boss.send(name, data, { singletonKey: key ?? randomUUID() })
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }
  return {
    handle,
    schedule: async (name, cron, work) => {
      await handle(name, work)
      if (isTaking) await boss.schedule(name, cron, {}, { tz: 'UTC' })
    },
    add: (name, data, key) => {
      const added = add(name, data, key)
      adding.add(added)
      return added.finally(() => adding.delete(added))
    },
    queues: () => readQueues(database),
    stop: async () => {
      await Promise.allSettled(adding)
      await boss.stop({ graceful: true, timeout: stopLimitMs })
    },
  }
}
