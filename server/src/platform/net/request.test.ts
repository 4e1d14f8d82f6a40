import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { AddressRefused } from './guard.ts'
import { AnswerRefused, guardedRequest } from './request.ts'

const here = { allow: ['127.0.0.0/8', '::1'], timeoutMs: 5_000, maxBytes: 10_000 }

async function serverOf(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const other = await serverOf((request, response) => response.end(JSON.stringify(request.headers)))
const origin = await serverOf((request, response) => {
  const moves: Record<string, string> = {
    '/moved': '/plain',
    '/loop': '/loop',
    '/inside': 'http://10.0.0.1/',
    '/local': 'http://localhost:1/',
    '/script': 'javascript:alert(1)',
    '/elsewhere': other,
  }
  const to = moves[request.url ?? '']
  if (to) response.writeHead(302, { location: to }).end()
  else if (request.url === '/silent') response.flushHeaders()
  else if (request.url === '/zipped') response.setHeader('content-encoding', 'gzip').end(gzipSync('hello'))
  else if (request.url === '/bomb')
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(5_000_000)))
  else if (request.url === '/long') response.end('x'.repeat(10_001))
  else if (request.url === '/broken') response.setHeader('content-encoding', 'gzip').end('not zipped')
  else response.setHeader('x-method', request.method ?? '').end('hello')
})

describe('a guarded request', () => {
  it('brings what is there, packed or not', async () => {
    for (const path of ['/plain', '/zipped']) {
      const { status, body } = await guardedRequest(origin + path, here)
      expect([status, body.toString()]).toEqual([200, 'hello'])
    }
  })

  it('does not reach this machine unless a test allows it', async () => {
    const port = new URL(origin).port
    for (const address of [origin, `http://localhost:${port}`])
      await expect(guardedRequest(address, { ...here, allow: [] }), address).rejects.toThrow(AddressRefused)
  })

  it('follows a few redirects, and none that lead inside', async () => {
    const follow = { ...here, maxRedirects: 3 }
    expect((await guardedRequest(`${origin}/moved`, follow)).url).toBe(`${origin}/plain`)
    await expect(guardedRequest(`${origin}/moved`, here)).rejects.toThrow(AnswerRefused)
    await expect(guardedRequest(`${origin}/loop`, follow)).rejects.toThrow(AnswerRefused)
    const onlyThis = { ...follow, allow: ['127.0.0.1'], resolve: async () => [{ address: '127.0.0.2', family: 4 }] }
    for (const path of ['/inside', '/local', '/script'])
      await expect(guardedRequest(origin + path, onlyThis), path).rejects.toThrow(AddressRefused)
  })

  it('leaves secrets behind when another host is meant', async () => {
    const headers = { authorization: 'secret', 'x-api-key': 'secret', accept: 'text/xml' }
    const { body } = await guardedRequest(`${origin}/elsewhere`, { ...here, headers, maxRedirects: 1 })
    expect(body.toString()).toContain('text/xml')
    expect(body.toString()).not.toContain('secret')
  })

  it('takes no more than allowed, also when it is packed', async () => {
    await expect(guardedRequest(`${origin}/long`, here)).rejects.toThrow(AnswerRefused)
    await expect(guardedRequest(`${origin}/bomb`, here)).rejects.toThrow(AnswerRefused)
    await expect(guardedRequest(`${origin}/broken`, here)).rejects.toThrow()
  })

  it('does not wait for ever', async () => {
    await expect(guardedRequest(`${origin}/silent`, { ...here, timeoutMs: 50 })).rejects.toThrow()
  })

  it('can send something', async () => {
    const { headers } = await guardedRequest(origin, { ...here, method: 'POST', body: '{}' })
    expect(headers['x-method']).toBe('POST')
  })
})
