import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
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

/** Stopped as an owner stops it, and nobody finds its data until the work is done. */
async function whileStopped(home: string, work: () => Promise<void>) {
  const [data, aside] = [join(home, 'data'), join(home, 'aside')]
  const postmaster = postmasterOf(home)
  renameSync(data, aside)
  process.kill(postmaster, 'SIGINT')
  await vi.waitFor(() => expect(existsSync(join(aside, 'postmaster.pid'))).toBe(false))
  await work().finally(() => renameSync(aside, data))
}

/** What a call is answered with, a failure by its name. */
async function answerTo({ url }: ServerProcess, path: string, cookie: string): Promise<string> {
  const answer = await fetch(url + path, { headers: { cookie } })
  const body = await answer.json()
  return answer.ok ? 'served' : `${answer.status} ${body.error.code}`
}
/** A session that nobody has is not remembered: the database is asked each time. */
const askAsStranger = (server: ServerProcess) => answerTo(server, '/api/auth/user', 'session=nobodys')
const fine = '401 accounts.signInRequired'
const busy = '503 server.busy'

/** Asks again and again until both are well; hands out the other answers. */
async function answersUntilFine(servers: ServerProcess[], isOver: () => boolean): Promise<Set<string>> {
  const others = new Set<string>()
  await vi.waitFor(async () => {
    const answers = await Promise.all(servers.map(askAsStranger))
    for (const answer of answers) if (answer !== fine) others.add(answer)
    expect([isOver(), ...answers]).toEqual([true, ...servers.map(() => fine)])
  })
  return others
}

/** Every call is refused by name while it hangs, and nobody does anything but wait. */
async function refuseWhileHung(servers: [ServerProcess, ServerProcess], home: string) {
  const postmaster = postmasterOf(home)
  await whileHung(home, async () => {
    const calls = Array.from({ length: 30 }, (_, i) => askAsStranger(i % 2 ? servers[0] : servers[1]))
    const probes = ['readyz', 'healthz'].map(async path => (await fetch(`${servers[0].url}/${path}`)).status)
    expect(await Promise.all(probes), 'whoever probes hears of it too').toEqual([503, 200])
    expect(new Set(await Promise.all(calls))).toEqual(new Set([busy]))
  })
  await answersUntilFine(servers, () => true)
  expect([startsOf(home), postmasterOf(home)], 'nobody touched it').toEqual([1, postmaster])
}

/** It is started again by one of them, and whoever asks meanwhile is refused by name. */
async function reviveAfter<T>(servers: ServerProcess[], home: string, breakIt: () => Promise<T>): Promise<T> {
  const before = startsOf(home)
  const [left, others] = await Promise.all([breakIt(), answersUntilFine(servers, () => startsOf(home) > before)])
  expect([...others].filter(answer => answer !== busy)).toEqual([])
  expect(startsOf(home), 'once').toBe(before + 1)
  return left
}

/** Whatever of it was killed: what it acknowledged is there. */
async function reviveWhenKilled(servers: ServerProcess[], home: string) {
  await query(home, 'create table survivors (n int)')
  const kill = () => signal([postmasterOf(home)], 'SIGKILL')
  const acknowledged = await reviveAfter(servers, home, () => writeUntilBroken(home, 200, kill))
  expect(acknowledged).toBeGreaterThanOrEqual(200)
  await reviveAfter(servers, home, async () => signal(processesOf(home), 'SIGKILL'))
  expect((await written(home)).slice(0, acknowledged)).toEqual(upTo(acknowledged))
}

/** What is under way fails by name, nothing is served from memory while it is away, and then the same guest goes on. */
async function refuseWhileStopped([one, two]: [ServerProcess, ServerProcess], home: string) {
  const opened = await fetch(`${one.url}/api/visitor/account`, { method: 'POST' })
  const cookie = opened.headers.getSetCookie().join('; ')
  const askAsGuest = () => answerTo(one, '/api/crypto/top-coins', cookie)
  expect(await askAsGuest()).toBe('served')
  await reviveAfter([one, two], home, async () => {
    const underWay = Promise.all(Array.from({ length: 50 }, askAsGuest))
    await whileStopped(home, async () => {
      // The lines are cut before the file is gone; on a busy machine the server reads of it a moment later.
      await vi.waitFor(async () => expect(await askAsGuest()).toBe(busy))
      expect(await askAsGuest()).toBe(busy)
    })
    expect((await underWay).filter(answer => answer !== 'served' && answer !== busy)).toEqual([])
  })
  expect(await askAsGuest()).toBe('served')
}

/** Connections that hold the presence lock: each process takes it anew a moment after its pool works again. */
async function presencesOf(home: string): Promise<number> {
  const held = "select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = 7220402 and granted"
  const [row] = await query<{ n: number }>(home, held)
  return row?.n ?? 0
}

const startsOf = (home: string) =>
  readFileSync(join(home, 'log/postgres.log'), 'utf8').match(/ready to accept/g)?.length ?? 0

describe('the embedded database', () => {
  it('is shared by those who start at once, refused while it hangs or is stopped, started again when killed and has lost nothing, adopted by the next and stopped by the last', () =>
    withFolder(async folder => {
      const often = { REQUESTS_PER_MINUTE: '1000000' }
      const env = { DATA_DIR: folder, DATABASE_TIMEOUT_SECONDS: '1', ...often, ...onlyAnswering }
      const [one, two] = await Promise.all([startServer(env), startServer(env)])
      const home = databaseHome(one)
      expect(databaseHome(two)).toBe(home)
      expect([await askAsStranger(one), await askAsStranger(two), startsOf(home)]).toEqual([fine, fine, 1])
      await refuseWhileHung([one, two], home)
      await reviveWhenKilled([one, two], home)
      await refuseWhileStopped([one, two], home)
      await vi.waitFor(async () => expect(await presencesOf(home), 'both use it again').toBe(2))
      const postmaster = postmasterOf(home)
      await one.end('SIGTERM')
      await vi.waitFor(async () => expect((await fetch(`${two.url}/readyz`)).status).toBe(200))
      expect(postmasterOf(home), 'it stays, whichever of them leaves first').toBe(postmaster)
      await query(home, 'insert into survivors values (0)')

      await two.end('SIGKILL')
      const next = await startServer({ DATA_DIR: folder, ...onlyAnswering })
      expect(postmasterOf(home), 'the same server was adopted').toBe(postmaster)
      expect(await written(home)).toContain(0)
      await next.end('SIGTERM')
      expect(runs(home), 'nobody uses it any more, and nobody revives it').toBe(false)
    }))
})
