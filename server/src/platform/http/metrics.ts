import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { Problem } from '../problem.ts'

export type Metrics = Registry

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Prometheus metrics with the latency of every answer, served to localhost or with the token. */
export function showMetrics(fastify: FastifyInstance, registry: Metrics, token: string | undefined) {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 5, 25],
    registers: [registry],
  })
  fastify.addHook('onResponse', ({ method, routeOptions: { url = 'none', config } }, reply, done) => {
    const { statusCode, elapsedTime } = reply
    if (!config.isEndless || statusCode !== 200)
      durations.observe({ method, route: url, status: statusCode }, elapsedTime / 1000)
    done()
  })
  fastify.get('/metrics', async (request, reply) => {
    if (!maySee(request, token)) throw new Problem('request.notFound')
    return reply.type(registry.contentType).send(await registry.metrics())
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
  return loopback.includes(request.socket.remoteAddress ?? '') && !Object.keys(request.headers).some(isForwarding)
}

/** What proxies say of the request they pass on, under the names that are in use: Forwarded, Via, X-Real-IP, CF-Connecting-IP. */
const isForwarding = (header: string) => /forwarded|(^|-)ip$|^via$|^cdn-loop$|^x-original-|^x-envoy-/.test(header)
