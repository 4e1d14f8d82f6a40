import { execFile, spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { reasonOf, StartError } from '../../start-error.ts'
import { findBinaries } from './binaries.ts'
import { findPlaces, type Places } from './places.ts'
import { findRunner, type Runner } from './runner.ts'

/** A PostgreSQL that lives below our data folder and outlives a killed process: the next one adopts it. */
export interface EmbeddedPostgres {
  connection: pg.PoolConfig
  home: string
  /** Lets go of the database; the last process to do so shuts it down. */
  release(): Promise<void>
}

interface Options {
  dataDir: string
  database: string
  /** Tests that never need their data again may trade safety for speed. */
  isThrowaway?: boolean
}

const user = 'pusula'
const presenceLock = 7_220_402
const startLimitMs = 30_000

export async function startPostgres({ dataDir, database, isThrowaway = false }: Options): Promise<EmbeddedPostgres> {
  const runner = findRunner()
  const places = findPlaces(dataDir, runner)
  const binaries = findBinaries(runner, places.home)
  if (!existsSync(join(places.data, 'PG_VERSION'))) await initialise(binaries, places, runner)

  const maintenance = { host: places.sockets, user, database: 'postgres' }
  const presence = await connectOrStart(maintenance, () => launch(binaries, places, runner, isThrowaway), places)
  // Whoever holds this lock, shared, is using the database.
  await presence.query('select pg_advisory_lock_shared($1)', [presenceLock])
  await createDatabase(presence, database)
  return {
    connection: { host: places.sockets, user, database },
    home: places.home,
    release: () => releasePostgres(presence, places),
  }
}

/** Made aside and moved into place in one step, so that a half-made cluster is never taken for a whole one. */
async function initialise(binaries: string, places: Places, runner: Runner) {
  const half = `${places.data}.${process.pid}`
  rmSync(half, { recursive: true, force: true })
  const args = ['-D', half, '-U', user, '--auth=trust', '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  try {
    await promisify(execFile)(join(binaries, 'bin/initdb'), args, { ...runner, cwd: places.home })
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    throw new StartError(`The embedded database could not be made in ${places.home}: ${reasonOf(error)}`)
  }
  try {
    renameSync(half, places.data)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    // Another process was quicker: its cluster is as good as ours.
    if (!existsSync(join(places.data, 'PG_VERSION'))) throw error
  }
}

const throwaway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // It would walk around hundreds of databases that live for seconds.
  autovacuum: 'off',
}

/** Starts the server in a session of its own, so that neither Ctrl-C nor our death takes it down in mid-write. */
function launch(binaries: string, places: Places, runner: Runner, isThrowaway: boolean) {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: places.sockets,
    unix_socket_permissions: '0700',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(isThrowaway && throwaway),
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(places.log, 'a')
  const server = spawn(join(binaries, 'bin/postgres'), ['-D', places.data, ...args], {
    ...runner,
    cwd: places.home,
    detached: true,
    stdio: ['ignore', log, log],
  })
  server.on('error', () => {})
  server.unref()
  return server
}

/** Adopts a server that is already there, or starts one; two processes that try at once end up sharing it. */
async function connectOrStart(connection: pg.ClientConfig, start: () => ReturnType<typeof launch>, places: Places) {
  const deadline = Date.now() + startLimitMs
  let server: ReturnType<typeof launch> | undefined
  let reason = ''
  while (Date.now() < deadline) {
    const client = new pg.Client(connection)
    try {
      await client.connect()
      // The presence connection idles for the life of the process; its loss shows on the next real query.
      client.on('error', () => {})
      return client
    } catch (error) {
      reason = reasonOf(error)
    }
    // A server that gave up (a dead one's pid was still visible, another was quicker) is tried again.
    if (!server || server.exitCode !== null) server = start()
    await pause(25)
  }
  throw new StartError(`The embedded database did not start (${reason}). Its log: ${places.log}`)
}

async function createDatabase(client: pg.Client, database: string) {
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [database])
  if (rows.length) return
  await client.query(`create database ${client.escapeIdentifier(database)}`).catch(error => {
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
    // The server is already gone: nothing is left to release.
  }
  await presence.end().catch(() => {})
}

async function shutDown(places: Places) {
  const pidFile = join(places.data, 'postmaster.pid')
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 10_000
  while (existsSync(pidFile) && Date.now() < deadline) await pause(20)
}
