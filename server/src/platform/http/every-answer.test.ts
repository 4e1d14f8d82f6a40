import { get, post } from '@pusula/contract'
import Type from 'typebox'
import { expect, it } from 'vitest'
import { emptyHttp } from '../../testing/http.ts'
import { serve } from './serve.ts'
import { Passing } from './written.ts'

const shape = {
  who: 'anyone',
  says: 'Answers.',
  input: Type.Object({}),
  reply: Type.Object({ a: Type.String() }),
} as const
const paths = ['/api/past', '/api/passing', '/api/cookie', '/api/broken', '/api/nowhere', '/plain'] as const

/** A server that answers in all the ways there are. */
async function opened() {
  const fastify = await emptyHttp()
  const door = { fastify, identify: () => ({ kind: 'nobody' }) as const }
  serve(door, get('/api/past', shape), () => ({ a: 'é' }))
  serve(door, post('/api/past', shape), async () => ({ a: 'é' }))
  serve(door, get('/api/passing', shape), () => new Passing('{"a":"1"}'))
  serve(door, get('/api/cookie', shape), ({ reply }) => {
    reply.setCookie('c', '1')
    return { a: 'é' }
  })
  serve(door, get('/api/broken', shape), () => {
    throw new Error('on purpose')
  })
  fastify.get('/plain', async () => 'plain')
  return fastify
}

it.each(paths)('%s has what every answer has', async path => {
  const { headers } = await (await opened()).inject(path)
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self'"),
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(headers).not.toHaveProperty('connection', 'close')
})

it('says of counted calls how many are left, whichever way they go', async () => {
  const fastify = await opened()
  const left: unknown[] = []
  for (const path of paths) left.push((await fastify.inject(path)).headers['x-ratelimit-remaining'])
  expect(left).toEqual(['599', '598', '597', '596', undefined, undefined])
})

it('is told of, with its status, once', async () => {
  const fastify = await opened()
  const told: [string, number][] = []
  fastify.onAnswer(({ url }, status) => told.push([url, status]))
  for (const path of paths) await fastify.inject(path)
  expect(told).toEqual(paths.map((path, i) => [path, [200, 200, 200, 500, 404, 200][i]]))
  const { body } = await fastify.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/past",status="200"} 1')
})

it('is the connection’s last when the server is leaving', async () => {
  const fastify = await opened()
  fastify.isLeaving = true
  for (const path of paths) expect((await fastify.inject(path)).headers.connection, path).toBe('close')
})

it.each(['GET', 'POST', 'HEAD'] as const)('goes past the framework with the right length: %s', async method => {
  const fastify = await opened()
  const url = await fastify.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(`${url}/api/past`, { method })
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '10'])
  expect(await answer.text()).toBe(method === 'HEAD' ? '' : '{"a":"é"}')
  await fastify.close()
})

it('that is never the same twice is not asked for by its tag', async () => {
  const fastify = await opened()
  const { headers } = await fastify.inject('/api/passing')
  expect(headers).not.toHaveProperty('etag')
  expect(headers['cache-control']).toBe('private, no-cache')
})
