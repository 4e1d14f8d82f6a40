import { expect, it } from 'vitest'
import { untilKilled } from './crash.ts'
import { withDatabase } from './database.ts'
import { joinAsMember } from './member.ts'
import { startServer } from './server.ts'

const gift = 20
const usual = { MARKET_SOURCE: 'simulated', REQUESTS_PER_MINUTE: '1000000', JOBS: 'off' }
/** The last is killed when all of them are under way. */
const kills = [0, 1, 4]
const coins = ['ETH', 'SOL', 'XRP', 'ADA', 'DOGE', 'LTC']

it('a bought analysis survives a kill -9 at any moment: it can be read again, or its credit is back', () =>
  withDatabase(async ({ env, client }) => {
    let server = await startServer({ ...usual, ...env })
    for (const killAfter of kills) {
      const { url } = server
      const { id, cookie } = await joinAsMember(server)
      const headers = { cookie }
      const delivered = await untilKilled(server, coins, killAfter, async coin => {
        const paid = await fetch(`${url}/api/crypto/deduct-analysis/${coin}`, { method: 'POST', headers })
        const read = await fetch(`${url}/api/crypto/analyze/${coin}`, { headers })
        return paid.status === 200 && read.status === 200
      })

      // Stands for the ten minutes after which an analysis that never came is given back.
      await client.query('update credits_entitlements set expires_at = now()')
      server = await startServer({ ...usual, ...env })
      const kept: { symbol: string }[] = await (await fetch(`${server.url}/api/analysis/kept`, { headers })).json()
      const symbols = kept.map(({ symbol }) => symbol)
      expect(symbols, 'whatever was delivered is kept').toEqual(expect.arrayContaining(delivered))
      for (const symbol of symbols)
        expect((await fetch(`${server.url}/api/analysis/kept/${symbol}`, { headers })).status).toBe(200)
      const { rows } = await client.query('select balance from credits_balances where account_id = $1', [id])
      expect(rows[0].balance, 'what is not kept is not paid').toBe(gift - kept.length)
    }
    await server.end('SIGTERM')
  }))
