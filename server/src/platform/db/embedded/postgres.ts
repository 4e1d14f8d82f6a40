import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../../log.ts'
import { StartError } from '../../start-error.ts'
import { findBinaries } from './binaries.ts'
import { initialise, launch, type Server, user } from './cluster.ts'
import { explainWaiting, refuseIfHopeless } from './failure.ts'
import { clearLeftovers, livingServer } from './leftovers.ts'
import { findPlaces, type Places } from './places.ts'
import { findRunner } from './runner.ts'

/** Embedded PostgreSQL under the data folder. It survives a killed process, and the next one adopts it. */
interface EmbeddedPostgres {
  connection: pg.PoolConfig
  home: string
  /** From here on it is started again whenever it dies, until it is released. */
  keepAlive(log: Log): void
  /** Lets go of the database; the last process to do so shuts it down. */
  release(): Promise<void>
}

interface Options {
  dataDir: string
  database: string
  /** Tests that never need their data again may trade safety for speed. */
  isThrowaway?: boolean
}

const presenceLock = 7_220_402
const startLimitMs = 30_000
const answerLimitMs = 3_000
const reviveEveryMs = 1_000

export async function startPostgres({ dataDir, database, isThrowaway = false }: Options): Promise<EmbeddedPostgres> {
  const runner = findRunner()
  const places = findPlaces(dataDir, runner)
  const binaries = findBinaries(runner, places.home)
  if (!existsSync(join(places.data, 'PG_VERSION'))) await initialise(binaries, places, runner)

  let isReleased = false
  const enter = () =>
    connectOrStart(
      places,
      () => launch(binaries, places, runner, isThrowaway),
      () => !isReleased,
    )
  let presence = await enter()
  let reviving: Promise<void> | undefined
  await createDatabase(presence, database)

  async function revive(log: Log) {
    log.error('the embedded database is gone: it is started again')
    const goneMs = performance.now()
    while (!isReleased)
      try {
        presence = await enter()
        log.info({ awayMs: Math.round(performance.now() - goneMs) }, 'the embedded database is back')
        return watch(log)
      } catch (error) {
        if (!isReleased) log.error({ err: error }, 'the embedded database did not start; it is tried again')
        await pause(reviveEveryMs)
      }
  }
  const watch = (log: Log) => {
    presence.once('end', () => {
      if (!isReleased) reviving = revive(log)
    })
  }
  return {
    connection: { host: places.sockets, user, database },
    home: places.home,
    keepAlive: watch,
    release: async () => {
      isReleased = true
      await reviving
      await releasePostgres(presence, places)
    },
  }
}

/** Adopts a server that is already there, or starts one; processes that try at once end up sharing it. */
async function connectOrStart(places: Places, start: () => Server, isWanted: () => boolean): Promise<pg.Client> {
  const deadline = Date.now() + startLimitMs
  let server: Server | undefined
  let reason: unknown
  while (Date.now() < deadline && isWanted()) {
    const client = new pg.Client({
      host: places.sockets,
      user,
      database: 'postgres',
      connectionTimeoutMillis: answerLimitMs,
      query_timeout: answerLimitMs,
    })
    // It idles for as long as it is used; its end is noticed by whoever keeps the database alive, and by the next query.
    client.on('error', () => {})
    try {
      await client.connect()
      // Whoever holds this lock, shared, is using the database. One that is about to be shut down does not give it.
      await client.query('select pg_advisory_lock_shared($1)', [presenceLock])
      return client
    } catch (error) {
      reason = error
      client.end().catch(() => {})
    }
    if (!isRunning(server) && !livingServer(places)) {
      // A server that gave up, because another was quicker or had not quite gone, is tried again.
      if (server) refuseIfHopeless(server, places)
      clearLeftovers(places)
      server = start()
    }
    await pause(25)
  }
  throw new StartError(explainWaiting(reason, livingServer(places), server, places))
}

const isRunning = (server: Server | undefined): boolean =>
  server !== undefined && server.exitCode === null && server.signalCode === null

async function createDatabase(client: pg.Client, database: string) {
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [database])
  if (rows.length) return
  const create = { text: `create database ${client.escapeIdentifier(database)}`, query_timeout: startLimitMs }
  await client.query(create).catch(error => {
    const alreadyThere = ['42P04', '23505']
    if (!alreadyThere.includes(error.code)) throw error
  })
}

async function releasePostgres(presence: pg.Client, places: Places) {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [presenceLock])
    const { rows } = await presence.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      presenceLock,
    ])
    if (rows[0]?.alone) await shutDown(places)
  } catch {
    // It is gone or does not answer: nothing is left to release, or the next to start adopts it.
  }
  await Promise.race([presence.end().catch(() => {}), pause(500)])
}

async function shutDown(places: Places) {
  const pid = livingServer(places)
  if (!pid) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 10_000
  // By its number: another process may start the next one while we wait.
  while (livingServer(places) === pid && Date.now() < deadline) await pause(20)
}
