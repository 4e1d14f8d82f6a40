import type { FastifyInstance } from 'fastify'
import { createMetrics } from '../platform/http/metrics.ts'
import { createHttp, type Options } from '../platform/http/server.ts'
import { createLog } from '../platform/log.ts'

/** Where it listens. */
export function portOf(fastify: FastifyInstance): number {
  const [address] = fastify.addresses()
  return typeof address === 'object' ? address.port : 0
}

/** The HTTP server without any routes. */
export const emptyHttp = (more: Partial<Options> = {}) =>
  createHttp({
    log: createLog('silent'),
    metrics: createMetrics(),
    metricsToken: undefined,
    requestsPerMinute: 600,
    trustedProxies: [],
    isProduction: false,
    redis: undefined,
    ...more,
  })
