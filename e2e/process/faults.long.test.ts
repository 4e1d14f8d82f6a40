import { expect, inject, it } from 'vitest'
import { openTcpProxy } from '../../server/src/testing/tcp-proxy.ts'
import { withDatabase } from './database.ts'
import { joinAsMember } from './member.ts'
import { startServer } from './server.ts'

const line = await openTcpProxy(inject('sockets'))

it('neither calls a payment done nor does it twice when the answer to its commit is lost, and stops while nobody answers', () =>
  withDatabase(async ({ client }) => {
    const DATABASE_URL = `postgres://pusula@127.0.0.1:${line.port}/${client.database}`
    const server = await startServer({ DATABASE_URL, DATABASE_TIMEOUT_SECONDS: '3', JOBS: 'off' })
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
