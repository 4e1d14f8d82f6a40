import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { databaseHome, type ServerProcess, startServer, withFolder } from './server.ts'

const connectionOf = (server: ServerProcess) => ({
  host: join(databaseHome(server), 'sockets'),
  user: 'pusula',
  database: 'pusula',
})
const postmasterOf = (server: ServerProcess) =>
  Number(readFileSync(join(databaseHome(server), 'data/postmaster.pid'), 'utf8').split('\n')[0])

/** The server's own mark that it runs; a dead process can stay visible for a while where nobody collects it. */
const runs = (home: string) => existsSync(join(home, 'data/postmaster.pid'))

async function query<Row extends pg.QueryResultRow>(server: ServerProcess, text: string): Promise<Row[]> {
  const client = new pg.Client(connectionOf(server))
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Writes numbers one by one until the connection breaks; hands out how many were acknowledged. */
async function writeUntilBroken(server: ServerProcess, afterWrites: number, breakIt: () => void): Promise<number> {
  const client = new pg.Client(connectionOf(server))
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

const written = async (server: ServerProcess) =>
  (await query<{ n: number }>(server, 'select n from survivors order by n')).map(row => row.n)

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

describe('the embedded database', () => {
  it('outlives a kill -9 of the app, is adopted by the next one, and stops with the last', () =>
    withFolder(async folder => {
      const first = await startServer({ DATA_DIR: folder })
      const postmaster = postmasterOf(first)
      await query(first, 'create table survivors (n int)')
      await query(first, 'insert into survivors values (1)')
      await first.end('SIGKILL')
      const second = await startServer({ DATA_DIR: folder })
      expect(postmasterOf(second), 'the same server was adopted').toBe(postmaster)
      expect(await written(second)).toEqual([1])
      await second.end('SIGTERM')
      expect(runs(databaseHome(second)), 'nobody uses it any more').toBe(false)
    }))

  it('loses nothing it acknowledged when it is killed itself', () =>
    withFolder(async folder => {
      const first = await startServer({ DATA_DIR: folder })
      await query(first, 'create table survivors (n int)')
      const acknowledged = await writeUntilBroken(first, 200, () => process.kill(postmasterOf(first), 'SIGKILL'))
      await first.end('SIGKILL')
      const second = await startServer({ DATA_DIR: folder })
      const kept = await written(second)
      await second.end('SIGTERM')
      expect(acknowledged).toBeGreaterThanOrEqual(200)
      expect(kept.slice(0, acknowledged)).toEqual(upTo(acknowledged))
    }))

  it.runIf(process.getuid?.() === 0)('finds a reachable place when root keeps its data where nobody else may go', () =>
    withFolder(async folder => {
      chmodSync(folder, 0o700)
      const server = await startServer({ DATA_DIR: folder })
      const home = databaseHome(server)
      await server.end('SIGTERM')
      rmSync(home, { recursive: true, force: true })
      expect(home).toMatch(/^\/var\/lib\/pusula\//)
    }),
  )
})
