import { expect, it } from 'vitest'
import { untilKilled } from './crash.ts'
import { withDatabase } from './database.ts'
import { joinAsMember, type Member } from './member.ts'
import { type ServerProcess, startServer } from './server.ts'

/** How many answers come before each kill. */
const kills = [0, 2, 5]
const gift = 20
const orders = 8
const usual = { MARKET_SOURCE: 'simulated', REQUESTS_PER_MINUTE: '1000000' }

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

it('payments survive a kill -9 at any moment: every paid order gives its credits once', () =>
  withDatabase(async ({ env, client }) => {
    let server = await startServer({ ...usual, ...env })
    for (const killAfter of kills) {
      const ada = await joinAsMember(server)
      const begun: Begun[] = []
      for (let i = 0; i < orders; i++) begun.push(await begin(server, ada, i))
      const { url } = server
      const acknowledged = await untilKilled(server, begun, killAfter, async ({ checkoutUrl }, i) => {
        const body = new URLSearchParams({ outcome: i % 2 ? 'twice' : 'pay', email: 'ada@example.com' })
        const paid = await fetch(url + checkoutUrl, { method: 'POST', body, redirect: 'manual' })
        return paid.status === 303
      })
      server = await startServer({ ...usual, ...env })
      const undelivered = async () =>
        (await client.query('select count(*)::int as n from payments_sandbox_events where delivered_at is null'))
          .rows[0].n
      await expect.poll(undelivered, { timeout: 100_000, message: 'everything is told after a restart' }).toBe(0)
      const { rows: paid } = await client.query(
        `select o.id, o.credits from payments_orders o join payments_sandbox_checkouts c on c.id = o.id::text
             where o.account_id = $1 and c.state = 'paid'`,
        [ada.id],
      )
      expect(paid.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged.map(order => order.paymentIntentId)))
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
    await server.end('SIGTERM')
  }))
