import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { startPostgres } from '../../server/src/platform/db/embedded/postgres.ts'
import { databaseHome, type ServerProcess, startServer, withFolder } from './server.ts'

/** Nothing in the background writes while the database is looked at. */
const onlyAnswering = { JOBS: 'off' }

const connectionOf = (home: string) => ({ host: join(home, 'sockets'), user: 'pusula', database: 'pusula' })
const pidFileOf = (home: string) => join(home, 'data/postmaster.pid')
const postmasterOf = (home: string) => Number(readFileSync(pidFileOf(home), 'utf8').split('\n')[0])

/** The server's own mark that it runs; a dead process can stay visible for a while where nobody collects it. */
const runs = (home: string) => existsSync(pidFileOf(home))

async function query<Row extends pg.QueryResultRow>(home: string, text: string): Promise<Row[]> {
  const client = new pg.Client(connectionOf(home))
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Writes numbers one by one until the connection breaks; hands out how many were acknowledged. */
async function writeUntilBroken(home: string, afterWrites: number, breakIt: () => void): Promise<number> {
  const client = new pg.Client(connectionOf(home))
  client.on('error', () => {})
  await client.connect()
  let acknowledged = 0
  try {
    for (let n = 1; n <= afterWrites * 50; n++) {
      await client.query('insert into survivors values ($1)', [n])
      acknowledged = n
      if (n === afterWrites) breakIt()
    }
  } catch {
    // Broken, as wanted.
  }
  await client.end().catch(() => {})
  return acknowledged
}

const written = async (home: string) =>
  (await query<{ n: number }>(home, 'select n from survivors order by n')).map(row => row.n)

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

/** The server and all its processes. */
function processesOf(home: string): number[] {
  const postmaster = postmasterOf(home)
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = all.map(line => line.trim().split(/\s+/).map(Number))
  return [postmaster, ...pairs.flatMap(([pid = 0, parent]) => (parent === postmaster ? pid : []))]
}
const signal = (pids: number[], name: NodeJS.Signals) => pids.forEach(pid => void process.kill(pid, name))

/** The parent first: who stands still brings no further process into the world. */
async function whileHung(home: string, work: () => Promise<void>) {
  signal([postmasterOf(home)], 'SIGSTOP')
  const pids = processesOf(home)
  signal(pids, 'SIGSTOP')
  await work().finally(() => signal(pids, 'SIGCONT'))
}

/** What a call that needs the database is answered with. */
async function statusOf({ url }: ServerProcess): Promise<number> {
  const headers = { cookie: 'session=nobodys' }
  const { status } = await fetch(`${url}/api/auth/user`, { headers })
  return status
}
const fine = 401
const patient = { timeout: 60_000, interval: 20 }

/** Asks again and again until both are well; hands out the other answers. */
async function answersUntilFine(servers: ServerProcess[], isOver: () => boolean): Promise<Set<number>> {
  const others = new Set<number>()
  await vi.waitFor(async () => {
    const answers = await Promise.all(servers.map(statusOf))
    for (const status of answers) if (status !== fine) others.add(status)
    expect([isOver(), ...answers]).toEqual([true, ...servers.map(() => fine)])
  }, patient)
  return others
}

/** Every call is refused by name while it hangs, and nobody does anything but wait. */
async function refuseWhileHung(servers: [ServerProcess, ServerProcess], home: string) {
  const postmaster = postmasterOf(home)
  const hungMs = performance.now()
  await whileHung(home, async () => {
    const calls = Array.from({ length: 30 }, (_, i) => statusOf(i % 2 ? servers[0] : servers[1]))
    const probes = ['readyz', 'healthz'].map(async path => (await fetch(`${servers[0].url}/${path}`)).status)
    expect(await Promise.all(probes), 'whoever probes hears of it too').toEqual([503, 200])
    expect(new Set(await Promise.all(calls))).toEqual(new Set([503]))
    expect(performance.now() - hungMs).toBeLessThan(10_000)
  })
  await answersUntilFine(servers, () => true)
  expect([startsOf(home), postmasterOf(home)], 'nobody touched it').toEqual([1, postmaster])
}

/** It is started again by one of them, whatever of it was killed. */
async function reviveWhenKilled(servers: ServerProcess[], home: string) {
  for (const victims of [() => [postmasterOf(home)], () => processesOf(home)]) {
    const before = startsOf(home)
    const killedMs = performance.now()
    signal(victims(), 'SIGKILL')
    const others = await answersUntilFine(servers, () => startsOf(home) > before)
    expect([...others].filter(status => status !== 503)).toEqual([])
    expect(performance.now() - killedMs).toBeLessThan(30_000)
    expect(startsOf(home), 'once').toBe(before + 1)
  }
}

const startsOf = (home: string) =>
  readFileSync(join(home, 'log/postgres.log'), 'utf8').match(/ready to accept/g)?.length ?? 0

describe('the embedded database', () => {
  it('is shared by those who start at once, refused while it hangs, started again when killed, adopted by the next and stopped by the last', () =>
    withFolder(async folder => {
      const often = { REQUESTS_PER_MINUTE: '1000000' }
      const env = { DATA_DIR: folder, DATABASE_TIMEOUT_SECONDS: '1', ...often, ...onlyAnswering }
      const [one, two] = await Promise.all([startServer(env), startServer(env)])
      const home = databaseHome(one)
      expect(databaseHome(two)).toBe(home)
      expect([await statusOf(one), await statusOf(two), startsOf(home)]).toEqual([fine, fine, 1])
      await refuseWhileHung([one, two], home)
      await reviveWhenKilled([one, two], home)
      const postmaster = postmasterOf(home)
      await one.end('SIGTERM')
      expect((await fetch(`${two.url}/readyz`)).status, 'whichever of them leaves first').toBe(200)
      await query(home, 'create table survivors (n int)')
      await query(home, 'insert into survivors values (1)')

      await two.end('SIGKILL')
      const next = await startServer({ DATA_DIR: folder, ...onlyAnswering })
      expect(postmasterOf(home), 'the same server was adopted').toBe(postmaster)
      expect(await written(home)).toEqual([1])
      await next.end('SIGTERM')
      expect(runs(home), 'nobody uses it any more, and nobody revives it').toBe(false)
    }))

  it('loses nothing it acknowledged when it is killed itself', () =>
    withFolder(async dataDir => {
      const first = await startPostgres({ dataDir, database: 'pusula' })
      await query(first.home, 'create table survivors (n int)')
      const kill = () => process.kill(postmasterOf(first.home), 'SIGKILL')
      const acknowledged = await writeUntilBroken(first.home, 200, kill)
      await first.release()
      const second = await startPostgres({ dataDir, database: 'pusula' })
      const kept = await written(second.home)
      await second.release()
      expect(acknowledged).toBeGreaterThanOrEqual(200)
      expect(kept.slice(0, acknowledged)).toEqual(upTo(acknowledged))
    }))

  it.runIf(process.getuid?.() === 0)('finds a reachable place when root keeps its data where nobody else may go', () =>
    withFolder(async dataDir => {
      chmodSync(dataDir, 0o700)
      const { home, release } = await startPostgres({ dataDir, database: 'pusula' })
      await release()
      rmSync(home, { recursive: true, force: true })
      expect(home).toMatch(/^\/var\/lib\/pusula\//)
    }),
  )
})
