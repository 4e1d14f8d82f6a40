import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { callCounter, limitCalls } from './limit.ts'

describe('counting in this process', () => {
  it('counts each network for itself, for a minute from its first call', () => {
    let nowMs = 0
    const count = callCounter(() => nowMs)
    expect(count('a')).toEqual({ calls: 1, endsInMs: 60_000 })
    nowMs = 59_999
    expect(count('a')).toEqual({ calls: 2, endsInMs: 1 })
    expect(count('b').calls).toBe(1)
    expect([count('a', 0).calls, count('c', 0).calls]).toEqual([2, 0])
    nowMs = 60_000
    expect(count('a')).toEqual({ calls: 1, endsInMs: 60_000 })
  })

  it('lets the oldest go when there are too many to keep', () => {
    const count = callCounter(() => 0)
    for (let i = 0; i <= 10_000; i++) count(`key ${i}`)
    expect([count('key 10000').calls, count('key 0').calls]).toEqual([2, 1])
  })
})

it('keys that are refused count against their network; those that are not count for themselves', async () => {
  const server = fastify()
  limitCalls(server, 3, undefined)
  server.get('/tools', { config: { callsPerKey: 100 } }, ({ headers }, reply) =>
    reply.code(headers.authorization === 'Bearer pusula_good' ? 200 : 401).send(),
  )
  const statusOf = async (key: string, remoteAddress = '203.0.113.7') =>
    (await server.inject({ url: '/tools', remoteAddress, headers: { authorization: `Bearer pusula_${key}` } }))
      .statusCode
  for (let i = 0; i < 5; i++) expect(await statusOf('good')).toBe(200)
  const madeUp: number[] = []
  for (let i = 0; i < 4; i++) madeUp.push(await statusOf(`made-up-${i}`))
  expect(madeUp).toEqual([401, 401, 401, 429])
  expect(await statusOf('good', '198.51.100.1')).toBe(200)
})
