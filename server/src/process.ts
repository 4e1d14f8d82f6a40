import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { databaseBroadcast } from './platform/broadcast/broadcast.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/db.ts'
import { startPostgres } from './platform/db/embedded/postgres.ts'
import { migrate } from './platform/db/migrate.ts'
import { isPooledBy } from './platform/db/pooler.ts'
import { openRowCache } from './platform/db/row-cache.ts'
import { createMetrics } from './platform/http/metrics.ts'
import { startJobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { outboxMail } from './platform/mail/outbox.ts'
import { carefulMail } from './platform/mail/refused.ts'
import { createPasswords, standardCost } from './platform/passwords.ts'
import { openSecrets } from './platform/secrets.ts'
import { settingsReader } from './platform/settings.ts'
import { reasonOf, StartError } from './platform/start-error.ts'
import type { Platform } from './platform.ts'

export interface Running {
  /** Where it listens. */
  address: string
  /** What runs inside this process instead of beside it. */
  embedded: string[]
  /** Goes on answering for a while, finishes what is under way and ends. */
  stop(): Promise<void>
  /** Ends that while. */
  hurry(): void
}

/** Shutdown hooks, run in the reverse order of opening, also when the start fails half way. */
type Closers = (() => Promise<unknown> | unknown)[]

async function closeAll(closers: Closers, log: Log) {
  for (const close of closers.reverse())
    try {
      await close()
    } catch (error) {
      log.error({ err: error }, 'while stopping')
    }
}

/** Process lifecycle: starts database, queue, cache and HTTP in order, and returns the function that stops them. */
export async function startProcess(config: Config, version: string, log: Log, webFolder: string): Promise<Running> {
  const closers: Closers = []
  try {
    const { connection, place } = await findDatabase(config, closers, log)
    await migrateOrExplain(connection, log)
    const isPooled = await isPooledBy(config, connection)
    if (isPooled) log.info('a pooler stands in front of the database: nothing is kept beyond a transaction')
    const database = openDatabase(connection, { log, limitMs: config.databaseTimeoutSeconds * 1000, isPooled })
    closers.push(() => database.close())
    const memory = openRowCache(connection, database, systemClock)
    closers.push(() => memory.close())
    const redis = await openRedis(config, log)
    if (redis) closers.push(() => redis.disconnect())
    const broadcast = redis
      ? (await import('./platform/broadcast/redis.ts')).redisBroadcast(redis, log)
      : databaseBroadcast(database, memory.onMessage)
    closers.push(() => broadcast.close())
    const metrics = createMetrics()
    const plainMail = config.smtpUrl
      ? (await import('./platform/mail/smtp.ts')).smtpMail(config.smtpUrl, config)
      : outboxMail(database)
    const mail = carefulMail(plainMail, { database, clock: systemClock, metrics })
    closers.push(() => mail.close())
    const jobs = await startJobs(database, log, { isTaking: config.takesJobs })
    closers.push(() => jobs.stop())
    const platform: Platform = {
      config,
      version,
      clock: systemClock,
      log,
      database,
      memory,
      settings: settingsReader(database, memory),
      jobs,
      mail,
      broadcast,
      metrics,
      secrets: await openSecrets(database, config.secretKey),
      passwords: createPasswords(standardCost),
    }
    const app = await createApp(platform, redis, webFolder)
    closers.push(() => app.http.close())
    const begun = allBegun(app.http)
    const address = await listen(app.http, config)
    closers.push(() => begun)
    const embedded = [
      ...(place ? [`database in ${place}`] : []),
      ...(mail.kind === 'outbox' ? [outboxPlace(config)] : []),
      ...(redis ? [] : ['request limits in this process']),
      ...(app.marketSource === 'simulated' ? [`simulated market, seed ${config.simSeed}`] : []),
    ]
    const hurried = new AbortController()
    const stop = async () => {
      app.http.isLeaving = true
      await sleep(config.drainSeconds * 1000, undefined, { signal: hurried.signal }).catch(() => {})
      await closeAll(closers, log)
    }
    return { address, embedded, stop, hurry: () => hurried.abort() }
  } catch (error) {
    await closeAll(closers, log)
    throw error
  }
}

/** Where emails go that nobody sends: their page does not exist in production. */
const outboxPlace = ({ isProduction }: Config) =>
  isProduction ? 'no mail server, emails are kept and never sent' : 'mail outbox at /dev/outbox'

/** What is not used is not loaded: each package costs the start its time. */
async function openRedis({ redisUrl }: Config, log: Log) {
  if (!redisUrl) return undefined
  return (await import('./platform/redis.ts')).connectRedis(redisUrl, log)
}

interface Found {
  connection: pg.PoolConfig
  /** Where the embedded one lives. */
  place?: string
}

async function findDatabase({ databaseUrl, dataDir }: Config, closers: Closers, log: Log): Promise<Found> {
  if (databaseUrl) return { connection: { connectionString: databaseUrl } }
  const postgres = await startPostgres({ dataDir, database: 'pusula' })
  closers.push(() => postgres.release())
  postgres.keepAlive(log)
  return { connection: postgres.connection, place: postgres.home }
}

async function migrateOrExplain(connection: pg.PoolConfig, log: Log) {
  try {
    await migrate(connection, undefined, { onWait: () => log.warn('waiting for another process that migrates') })
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The database cannot be used (${reasonOf(error)}). Check DATABASE_URL and that it is running.`)
  }
}

/** Work begins one after the other once the server listens, and would go on beginning after an early stop, which waits for it. */
const allBegun = (app: FastifyInstance) =>
  new Promise<void>(resolve => {
    app.addHook('onListen', async () => resolve())
  })

/** When everybody comes back at once, nobody is turned away before they are heard; the system may allow fewer. */
const arrivingAtOnce = 8_192

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port, backlog: arrivingAtOnce })
  } catch (error) {
    const isTaken = reasonOf(error).includes('EADDRINUSE')
    throw new StartError(
      isTaken
        ? `Port ${port} on ${host} is taken. Stop what uses it, or set PORT to another one.`
        : `Cannot listen on ${host}:${port} (${reasonOf(error)}). Check HOST and PORT.`,
    )
  }
  const bound = app.addresses().map(address => (typeof address === 'string' ? port : address.port))
  return `http://${reachable(host)}:${bound[0] ?? port}`
}

/** A host as a browser on this machine can open it. */
export function reachable(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
