import type pg from 'pg'
import { expect, it } from 'vitest'
import { withDatabase } from './database.ts'
import { joinAsMember, type Member } from './member.ts'
import { type ServerProcess, startServer } from './server.ts'

const gift = 20
const often = { REQUESTS_PER_MINUTE: '1000000' }

/** What people are doing when the server dies. */
interface Doing {
  attempts: (() => Promise<boolean>)[]
  /** How many of them can succeed. */
  most: number
  /** The server is dead: what it left behind is whole. Gets the numbers of the attempts that it acknowledged. */
  left(acknowledged: number[]): Promise<void>
  /** Another one has started: what was unfinished has come to an end. */
  settled(next: ServerProcess, acknowledged: number[]): Promise<void>
}
type Begin = (server: ServerProcess, client: pg.Client) => Promise<Doing>

const readWith = async (client: pg.Client, text: string, id: string) => (await client.query(text, [id])).rows
const statsOf = async ({ url }: ServerProcess, { cookie }: Member) =>
  (await fetch(`${url}/api/user/stats`, { headers: { cookie } })).json()

/** More than anybody can pay for; nothing comes of them, so that each is given back. */
const coins = Array.from({ length: gift + 10 }, (_, i) => `COIN${i}`)

/** Coin by coin everybody's turn comes, so that a kill meets them all in the middle. */
const deduct: Begin = async (server, client) => {
  const members = [await joinAsMember(server), await joinAsMember(server), await joinAsMember(server)]
  const turns = coins.flatMap(coin => members.map(member => ({ coin, member })))
  const bought = new Map<Member, string[]>()
  const ledgerOf = async ({ id }: Member) => {
    const [row] = await readWith(client, 'select balance from credits_balances where account_id = $1', id)
    const entries: { reason: string; amount: number; coin: string }[] = await readWith(
      client,
      `select e.reason, e.amount, t.coin from credits_entries e
       left join credits_entitlements t on t.id::text = split_part(e.key, ':', 2) where e.account_id = $1`,
      id,
    )
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.balance)
    return {
      balance: row.balance,
      coins: (reason: string) => entries.filter(entry => entry.reason === reason).map(({ coin }) => coin),
    }
  }
  return {
    most: members.length * gift,
    attempts: turns.map(({ coin, member: { cookie } }) => async () => {
      const paid = await fetch(`${server.url}/api/crypto/deduct-analysis/${coin}`, {
        method: 'POST',
        headers: { cookie },
      })
      return paid.status === 200
    }),
    left: async acknowledged => {
      for (const member of members) {
        const told = acknowledged.flatMap(i => (turns[i]?.member === member ? [turns[i].coin] : []))
        const ledger = await ledgerOf(member)
        const paidFor = ledger.coins('analysis')
        expect(paidFor, 'every acknowledged coin is paid for').toEqual(expect.arrayContaining(told))
        expect(new Set(paidFor).size, 'no coin twice').toBe(paidFor.length)
        expect(ledger.balance).toBe(gift - paidFor.length)
        bought.set(member, paidFor)
      }
    },
    settled: async next => {
      for (const [member, paidFor] of bought) {
        const ledger = await ledgerOf(member)
        expect(ledger.coins('refund').sort(), 'each is given back once').toEqual(paidFor.sort())
        expect(ledger.balance).toBe(gift)
        expect(await statsOf(next, member), 'the session lives on').toMatchObject({ remainingAnalyses: gift })
      }
    },
  }
}

const orders = 8

/** Half of them are told twice by the provider. */
const pay: Begin = async (server, client) => {
  const ada = await joinAsMember(server)
  const begun: { checkoutUrl: string; paymentIntentId: string }[] = []
  for (let i = 0; i < orders; i++) {
    const response = await fetch(`${server.url}/api/payments/create-intent`, {
      method: 'POST',
      headers: { cookie: ada.cookie, 'content-type': 'application/json' },
      // The amounts differ, so that each is an order of its own.
      body: JSON.stringify({ amount: 5 + i }),
    })
    begun.push(await response.json())
  }
  const untold = async () =>
    (await client.query('select 1 from payments_sandbox_events where delivered_at is null')).rowCount
  return {
    most: orders,
    attempts: begun.map(({ checkoutUrl }, i) => async () => {
      const body = new URLSearchParams({ outcome: i % 2 ? 'twice' : 'pay', email: 'ada@example.com' })
      const paid = await fetch(server.url + checkoutUrl, { method: 'POST', body, redirect: 'manual' })
      return paid.status === 303
    }),
    left: async () => undefined,
    settled: async (next, acknowledged) => {
      await expect.poll(untold, { message: 'everything is told after a restart' }).toBe(0)
      const paid: { id: string; credits: number }[] = await readWith(
        client,
        `select o.id, o.credits from payments_orders o join payments_sandbox_checkouts c on c.id = o.id::text
         where o.account_id = $1 and c.state = 'paid' order by o.id::text`,
        ada.id,
      )
      const told = acknowledged.map(i => begun[i]?.paymentIntentId)
      expect(paid.map(({ id }) => id)).toEqual(expect.arrayContaining(told))
      const given = await readWith(
        client,
        `select substr(key, 10) as id, amount as credits from credits_entries
         where account_id = $1 and reason = 'purchase' order by 1`,
        ada.id,
      )
      expect(given, 'every paid order gives its credits once').toEqual(paid)
      const bought = paid.reduce((sum, { credits }) => sum + credits, 0)
      expect(await statsOf(next, ada)).toMatchObject({ remainingAnalyses: gift + bought })
    },
  }
}

