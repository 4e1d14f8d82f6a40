import { rmSync } from 'node:fs'
import type { CreditReason } from '@pusula/contract'
import type pg from 'pg'
import { afterAll } from 'vitest'
import { createApp } from '../app.ts'
import { neededInProduction, readConfig } from '../config.ts'
import { balanceOf, differences, grant, refundUnused } from '../features/credits/index.ts'
import { databaseBroadcast } from '../platform/broadcast/broadcast.ts'
import type { Clock } from '../platform/clock.ts'
import { type Database, openDatabase } from '../platform/db/db.ts'
import { openRowCache } from '../platform/db/row-cache.ts'
import { createMetrics } from '../platform/http/metrics.ts'
import { type Jobs, startJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { outboxMail } from '../platform/mail/outbox.ts'
import { carefulMail } from '../platform/mail/refused.ts'
import { createPasswords } from '../platform/passwords.ts'
import { connectRedis } from '../platform/redis.ts'
import { openSecrets } from '../platform/secrets.ts'
import { settingsReader } from '../platform/settings.ts'
import type { Platform } from '../platform.ts'
import { newFolder } from './folder.ts'
import { movableClock } from './movable-clock.ts'
import { noisyMs, ownDatabase } from './own-database.ts'
import { emailsTo, joinAsMember, openGuest, Person, type Wish } from './people.ts'

export { movableClock } from './movable-clock.ts'
export { CallFailed, Person } from './people.ts'

/** The product on a database, with the platform that tests stand in for. */
async function createInstance(
  connection: pg.PoolConfig,
  database: Database,
  clock: Clock,
  env: Record<string, string>,
  webFolder: string,
) {
  const log = createLog('silent')
  // Work that comes by itself every minute is no part of a test that did not ask for it.
  const quiet = { NODE_ENV: 'test', LOG_LEVEL: 'silent', MARKET_SOURCE: 'simulated', JOBS: 'off' }
  // What a test hands in itself, production need not be told.
  const handed = Object.fromEntries(neededInProduction.map(({ waiver }) => [waiver, 'yes']))
  const config = readConfig({ ...quiet, ...handed, REQUESTS_PER_MINUTE: '1000000', ...env })
  const { jobs, runJob } = byHand(await startJobs(database, log, { isTaking: config.takesJobs }))
  const memory = openRowCache(connection, database, clock)
  const metrics = createMetrics()
  const platform: Platform = {
    config,
    version: '0.0.0',
    clock,
    log,
    database,
    memory,
    settings: settingsReader(database, memory),
    jobs,
    mail: carefulMail(outboxMail(database), { database, clock, metrics }),
    broadcast: databaseBroadcast(database, memory.onMessage),
    metrics,
    secrets: await openSecrets(database, config.secretKey),
    passwords: createPasswords({ memoryKib: 8, passes: 1 }),
  }
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : undefined
  const { http: app } = await createApp(platform, redis, webFolder)
  afterAll(async () => {
    await app.close()
    redis?.disconnect()
    await jobs.stop()
    await memory.close()
  })
  return { ...platform, memory, app, runJob }
}

/** Jobs that a test runs itself when their time has come, as the queue would. */
function byHand(jobs: Jobs) {
  const works = new Map<string, () => Promise<void>>()
  const schedule: Jobs['schedule'] = (name, cron, work) => {
    works.set(name, work)
    return jobs.schedule(name, cron, work)
  }
  const runJob = async (name: string) => {
    const work = works.get(name)
    if (!work) throw new Error(`There is no job ${name}`)
    await work()
  }
  return { jobs: { ...jobs, schedule }, runJob }
}

/** The whole product on a database of its own, with a clock the test moves; its pages are there where a test says where they were built. */
export async function createWorld(
  env: Record<string, string> = {},
  under = (database: Database) => database,
  webFolder = '',
) {
  const own = await ownDatabase()
  const { connection } = own
  const database = under(own.database)
  const clock = movableClock()
  const dataDir = newFolder('world')
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const instance = await createInstance(connection, database, clock, { DATA_DIR: dataDir, ...env }, webFolder)
  const { app } = instance
  return {
    ...instance,
    clock,
    connection,
    person: () => new Person(app),
    guest: () => openGuest(new Person(app)),
    member: (wish: Wish = {}, person = new Person(app)) => joinAsMember(person, instance, wish),
    emailsTo: (email: string) => emailsTo(database, email),
    grant: (accountId: string, amount: number, reason: CreditReason, key: string) =>
      database.transaction(tx => grant(tx, accountId, amount, reason, key, clock.now())),
    balanceOf: (accountId: string) => balanceOf(database, accountId),
    /** Gives back what expired unused, as the job does every minute. */
    sweepCredits: () => refundUnused(database, clock.now()),
    /** Balances that are not the sum of their entries. */
    differences: () => differences(database.patiently('command')),
    /** A second process on the same database, with connections of its own, and a clock of its own where a test says so. */
    another: (limitMs = noisyMs, more: Record<string, string> = {}, own: Clock = clock) => {
      const second = openDatabase(connection, { limitMs })
      afterAll(() => second.close())
      return createInstance(connection, second, own, { DATA_DIR: dataDir, ...env, ...more }, webFolder)
    },
  }
}
export type World = Awaited<ReturnType<typeof createWorld>>
