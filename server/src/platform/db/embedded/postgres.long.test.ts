import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { StartError } from '../../start-error.ts'
import { findPlaces } from './places.ts'
import { startPostgres } from './postgres.ts'
import { findRunner, mayUse } from './runner.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'pusula-embedded-'))
chmodSync(dataDir, 0o755)
const start = (at = dataDir) => startPostgres({ dataDir: at, database: 'pusula', isThrowaway: true })
const { home, release, connection } = await start()
const [pidFile, socketLock] = [join(home, 'data/postmaster.pid'), join(home, 'sockets/.s.PGSQL.5432.lock')]
const [mark, lock] = [readFileSync(pidFile, 'utf8'), readFileSync(socketLock, 'utf8')]
await release()
const postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0])

/** Somebody else of the database's own user, who has got the number of a dead server. */
const stranger: ChildProcess = spawn('sleep', ['600'], findRunner())
/** A disk on which no cluster fits; only the machine's owner may make one. */
const disk = smallDisk()
afterAll(() => {
  stranger.kill('SIGKILL')
  if (disk) execFileSync('umount', [disk])
  for (const folder of [dataDir, disk ?? dataDir]) rmSync(folder, { recursive: true, force: true })
})

function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'pusula-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=755', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}

const numbered = (text: string, pid = stranger.pid) => text.replace(/^\d+/, String(pid))

/** What a server that was killed long ago has left. */
function leave(path: string, text: string) {
  writeFileSync(path, text)
  utimesSync(path, new Date(0), new Date(0))
}

describe('what a dead server left does not keep the next one from starting', () => {
  it.each([
    ['a number that another process of its user has by now', [[pidFile, numbered(mark)]]],
    ['the number of a process of another user', [[pidFile, numbered(mark, 1)]]],
    ['our own number', [[pidFile, numbered(mark, process.pid)]]],
    ['an empty file', [[pidFile, '']]],
    ['a file that was cut', [[pidFile, String(stranger.pid)]]],
    ['nonsense', [[pidFile, 'not a number\n']]],
    ['a lock on its socket', [[socketLock, numbered(lock)]]],
  ])('%s', async (_, left) => {
    for (const [path = '', text = ''] of left) leave(path, text)
    const postgres = await start()
    expect([stranger.pid, process.pid, 1]).not.toContain(postmaster())
    await postgres.release()
  })

  it('all of it: those who start at once share one server', async () => {
    leave(pidFile, numbered(mark))
    leave(socketLock, numbered(lock))
    const starts = () =>
      readFileSync(join(home, 'log/postgres.log'), 'utf8').split('ready to accept connections').length
    const before = starts()
    const [first, ...others] = await Promise.all([start(), start(), start(), start(), start()])
    expect(starts() - before, 'of five that were tried').toBe(1)
    const shared = postmaster()
    for (const other of others) await other.release()
    expect(postmaster(), 'somebody is still there').toBe(shared)
    await first.release()
    expect(postmaster).toThrow('ENOENT')
  })
})

/** What it says when it does not start, in one line. */
async function refusal(at?: string): Promise<string> {
  const said = await start(at).then(
    () => 'nothing',
    (error: unknown) => (error instanceof StartError ? error.message : `unexpected: ${error}`),
  )
  expect(said).not.toContain('\n')
  return said
}

describe('an embedded database that cannot start says why and what to do', () => {
  it('when another version of PostgreSQL made its files', async () => {
    const version = join(home, 'data/PG_VERSION')
    const ours = readFileSync(version, 'utf8')
    writeFileSync(version, '15\n')
    const said = await refusal()
    writeFileSync(version, ours)
    expect(said).toMatch(/was made by PostgreSQL 15, this version of Pusula brings \d+.*Back it up/)
  })

  it.runIf(disk)('when the disk is full', async () => {
    expect(await refusal(disk)).toMatch(/^The disk under .* is full\. Make room, then start again\.$/)
  })
})

it.runIf(process.getuid?.() === 0)('finds a reachable place when root keeps its data where nobody else may go', () => {
  const own = mkdtempSync(join(tmpdir(), 'pusula-own-'))
  chmodSync(own, 0o700)
  const runner = findRunner()
  const found = findPlaces(own, runner)
  const isReachable = mayUse(runner, found.sockets, true)
  for (const folder of [own, found.home]) rmSync(folder, { recursive: true, force: true })
  expect(found.data).toMatch(/^\/var\/lib\/pusula\/\w+\/data$/)
  expect(isReachable).toBe(true)
})

it('waits for a database that another process is shutting down, and then starts it anew', async () => {
  const first = await start()
  const before = postmaster()
  const guest = new pg.Client({ host: String(connection.host), user: 'pusula', database: 'postgres' })
  await guest.connect()
  // Told in this way it takes nobody more, and waits for those who are there.
  process.kill(before, 'SIGTERM')
  const knock = () => new pg.Client({ host: String(connection.host), user: 'pusula', database: 'postgres' }).connect()
  await vi.waitFor(() => expect(knock()).rejects.toThrow('shutting down'))
  const second = start()
  await guest.end()
  await first.release()
  await second
  expect(postmaster()).not.toBe(before)
  await (await second).release()
})
