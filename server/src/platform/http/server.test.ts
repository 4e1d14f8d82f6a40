import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { get, post } from '@pusula/contract'
import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { emptyHttp } from '../../testing/http.ts'
import { serve } from './serve.ts'

const shape = {
  who: 'anyone',
  says: 'Answers.',
  input: Type.Object({}),
  reply: Type.Object({ text: Type.String() }),
} as const
const long = { text: 'Karşıyaka 42,7 '.repeat(400) }
const endless = { text: 'Karşıyaka 42,7 '.repeat(10_000) }
const paths = ['/api/short', '/api/cookie', '/api/broken', '/api/nowhere', '/plain'] as const

/** A server that answers in all the ways there are. */
async function opened() {
  const fastify = await emptyHttp()
  const door = { fastify, identify: async () => ({ kind: 'nobody' }) as const }
  for (const declare of [get, post]) serve(door, declare('/api/short', shape), () => ({ text: 'é' }))
  serve(door, get('/api/long', shape), () => long)
  serve(door, get('/api/endless', shape), () => endless)
  serve(door, get('/api/cookie', shape), ({ reply }) => {
    reply.setCookie('c', '1')
    return { text: 'é' }
  })
  serve(door, get('/api/broken', shape), () => {
    throw new Error('on purpose')
  })
  fastify.get('/plain', async () => 'plain')
  fastify.get('/events', async (_, reply) =>
    reply.type('text/event-stream').send(Readable.from([`data: ${long.text}\n\n`])),
  )
  return fastify
}

describe('every answer', () => {
  it.each(paths)('%s is protected and has a number', async path => {
    const { headers } = await (await opened()).inject(path)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers).not.toHaveProperty('connection', 'close')
  })

  it('says of counted calls how many are left', async () => {
    const fastify = await opened()
    const left: unknown[] = []
    for (const path of paths) left.push((await fastify.inject(path)).headers['x-ratelimit-remaining'])
    expect(left).toEqual(['599', '598', '597', undefined, undefined])
  })

  it('is timed once, by its route and status', async () => {
    const fastify = await opened()
    for (const path of paths) await fastify.inject(path)
    const { body } = await fastify.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    const counted = [...body.matchAll(/^http_request_duration_seconds_count\{(.*)\} 1$/gm)].map(([, labels]) => labels)
    expect(counted).toEqual([
      'method="GET",route="/api/short",status="200"',
      'method="GET",route="/api/cookie",status="200"',
      'method="GET",route="/api/broken",status="500"',
      'method="GET",route="none",status="404"',
      'method="GET",route="/plain",status="200"',
    ])
    expect(body).toContain('http_request_duration_seconds_bucket{le="0.02",method="GET",route="/plain",status="200"}')
  })

  it('is the connection’s last when the server is leaving', async () => {
    const fastify = await opened()
    fastify.isLeaving = true
    for (const path of paths) expect((await fastify.inject(path)).headers.connection, path).toBe('close')
  })

  it.each(['GET', 'POST', 'HEAD'] as const)('has the right length: %s', async method => {
    const fastify = await opened()
    const url = await fastify.listen({ host: '127.0.0.1', port: 0 })
    const answer = await fetch(`${url}/api/short`, { method })
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '13'])
    expect(await answer.text()).toBe(method === 'HEAD' ? '' : '{"text":"é"}')
    await fastify.close()
  })
})

describe('a long answer', async () => {
  const fastify = await opened()
  const ask = (url: string, headers: Record<string, string>) => fastify.inject({ url, headers })
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

  it.each([
    ['/api/long', 'gzip, deflate, br, zstd', 'br'],
    ['/api/long', 'gzip', 'gzip'],
    ['/api/long', 'br;q=0, gzip;q=0.5', 'gzip'],
    ['/api/endless', 'br', 'br'],
    ['/api/endless', 'gzip', 'gzip'],
  ] as const)('at %s goes to a browser that takes %s as %s', async (url, accepted, packing) => {
    const answer = await ask(url, { 'accept-encoding': accepted })
    expect(answer.headers).toMatchObject({
      'content-encoding': packing,
      vary: 'accept-encoding',
      'cache-control': 'private, no-cache',
    })
    expect(answer.rawPayload.length).toBeLessThan(1_000)
    expect(JSON.parse(unpack[packing](answer.rawPayload).toString())).toEqual(url === '/api/long' ? long : endless)
  })

  it.each([{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'br;q=0' }])(
    'goes plain to %j',
    async headers => {
      const answer = await ask('/api/long', headers)
      expect(answer.headers).not.toHaveProperty('content-encoding')
      expect(answer.json()).toEqual(long)
    },
  )

  it('is packed only where that saves a packet, and never where it is a stream of events', async () => {
    for (const url of ['/api/short', '/events']) {
      const answer = await ask(url, { 'accept-encoding': 'br' })
      expect([answer.statusCode, answer.headers['content-encoding']], url).toEqual([200, undefined])
    }
  })

  it('is known again, in whatever packing it went', async () => {
    const plain = await ask('/api/long', {})
    const packed = await ask('/api/long', { 'accept-encoding': 'br' })
    expect(packed.headers.etag).toBe(plain.headers.etag)
    const again = await ask('/api/long', { 'accept-encoding': 'gzip', 'if-none-match': String(packed.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).not.toHaveProperty('content-encoding')
  })
})

it('a failure is never taken for what is known already', async () => {
  const fastify = await opened()
  const { headers } = await fastify.inject('/api/broken')
  expect(headers).not.toHaveProperty('etag')
})

it('a body that came packed is not unfolded', async () => {
  const fastify = await opened()
  const answer = await fastify.inject({
    method: 'POST',
    url: '/api/short',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{}'),
  })
  expect(answer.json().error.code).toBe('request.invalid')
})

it('believes the proxies that stand before it, and not a queue of a thousand', async () => {
  const fastify = await emptyHttp({ trustedProxies: ['loopback'] })
  fastify.get('/address', async request => request.ip)
  const seenThrough = async (proxies: number) => {
    const forwarded = ['203.0.113.9', ...Array(proxies).fill('127.0.0.2')].join(', ')
    return (await fastify.inject({ url: '/address', headers: { 'x-forwarded-for': forwarded } })).body
  }
  expect([await seenThrough(0), await seenThrough(3), await seenThrough(1_000)]).toEqual([
    '203.0.113.9',
    '203.0.113.9',
    '127.0.0.2',
  ])
})
