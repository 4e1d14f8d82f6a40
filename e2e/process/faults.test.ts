import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it, vi } from 'vitest'
import { startPostgres } from '../../server/src/platform/db/embedded/postgres.ts'
import { openLine } from '../../server/src/testing/line.ts'
import { databaseUrl, withDatabase } from './database.ts'
import { joinAsMember } from './member.ts'
import { type ServerProcess, startServer, withFolder } from './server.ts'

const usual = {
  MARKET_SOURCE: 'simulated',
  REQUESTS_PER_MINUTE: '1000000',
  NEW_GUESTS_PER_HOUR: '1000000',
  JOBS: 'off',
}

async function openGuest({ url }: ServerProcess): Promise<{ status: number; cookie: string }> {
  const { status, headers } = await fetch(`${url}/api/visitor/account`, { method: 'POST' })
  return { status, cookie: headers.getSetCookie().join('; ') }
}
/** The status, and whether a failure has a name from our catalogue. */
async function topCoins({ url }: ServerProcess, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/api/crypto/top-coins`, { headers: { cookie } })
  const body = await answer.json()
  return answer.status === 200 ? `200 ${body.length}` : `${answer.status} ${body.error.code}`
}

it('fails what is under way with a name when its database restarts, and serves the same guest when it is back', () =>
  withFolder(async folder => {
    const database = await startPostgres({ dataDir: folder, database: 'pusula' })
    const sockets = join(database.home, 'sockets')
    const server = await startServer({ ...usual, DATABASE_URL: databaseUrl(sockets, 'pusula') })
    const { cookie } = await openGuest(server)
    const pidFile = join(database.home, 'data/postmaster.pid')
    const asking = Array.from({ length: 50 }, () => topCoins(server, cookie))
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT')
    const during = await Promise.all(asking)
    await vi.waitFor(() => expect(existsSync(pidFile)).toBe(false), { timeout: 60_000 })
    const down = await topCoins(server, cookie)
    await database.release()
    const again = await startPostgres({ dataDir: folder, database: 'pusula' })
    await vi.waitFor(async () => expect(await topCoins(server, cookie)).toBe('200 20'), { timeout: 60_000 })
    await server.end('SIGTERM')
    await again.release()
    expect(down).toBe('503 server.busy')
    for (const answer of during) expect(['200 20', '503 server.busy']).toContain(answer)
  }))

const line = await openLine(inject('sockets'))

it('neither calls a payment done nor does it twice when the answer to its commit is lost, and stops while nobody answers', () =>
  withDatabase(async ({ client }) => {
    const DATABASE_URL = `postgres://pusula@127.0.0.1:${line.port}/${client.database}`
    const server = await startServer({ ...usual, DATABASE_URL, DATABASE_TIMEOUT_SECONDS: '1' })
    const { id, cookie } = await joinAsMember(server)
    const pay = async () => {
      const init = { method: 'POST', headers: { cookie } }
      return (await fetch(`${server.url}/api/crypto/deduct-analysis/ETH`, init)).status
    }
    const movements = async () =>
      (await client.query('select amount from credits_entries where account_id = $1 order by id', [id])).rows
    const arrived = line.loseNextCommit()
    expect(await pay(), 'nobody knows').toBe(503)
    await arrived
    expect(await movements(), 'it was done').toEqual([{ amount: 20 }, { amount: -1 }])
    expect(await pay()).toBe(200)
    expect(await movements(), 'and the second tap found it').toHaveLength(2)

    line.hang()
    expect(await pay()).toBe(503)
    expect(await server.end('SIGTERM')).toBe(0)
    line.goOn()
  }))
