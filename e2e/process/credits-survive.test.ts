import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { untilKilled } from './crash.ts'
import { joinAsMember } from './member.ts'
import { databaseOf, startServer, withFolder } from './server.ts'

const rounds = 20
const gift = 20
const coins = Array.from({ length: 200 }, (_, i) => `COIN${i}`)
const env = { MARKET_SOURCE: 'simulated', REQUESTS_PER_MINUTE: '1000000' }

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
        const client = new pg.Client(databaseOf(server))
        await client.connect()
        for (let round = 0; round < rounds; round++) {
          const ada = await joinAsMember(server)
          const { url } = server
          const headers = { cookie: ada.cookie }
          const acknowledged = await untilKilled(server, coins, round, async coin => {
            const paid = await fetch(`${url}/api/crypto/deduct-analysis/${coin}`, { method: 'POST', headers })
            return paid.status === 200
          })
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
