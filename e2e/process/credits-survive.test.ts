import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { type ServerProcess, startServer, withFolder } from './server.ts'

const rounds = 20
const gift = 20
const coins = Array.from({ length: 200 }, (_, i) => `COIN${i}`)
const env = { MARKET_SOURCE: 'simulated', REQUESTS_PER_MINUTE: '1000000' }

interface Member {
  id: string
  cookie: string
}

/** Joins by the local identity page, which stands in for Google outside production. */
async function joinAsMember({ url }: ServerProcess): Promise<Member> {
  const form = new URLSearchParams({ name: 'Ada Deniz', email: `${randomUUID()}@example.com` })
  const response = await fetch(`${url}/auth/google/local`, { method: 'POST', body: form, redirect: 'manual' })
  const cookie = response.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
  const user: { id: string } = await (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).json()
  return { id: user.id, cookie }
}

/** Asks for 200 coins at once and kills the server after so many answers; hands out the coins it said were paid. */
async function payUntilKilled(server: ServerProcess, { cookie }: Member, killAfter: number): Promise<string[]> {
  const paid: string[] = []
  let killed: Promise<unknown> | undefined
  const kill = () => {
    killed ??= server.end('SIGKILL')
  }
  const asking = coins.map(async coin => {
    const response = await fetch(`${server.url}/api/crypto/deduct-analysis/${coin}`, {
      method: 'POST',
      headers: { cookie },
    }).catch(() => undefined)
    if (response?.status === 200) paid.push(coin)
    if (paid.length >= killAfter) kill()
  })
  if (killAfter === 0) kill()
  await Promise.all(asking)
  kill()
  await killed
  return paid
}

interface Ledger {
  balance: number
  entries: { reason: string; amount: number; coin: string | null }[]
}

async function readLedger(client: pg.Client, id: string): Promise<Ledger> {
  const { rows } = await client.query('select balance from credits_balances where account_id = $1', [id])
  const entries = await client.query(
    `select e.reason, e.amount, t.coin from credits_entries e
     left join credits_entitlements t on t.id::text = split_part(e.key, ':', 2) where e.account_id = $1`,
    [id],
  )
  return { balance: rows[0].balance, entries: entries.rows }
}

const coinsOf = ({ entries }: Ledger, reason: string) =>
  entries.filter(entry => entry.reason === reason).map(entry => entry.coin)
const sumOf = ({ entries }: Ledger) => entries.reduce((sum, { amount }) => sum + amount, 0)

describe('credits', () => {
  it(
    'survive a kill -9 at any moment: nothing lost, nothing doubled, everything unfinished returned',
    () =>
      withFolder(async folder => {
        let server = await startServer({ ...env, DATA_DIR: folder })
        const home = /database in ([^;\n]+)/.exec(server.output())?.[1] ?? ''
        const client = new pg.Client({ host: join(home, 'sockets'), user: 'pusula', database: 'pusula' })
        await client.connect()
        for (let round = 0; round < rounds; round++) {
          const ada = await joinAsMember(server)
          const acknowledged = await payUntilKilled(server, ada, round)
          const killed = await readLedger(client, ada.id)
          const bought = coinsOf(killed, 'analysis')
          expect(bought, 'every acknowledged coin is paid for').toEqual(expect.arrayContaining(acknowledged))
          expect(new Set(bought).size, 'no coin twice').toBe(bought.length)
          expect(bought.length).toBeLessThanOrEqual(gift)
          expect(killed.balance).toBe(gift - bought.length)
          expect(sumOf(killed)).toBe(killed.balance)

          // Stands for the ten minutes after which an analysis that never came is given back.
          await client.query(`update credits_entitlements set expires_at = now() where account_id = $1`, [ada.id])
          server = await startServer({ ...env, DATA_DIR: folder })
          const returned = await readLedger(client, ada.id)
          expect(coinsOf(returned, 'refund').sort(), 'each once').toEqual(bought.sort())
          expect([returned.balance, sumOf(returned)]).toEqual([gift, gift])
          const stats = await fetch(`${server.url}/api/user/stats`, { headers: { cookie: ada.cookie } })
          expect(await stats.json(), 'the session lives on').toMatchObject({ remainingAnalyses: gift })
        }
        await client.end()
        await server.end('SIGTERM')
      }),
    600_000,
  )
})
