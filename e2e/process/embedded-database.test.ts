import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { startPostgres } from '../../server/src/platform/db/embedded/postgres.ts'
import { databaseHome, startServer, withFolder } from './server.ts'

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

describe('the embedded database', () => {
  it('is shared by processes that start at once, outlives a kill -9, is adopted by the next one, and stops with the last', () =>
    withFolder(async folder => {
      const [one, two] = await Promise.all([
        startServer({ DATA_DIR: folder, ...onlyAnswering }),
        startServer({ DATA_DIR: folder, ...onlyAnswering }),
      ])
      const home = databaseHome(one)
      const postmaster = postmasterOf(home)
      expect(databaseHome(two)).toBe(home)
      await one.end('SIGTERM')
      expect((await fetch(`${two.url}/readyz`)).status, 'whichever of them leaves first').toBe(200)
      await query(home, 'create table survivors (n int)')
      await query(home, 'insert into survivors values (1)')

      await two.end('SIGKILL')
      const next = await startServer({ DATA_DIR: folder, ...onlyAnswering })
      expect(postmasterOf(home), 'the same server was adopted').toBe(postmaster)
      expect(await written(home)).toEqual([1])
      await next.end('SIGTERM')
      expect(runs(home), 'nobody uses it any more').toBe(false)
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
