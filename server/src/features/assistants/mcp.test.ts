import { analysis, assistantPath, credits, keys } from '@pusula/contract'
import { expect, it } from 'vitest'
import { createWorld } from '../../testing/world.ts'
import { readAnalysis } from './tools/analysis.ts'

const world = await createWorld({ PUBLIC_URL: 'http://localhost:3000' })
const ada = await world.member()
const { key } = await ada.call(keys.make, { name: 'mine', scopes: ['prices'] })

it.each([
  ['localhost:3000', undefined, 200],
  ['127.0.0.1:3000', 'http://localhost:6274', 200],
  ['[::1]:3000', undefined, 200],
  ['192.168.1.5:3000', undefined, 200],
  ['evil.example:3000', undefined, 403],
  ['localhost.evil.example', 'http://localhost.evil.example', 403],
  ['localhost:3000', 'http://evil.example', 403],
  ['localhost:3000', 'null', 403],
])('at home, a call to %s by a page of %s is answered with %i (DNS rebinding)', async (host, origin, status) => {
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: assistantPath,
    headers: {
      ...{ host, authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
      ...(origin && { origin }),
    },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  })
  expect(statusCode).toBe(status)
})

it('an assistant in a browser, whose page is another site, is told where to sign in', async () => {
  const { statusCode, headers } = await world.app.inject({
    method: 'POST',
    url: assistantPath,
    headers: { host: 'localhost:3000', origin: 'http://localhost:6274', 'sec-fetch-site': 'cross-site' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  })
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([401, '*'])
  expect(headers['www-authenticate']).toContain('/.well-known/oauth-protected-resource/mcp')
})

it('an analysis names its coin in one plain line: its makers chose the name', async () => {
  const said = {
    ...{
      symbol: 'BTC',
      name: 'Bit\u202ecoin https://evil.example',
      at: '2026-11-18T00:00:00.000Z',
      source: 'simulated',
    },
    ...{ headline: { text: 'Calm' }, priceUsd: 1, score: { isEnough: false } },
    ...{ forecasts: [], levels: [], plans: [] },
  }
  const replies = new Map<unknown, unknown>([
    [credits.open, { coins: [{ symbol: 'BTC' }], gifts: [] }],
    [analysis.analyze, said],
  ])
  const ask = async (route: unknown) => replies.get(route)
  const context = { ask, database: world.database, source: 'simulated', now: world.clock.now(), publicUrl: '' }
  const answer = await readAnalysis.work({ symbol: 'BTC' }, context as never)
  expect(answer).toMatchObject({ analysis: { name: 'Bit coin [link]' } })
})
