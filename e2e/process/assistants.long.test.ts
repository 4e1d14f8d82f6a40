import { assistants, type Route } from '@pusula/contract'
import { afterAll, expect, it } from 'vitest'
import { clients, connect, publicUrl } from '../../server/src/features/assistants/testing/assistant.ts'
import { newFolder } from '../../server/src/testing/folder.ts'
import type { Member } from '../../server/src/testing/people.ts'
import { startBalancer } from './balancer.ts'
import { joinAsMember } from './member.ts'
import { removeFolder, startServer } from './server.ts'

const folder = newFolder('e2e')
const env = { DATA_DIR: folder, PUBLIC_URL: publicUrl, REQUESTS_PER_MINUTE: '100000', JOBS: 'off' }
const instances = await Promise.all([startServer(env), startServer(env)])
const balancer = await startBalancer(() => instances.map(({ url }) => url))

afterAll(async () => {
  await balancer.stop()
  for (const instance of instances) await instance.end('SIGKILL')
  removeFolder(folder)
})

const moved = (url: string, to: string) => to + url.slice(publicUrl.length)
/** What the assistant sends to our address arrives at the proxy, and there by turns at one instance and the other. */
const throughProxy: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  return fetch(new Request(moved(request.url, balancer.url), request))
}

/** Somebody in a browser behind the same proxy. */
async function personBehindProxy(): Promise<Pick<Member, 'call'>> {
  const { cookie } = await joinAsMember(balancer)
  const call = async ({ method, path }: Route, input: Record<string, unknown>) => {
    const url = new URL(
      path.replace(/:(\w+)/g, (_, name) => String(input[name])),
      balancer.url,
    )
    const isRead = method === 'GET'
    if (isRead) for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value))
    const headers = { cookie, ...(!isRead && { 'content-type': 'application/json' }) }
    const answer = await fetch(url, { method, headers, ...(!isRead && { body: JSON.stringify(input) }) })
    if (!answer.ok) throw new Error(`${method} ${url.pathname}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  // The same promise as in tests without a network: the route says what comes back.
  return { call: call as Member['call'] }
}

const listing = { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) }
const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

/** How each instance answers a token. */
const statuses = (token = '') =>
  Promise.all(
    instances.map(async ({ url }) => {
      const headers = { ...json, authorization: `Bearer ${token}` }
      return (await fetch(`${url}/mcp`, { ...listing, headers })).status
    }),
  )

/** How many calls of tools each instance has answered, by its own count. */
const answered = () =>
  Promise.all(
    instances.map(async ({ url }) => {
      const text = await (await fetch(`${url}/metrics`)).text()
      const counts = text.matchAll(/^assistants_calls_total\{[^}]*outcome="answered"[^}]*\} (\d+)/gm)
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
    }),
  )

it.each([
  ['of 2026', () => clients.current()],
  ['of 2025', clients.old],
])('an assistant %s connects, asks, refreshes and is revoked across two processes behind a proxy', async (_, make) => {
  const ada = await personBehindProxy()
  const before = await answered()
  const { client, call, keeper } = await connect(make, throughProxy, ada)
  expect((await client.listTools()).tools).toHaveLength(10)
  for (const symbol of ['BTC', 'ETH', 'SOL', 'XRP'])
    expect((await call('coin_facts', { symbol })).said.price.unit).toBe('USD')
  expect((await call('open_analysis', { symbol: 'ETH', max_credits: 1 })).said.spent.value).toBe(1)
  expect((await call('read_analysis', { symbol: 'ETH' })).said.state, 'open on both').toBe('open')
  const after = await answered()
  expect(after.reduce((sum, count, place) => sum + count - (before[place] ?? 0), 0)).toBe(6)
  for (const [place, count] of after.entries())
    expect(count, 'each has answered some').toBeGreaterThan(before[place] ?? 0)

  const first = { ...keeper.saved.tokens, token_type: 'Bearer', access_token: 'pusula_at_outlived' }
  keeper.saved.tokens = first
  expect((await call('find_coin', { query: 'bitcoin' })).said.coins[0].symbol, 'refreshed by itself').toBe('BTC')
  const { access_token, refresh_token = '' } = keeper.saved.tokens
  expect(refresh_token).not.toBe(first.refresh_token)
  expect(await statuses(access_token)).toEqual([200, 200])

  const [one] = (await ada.call(assistants.list, {})).assistants
  await ada.call(assistants.remove, { id: one?.id ?? '' })
  expect(await statuses(access_token), 'removed in the profile').toEqual([401, 401])

  const again = await connect(make, throughProxy, ada)
  const { tokens, client: registered } = again.keeper.saved
  expect(await statuses(tokens?.access_token)).toEqual([200, 200])
  const form = { token: tokens?.refresh_token ?? '', client_id: registered?.client_id ?? '' }
  await throughProxy(`${publicUrl}/oauth/revoke`, { method: 'POST', body: new URLSearchParams(form) })
  expect(await statuses(tokens?.access_token), 'revoked by the assistant').toEqual([401, 401])
  await expect(again.call('find_coin', { query: 'bitcoin' })).rejects.toThrow()
})
