import { execFile, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../start-error.ts'
import { explain } from './failure.ts'
import type { Places } from './places.ts'
import type { Runner } from './runner.ts'

export const user = 'pusula'

/** initdb into a temporary folder, then an atomic rename, so that a half-made cluster is never taken for a whole one. */
export async function initialise(binaries: string, places: Places, runner: Runner) {
  const half = `${places.data}.${process.pid}`
  rmSync(half, { recursive: true, force: true })
  const args = ['-D', half, '-U', user, '--auth=trust', '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  try {
    await promisify(execFile)(join(binaries, 'bin/initdb'), args, { ...runner, cwd: places.home })
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    throw new StartError(explain(wordsOf(error), places))
  }
  try {
    renameSync(half, places.data)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    // Another process was quicker: its cluster is as good as ours.
    if (!existsSync(join(places.data, 'PG_VERSION'))) throw error
  }
}

const wordsOf = (error: unknown): string =>
  String(error instanceof Error && 'stderr' in error && error.stderr ? error.stderr : error)

const throwaway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // It would walk around hundreds of databases that live for seconds.
  autovacuum: 'off',
}

/** Starts postgres detached (a session of its own), so that neither Ctrl-C nor our death kills it in mid-write. */
export function launch(binaries: string, places: Places, runner: Runner, isThrowaway: boolean) {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: places.sockets,
    unix_socket_permissions: '0700',
    max_connections: '300',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // By its number we find our own words among those of others who tried at the same time.
    log_line_prefix: '%m [%p] ',
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
  closeSync(log)
  server.on('error', () => {})
  server.unref()
  return server
}

export type Server = ReturnType<typeof launch>
