import { assistantPath, keys } from '@pusula/contract'
import { expect, it } from 'vitest'
import { createWorld } from '../../testing/world.ts'

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