/** For each of three people as many as are made for one at a time. */
const symbols = ['ETH', 'SOL', 'XRP', 'ADA', 'DOGE', 'LTC', 'LINK', 'DOT', 'TRX', 'AVAX', 'XLM', 'BCH']
const perMember = 4

const analyze: Begin = async (server, client) => {
  const members = [await joinAsMember(server), await joinAsMember(server), await joinAsMember(server)]
  const memberOf = (place: number) => members[Math.floor(place / perMember)] ?? { id: '', cookie: '' }
  const shownAt = new Map<number, string>()
  return {
    most: symbols.length,
    attempts: symbols.map((coin, place) => async () => {
      const headers = { cookie: memberOf(place).cookie }
      const paid = await fetch(`${server.url}/api/crypto/deduct-analysis/${coin}`, { method: 'POST', headers })
      const read = await fetch(`${server.url}/api/crypto/analyze/${coin}`, { headers })
      if (paid.status !== 200 || read.status !== 200) return false
      shownAt.set(place, (await read.json()).at)
      return true
    }),
    left: async acknowledged => {
      const { rows } = await client.query(`select entry from record_entries where entry like '%"kind":"seal"%'`)
      const sealed = rows
        .map(({ entry }) => JSON.parse(entry))
        .filter(({ what }) => what !== 'up' && what !== 'down')
        .map(({ symbol, slotAt }) => `${symbol} ${slotAt}`)
      for (const place of acknowledged) {
        const wanted = `${symbols[place]} ${shownAt.get(place)}`
        expect(
          sealed.filter(each => each === wanted),
          `${wanted} was shown, and is in the log`,
        ).toHaveLength(4)
      }
      const holes = await client.query(
        'select count(*)::int as n, coalesce(max(index) + 1, 0)::int as size from record_entries',
      )
      expect(holes.rows[0].n, 'the log has no holes').toBe(holes.rows[0].size)
    },
    settled: async ({ url }, acknowledged) => {
      for (const { id, cookie } of members) {
        const headers = { cookie }
        const saved: { symbol: string }[] = await (await fetch(`${url}/api/analysis/kept`, { headers })).json()
        const told = acknowledged.filter(place => memberOf(place).id === id).map(place => symbols[place])
        expect(
          saved.map(({ symbol }) => symbol),
          'whatever was delivered is kept',
        ).toEqual(expect.arrayContaining(told))
        for (const { symbol } of saved)
          expect((await fetch(`${url}/api/analysis/kept/${symbol}`, { headers })).status).toBe(200)
        const [row] = await readWith(client, 'select balance from credits_balances where account_id = $1', id)
        expect(row.balance, 'what is not kept is not paid').toBe(gift - saved.length)
      }
      const { finding } = (await (await fetch(`${url}/api/track-record`)).json()).log
      expect(finding, 'what was signed before the kill is there').toBeNull()
    },
  }
}

const begins = [deduct, pay, analyze]
/** How many kills. A start is dear: the suite has few, and each meets people who do all three. */
const rounds = Number(process.env.KILLS ?? 3)
/** Whose answers are counted before each kill, and which share of them comes: none at first, all but one in the end. */
const kills = Array.from({ length: rounds }, (_, round) => ({
  counted: round % begins.length,
  share: round / Math.max(1, rounds - 1),
}))

/** All of it at once, until so many of one kind have succeeded; the numbers of those that were acknowledged, by kind. */
async function untilKilled(server: ServerProcess, doings: Doing[], counted: number, killAfter: number) {
  const acknowledged: number[][] = doings.map(() => [])
  let killed: Promise<unknown> | undefined
  const killWhenDue = () => {
    if ((acknowledged[counted]?.length ?? 0) >= killAfter) killed ??= server.end('SIGKILL')
  }
  const trying = doings.flatMap(({ attempts }, kind) =>
    attempts.map(async (attempt, i) => {
      // A request that the kill cut short was not acknowledged.
      if (await attempt().catch(() => false)) acknowledged[kind]?.push(i)
      killWhenDue()
    }),
  )
  killWhenDue()
  await Promise.all(trying)
  await killed
  expect(killed, 'so many succeeded').toBeDefined()
  return acknowledged
}

it('a kill -9 at any moment loses and doubles nothing: neither a credit, nor a payment, nor an analysis', () =>
  withDatabase(async ({ env, client }) => {
    let server = await startServer({ ...often, ...env })
    for (const { counted, share } of kills) {
      const doings = await Promise.all(begins.map(begin => begin(server, client)))
      const killAfter = Math.round(share * ((doings[counted]?.most ?? 1) - 1))
      const acknowledged = await untilKilled(server, doings, counted, killAfter)
      for (const [i, doing] of doings.entries()) await doing.left(acknowledged[i] ?? [])

      // Stands for the ten minutes after which an analysis that never came is given back.
      await client.query('update credits_entitlements set expires_at = now()')
      server = await startServer({ ...often, ...env })
      for (const [i, doing] of doings.entries()) await doing.settled(server, acknowledged[i] ?? [])
    }
    await server.end('SIGTERM')
  }))
