import type pg from 'pg'
import { expect, it } from 'vitest'
import { untilKilled } from './crash.ts'
import { withDatabase } from './database.ts'
import { joinAsMember, type Member } from './member.ts'
import { startServer } from './server.ts'

const gift = 20
const buyers = 3
const affordable = buyers * gift
/** How many kills; a start is dear, so that the suite has few and each meets several buyers. */
const rounds = Number(process.env.KILLS ?? 6)
/** How many answers come before each kill: none, then more and more, to the last that can be paid for. */
const kills = Array.from({ length: rounds }, (_, round) =>
  Math.round(((affordable - 1) * round) / Math.max(1, rounds - 1)),
)
/** More than anybody can pay for. */
const coins = Array.from({ length: gift + 10 }, (_, i) => `COIN${i}`)
const usual = { MARKET_SOURCE: 'simulated', REQUESTS_PER_MINUTE: '1000000', JOBS: 'off' }

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

/** What the killed server left behind is whole; hands out the coins that were paid for. */
function expectWhole(ledger: Ledger, acknowledged: string[]) {
  const bought = coinsOf(ledger, 'analysis')
  expect(bought, 'every acknowledged coin is paid for').toEqual(expect.arrayContaining(acknowledged))
  expect(new Set(bought).size, 'no coin twice').toBe(bought.length)
  expect(bought.length).toBeLessThanOrEqual(gift)
  expect(ledger.balance).toBe(gift - bought.length)
  expect(sumOf(ledger)).toBe(ledger.balance)
  return bought
}

function expectReturned(ledger: Ledger, bought: (string | null)[]) {
  expect(coinsOf(ledger, 'refund').sort(), 'each once').toEqual([...bought].sort())
  expect([ledger.balance, sumOf(ledger)]).toEqual([gift, gift])
}

/** Coin by coin everybody's turn comes, so that a kill meets them all in the middle. */
const inTurns = (members: readonly Member[]) => coins.flatMap(coin => members.map(member => ({ coin, member })))

it('credits survive a kill -9 at any moment: nothing lost, nothing doubled, everything unfinished returned', () =>
  withDatabase(async ({ env, client }) => {
    let server = await startServer({ ...usual, ...env })
    for (const killAfter of kills) {
      const { url } = server
      const members: Member[] = []
      for (let i = 0; i < buyers; i++) members.push(await joinAsMember(server))
      const acknowledged = await untilKilled(server, inTurns(members), killAfter, async ({ coin, member }) => {
        const headers = { cookie: member.cookie }
        const paid = await fetch(`${url}/api/crypto/deduct-analysis/${coin}`, { method: 'POST', headers })
        return paid.status === 200
      })
      expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter)
      const bought = new Map<Member, (string | null)[]>()
      for (const member of members) {
        const mine = acknowledged.filter(one => one.member === member).map(({ coin }) => coin)
        bought.set(member, expectWhole(await readLedger(client, member.id), mine))
      }

      // Stands for the ten minutes after which an analysis that never came is given back.
      await client.query('update credits_entitlements set expires_at = now()')
      server = await startServer({ ...usual, ...env })
      for (const [{ id, cookie }, paidFor] of bought) {
        expectReturned(await readLedger(client, id), paidFor)
        const stats = await fetch(`${server.url}/api/user/stats`, { headers: { cookie } })
        expect(await stats.json(), 'the session lives on').toMatchObject({ remainingAnalyses: gift })
      }
    }
    await server.end('SIGTERM')
  }))
