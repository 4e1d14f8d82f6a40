import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { usualBytes } from '@pusula/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Log } from '../log.ts'
import { membership } from './address.ts'
import { arrivingWithin, type Patience } from './arriving.ts'
import { createDurations } from './durations.ts'
import { endEveryAnswer } from './every-answer.ts'
import { answerFailures, answerUnreadable } from './failures.ts'
import { readBodies } from './input/bodies.ts'
import { limitCalls } from './limit.ts'
import { type Metrics, showMetrics } from './metrics.ts'
import { refuseForeignWrites, securityHeaders } from './security.ts'

export interface Options {
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
  patience?: Patience
}

/** An HTTP server with everything that every request needs, and no product in it yet. */
export async function createHttp(options: Options): Promise<FastifyInstance> {
  const fastify = Fastify({
    // A log of the framework's costs every request a child and two listeners; all it would say is that it came and went.
    ...(options.log.level === 'debug' && { loggerInstance: options.log }),
    genReqId: numberer(),
    bodyLimit: usualBytes,
    ...arrivingWithin(options.patience),
    forceCloseConnections: 'idle',
    // Who is late is still answered; the answer says that it is the last.
    return503OnClosing: false,
    trustProxy: membership(options.trustedProxies),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnreadable,
  }) as unknown as FastifyInstance
  fastify.decorateRequest('ownLog', {
    getter() {
      return options.log.child({ reqId: this.id })
    },
  })
  const durations = createDurations()
  endEveryAnswer(fastify, securityHeaders(options.isProduction, options.formHosts ?? []), durations)
  answerFailures(fastify)
  showMetrics(fastify, options.metrics, durations, options.metricsToken)
  refuseForeignWrites(fastify)
  await fastify.register(cookie, { hook: false })
  await readBodies(fastify)
  limitCalls(fastify, options.requestsPerMinute, options.redis)
  return fastify
}

/** A number for every request: chance for the process, then counted, since chance for each takes as long as its routing. */
function numberer(): () => string {
  const ours = randomUUID().slice(0, 24)
  let count = 0
  return () => ours + (++count).toString(16).padStart(12, '0')
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The log with this request's number, made when there is something to say. */
    ownLog: Log
  }
}
