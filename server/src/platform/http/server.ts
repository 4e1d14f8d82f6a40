import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Redis } from 'ioredis'
import type { Log } from '../log.ts'
import { answerFailures, answerUnreadable } from './failures.ts'
import { type Metrics, measure } from './metrics.ts'
import { secure } from './security.ts'

interface Options {
  log: Log
  metrics: Metrics
  metricsToken: string | undefined
  requestsPerMinute: number
  trustedProxies: string[]
  isProduction: boolean
  /** Whose forms may stand inside our pages. */
  formHosts?: readonly string[]
  /** Shared by all instances when there is one; otherwise each counts for itself. */
  redis: Redis | undefined
}

const bodyLimitBytes = 256 * 1024
const requestLimitMs = 30_000

/** An HTTP server with everything that every request needs, and no product in it yet. */
export async function createHttp(options: Options): Promise<FastifyInstance> {
  const fastify = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: options.log.level !== 'debug' }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestLimitMs,
    forceCloseConnections: 'idle',
    trustProxy: options.trustedProxies,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnreadable,
  }) as unknown as FastifyInstance
  // Hooks of every request call on instead of promising: a promise each is a tenth of an answer's time.
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  closeAfterLastAnswer(fastify)
  answerFailures(fastify)
  measure(fastify, options.metrics, options.metricsToken)
  await secure(fastify, options.isProduction, options.formHosts ?? [])
  await fastify.register(cookie)
  await fastify.register(formbody)
  await fastify.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: 60_000,
    allowList: request => !isCounted(request.url),
    ...(options.redis && { redis: options.redis, skipOnError: true, nameSpace: 'pusula-rate-' }),
  })
  return fastify
}

/** Calls are counted; pages and their files are not. */
const isCounted = (url: string) => url.startsWith('/api/') || url.startsWith('/auth/')

/** An answer given while stopping is the connection's last; a browser that keeps it open would hold us up for a minute. */
function closeAfterLastAnswer(fastify: FastifyInstance) {
  let isStopping = false
  fastify.addHook('preClose', async () => {
    isStopping = true
  })
  fastify.addHook('onSend', (_, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
}
