import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { type ServerProcess, startServer, withFolder } from './server.ts'

/** How many answers come before each kill. */
const kills = [0, 2, 5]
const gift = 20
const orders = 8
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

interface Begun {
  checkoutUrl: string
  paymentIntentId: string
}

/** Begins an order; the amounts differ, so that each is one of its own. */
async function begin({ url }: ServerProcess, { cookie }: Member, i: number): Promise<Begun> {
  const response = await fetch(`${url}/api/payments/create-intent`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 5 + i }),
  })
  return response.json()
}

/** Pays all orders at once and kills the server after so many answers; hands out the orders it said were paid. */
async function payUntilKilled(server: ServerProcess, begun: Begun[], killAfter: number): Promise<string[]> {
  const paid: string[] = []
  let killed: Promise<unknown> | undefined
  const kill = () => {
    killed ??= server.end('SIGKILL')
  }
  const paying = begun.map(async ({ checkoutUrl, paymentIntentId }, i) => {
    const body = new URLSearchParams({ outcome: i % 2 ? 'twice' : 'pay', email: 'ada@example.com' })
    const address = `${server.url}${checkoutUrl}`
    const response = await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
    if (response?.status === 303) paid.push(paymentIntentId)
    if (paid.length >= killAfter) kill()
  })
  if (killAfter === 0) kill()
  await Promise.all(paying)
  kill()
  await killed
  return paid
}

describe('payments', () => {
  it(
    'survive a kill -9 at any moment: every paid order gives its credits once',
    () =>
      withFolder(async folder => {
        let server = await startServer({ ...env, DATA_DIR: folder })
        const home = /database in ([^;\n]+)/.exec(server.output())?.[1] ?? ''
        const client = new pg.Client({ host: join(home, 'sockets'), user: 'pusula', database: 'pusula' })
        await client.connect()
        for (const killAfter of kills) {
          const ada = await joinAsMember(server)
          const begun: Begun[] = []
          for (let i = 0; i < orders; i++) begun.push(await begin(server, ada, i))
          const acknowledged = await payUntilKilled(server, begun, killAfter)
          server = await startServer({ ...env, DATA_DIR: folder })
          const undelivered = async () =>
            (await client.query('select count(*)::int as n from payments_sandbox_events where delivered_at is null'))
              .rows[0].n
          await expect.poll(undelivered, { timeout: 100_000, message: 'everything is told after a restart' }).toBe(0)
          const { rows: paid } = await client.query(
            `select o.id, o.credits from payments_orders o join payments_sandbox_checkouts c on c.id = o.id::text
             where o.account_id = $1 and c.state = 'paid'`,
            [ada.id],
          )
          expect(paid.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
          const { rows: given } = await client.query(
            `select substr(key, 10) as id, amount as credits from credits_entries
             where account_id = $1 and reason = 'purchase'`,
            [ada.id],
          )
          const sorted = (list: { id: string }[]) => [...list].sort((a, b) => a.id.localeCompare(b.id))
          expect(sorted(given), 'each once').toEqual(sorted(paid))
          const bought = paid.reduce((sum, { credits }) => sum + credits, 0)
          const stats = await fetch(`${server.url}/api/user/stats`, { headers: { cookie: ada.cookie } })
          expect(await stats.json()).toMatchObject({ remainingAnalyses: gift + bought })
        }
        await client.end()
        await server.end('SIGTERM')
      }),
    600_000,
  )
})
