import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { usualBytes } from '@pusula/contract'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Redis } from 'ioredis'
import type { Log } from '../log.ts'
import { membership } from './address.ts'
import { answerFailures, answerUnreadable } from './failures.ts'
import { readBodies } from './input/bodies.ts'
import { limitCalls } from './limit.ts'
import { type Metrics, showMetrics } from './metrics.ts'
import { replyWriter } from './reply-writer.ts'
import { limitRequestTime, type RequestTimeouts, refuseStrangeTransfers } from './request-timeouts.ts'
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
  requestTimeouts?: RequestTimeouts
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Told to stop: it still answers, and no longer asks for more. */
    isLeaving: boolean
  }
  interface FastifyContextConfig {
    /** What the answers of this route say of themselves instead of what every answer says; null says nothing. */
    ownHeaders?: Readonly<Record<string, string | null>>
  }
}

/** An HTTP server with everything that every request needs, and no product in it yet. */
export async function createHttp(options: Options): Promise<FastifyInstance> {
  const fastify = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: options.log.level !== 'debug' }),
    genReqId: () => randomUUID(),
    bodyLimit: usualBytes,
    ...limitRequestTime(options.requestTimeouts),
    forceCloseConnections: 'idle',
    // Who is late is still answered; the answer says that it is the last.
    return503OnClosing: false,
    trustProxy: nearest(membership(options.trustedProxies)),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => readable(url),
    frameworkErrors: answerUnreadable,
  })
  fastify.setSerializerCompiler(({ schema }) => replyWriter(schema))
  answerFailures(fastify)
  refuseStrangeTransfers(fastify)
  showMetrics(fastify, options.metrics, options.metricsToken)
  headEveryAnswer(fastify, securityHeaders(options.isProduction, options.formHosts ?? []))
  refuseForeignWrites(fastify)
  await fastify.register(cookie)
  await readBodies(fastify)
  limitCalls(fastify, options.requestsPerMinute, options.redis)
  await fastify.register(compress, packing)
  return fastify
}

/** Malformed percent-encoding in the address of a page is taken literally, so that a typo leads to our 404 page; calls refuse it. */
function readable(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url
  const [path = '', ...search] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...search].join('?')
  }
}

/** More proxies than stand before any server: behind them nobody is believed, and looking at a thousand takes 30 ms. */
const maxProxies = 10
const nearest = (isTrusted: (address: string) => boolean) => (address: string, hop: number) =>
  hop < maxProxies && isTrusted(address)

/** What every answer says, be it a reply, a page or a failure. */
function headEveryAnswer(fastify: FastifyInstance, common: Record<string, string>) {
  fastify.decorate('isLeaving', false)
  fastify.addHook('preClose', async () => {
    fastify.isLeaving = true
  })
  fastify.addHook('onSend', (request, reply, _, done) => {
    reply.headers(common).header('x-request-id', request.id)
    const { ownHeaders } = request.routeOptions.config
    for (const name in ownHeaders) {
      const value = ownHeaders[name] ?? null
      if (value === null) reply.removeHeader(name)
      else reply.header(name, value)
    }
    // An answer given while leaving is the connection's last; a browser that keeps it open would hold us up for a minute.
    if (fastify.isLeaving) reply.header('connection', 'close')
    done()
  })
}

/**
 * Texts above a kilobyte are packed; above 64 kB beside the event loop. A stream of events never is, since packing waits
 * for more. What comes in packed is not read: a small body could unfold into one without end.
 */
const packing = {
  encodings: ['br', 'gzip'],
  // The next step takes twice as long and makes a page smaller by one part in a hundred.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  syncThreshold: 65_536,
  globalDecompression: false,
} satisfies Parameters<typeof compress>[1] & object
