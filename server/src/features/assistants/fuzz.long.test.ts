import { hash, randomBytes } from 'node:crypto'
import { type AssistantScope, assistantScopes, assistants, notifications, portfolio } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createWorld } from '../../testing/world.ts'
import { tools } from './mcp.ts'
import { publicUrl } from './testing/assistant.ts'
import { terms } from './tools/terms.ts'

const world = await createWorld({ PUBLIC_URL: publicUrl })
const second = await world.another()
/** The soak asks 10,000. */
const calls = Number(process.env.CALLS ?? 2_000)
const people = 12
const perPerson = 8
const redirect_uri = 'https://good.example/cb'

interface Connected {
  person: number
  token: string
  scopes: readonly AssistantScope[]
  amounts: boolean
}

const post = async (url: string, payload: object | string, headers: Record<string, string> = {}, app = world.app) =>
  app.inject({ method: 'POST', url, payload, headers: { host: 'pusula.test', ...headers } })

/** Numbers that tell whose they are wherever they turn up. */
const quantityOf = (person: number) => `999${100 + person}77`
const targetOf = (person: number) => Number(`888${100 + person}55`)

async function connected(): Promise<Connected[]> {
  const { client_id } = (await post('/oauth/register', { redirect_uris: [redirect_uri] })).json()
  const found: Connected[] = []
  for (let person = 0; person < people; person++) {
    const ada = await world.member({ credits: 3 })
    await ada.call(portfolio.add, {
      coinSymbol: 'ETH',
      coinName: 'Ethereum',
      purchaseDate: '2026-11-10T10:00:00.000Z',
      quantity: quantityOf(person),
      usdCostBasis: '1',
    })
    await ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'above', target: targetOf(person) })
    for (let each = 0; each < perPerson; each++) {
      const code_verifier = randomBytes(32).toString('base64url')
      const chosen = assistantScopes.filter((_, i) => (each >> (i % 3)) % 2 === 0)
      const scopes = chosen.length ? chosen : (['market'] as const)
      const amounts = each % 2 === 0
      const { go } = await ada.call(assistants.allow, {
        request: {
          ...{ response_type: 'code', client_id, redirect_uri, code_challenge_method: 'S256' },
          code_challenge: hash('sha256', code_verifier, 'base64url'),
        },
        permission: { scopes: [...scopes], analysesPerDay: 1, portfolio: amounts ? 'amounts' : 'percent' },
      })
      const code = new URL(go).searchParams.get('code') ?? ''
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id,
        redirect_uri,
        code,
        code_verifier,
      })
      const given = await post('/oauth/token', form.toString(), { 'content-type': 'application/x-www-form-urlencoded' })
      found.push({ person, token: given.json().access_token, scopes, amounts })
    }
  }
  return found
}

const coin = fc.oneof(
  fc.constantFrom('BTC', 'eth', 'SOLUSDT', 'NOSUCH', '../../etc', "' or 1=1 --", '\u0000', 'USDT'),
  fc.string({ maxLength: 40 }),
)
const input = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ symbol: coin, max_credits: fc.constantFrom(0, 1, -1, 99, '1') }, { requiredKeys: [] }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ query: fc.string({ maxLength: 80 }), term: fc.constantFrom(...Object.keys(terms), 'x') }),
  },
  { weight: 1, arbitrary: fc.record({ account_id: fc.uuid(), accountId: fc.uuid(), user: fc.string() }) },
  { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }) },
  { weight: 3, arbitrary: fc.constant({}) },
)
const asked = fc.record({
  who: fc.nat(),
  tool: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...tools.map(({ name }) => name)) },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  ),
  method: fc.oneof(
    { weight: 12, arbitrary: fc.constant('tools/call') },
    { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  ),
  input,
  /** Now and then a token with a letter changed, or none. */
  shown: fc.constantFrom('own', 'own', 'own', 'own', 'own', 'own', 'own', 'changed', 'none'),
})

it(`${calls} calls of all kinds read nothing of another account, nor what was not allowed, and fail in our own words`, async () => {
  const all = await connected()
  let ownSeen = 0
  const leaks: string[] = []
  const statuses = new Map<number, number>()
  for (const [i, one] of fc.sample(asked, { numRuns: calls, seed: Number(process.env.SEED ?? 1) }).entries()) {
    if (i % 500 === 499) world.clock.forward(MINUTE_MS)
    const who = all[one.who % all.length]
    if (!who) throw new Error('nobody is connected')
    const token = one.shown === 'changed' ? who.token.replace(/.$/, last => (last === 'a' ? 'b' : 'a')) : who.token
    const answer = await post(
      '/mcp',
      { jsonrpc: '2.0', id: i, method: one.method, params: { name: one.tool, arguments: one.input } },
      {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        ...(one.shown !== 'none' && { authorization: `Bearer ${token}` }),
      },
      i % 2 ? world.app : second.app,
    )
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    if (one.shown !== 'own' && answer.statusCode !== 401) leaks.push(`${i}: let in with ${one.shown}`)
    if (answer.statusCode >= 500) leaks.push(`${i}: ${answer.statusCode}`)
    if (/server\.failed/.test(answer.body)) leaks.push(`${i}: ${one.tool} failed ${JSON.stringify(one.input)}`)
    for (const [, held, set] of answer.body.matchAll(/999(\d{3})77|888(\d{3})55/g)) {
      const isAllowed = held ? who.scopes.includes('portfolio') && who.amounts : who.scopes.includes('alerts')
      if (Number(held ?? set) - 100 !== who.person || !isAllowed || one.shown !== 'own')
        leaks.push(`${i}: ${one.tool} shows ${held ? 'a holding' : 'an alert'} to ${JSON.stringify(who)}`)
      else ownSeen++
    }
  }
  expect(leaks).toEqual([])
  expect(await world.differences()).toEqual([])
  expect(ownSeen, 'own numbers are seen, so that those of others would be').toBeGreaterThan(calls / 100)
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 401]))
}, 3_600_000)
