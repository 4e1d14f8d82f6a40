import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { Problem } from '../problem.ts'
import type { Durations } from './durations.ts'

export type Metrics = Registry

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Shows the figures to this machine, or to whoever has the token. */
export function showMetrics(
  fastify: FastifyInstance,
  registry: Metrics,
  durations: Durations,
  token: string | undefined,
) {
  fastify.get('/metrics', async (request, reply) => {
    if (!maySee(request, token)) throw new Problem('request.notFound')
    return reply.type(registry.contentType).send((await registry.metrics()) + durations.text())
  })
}

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

function maySee(request: FastifyRequest, token: string | undefined): boolean {
  if (token) {
    const given = Buffer.from(request.headers.authorization ?? '')
    const wanted = Buffer.from(`Bearer ${token}`)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  // The socket's own address: a header cannot pretend to be this machine. Behind a proxy, set the token.
  return loopback.includes(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for']
}
