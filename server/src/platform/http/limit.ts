import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Redis } from 'ioredis'
import { Problem } from '../problem.ts'
import { recalled } from '../recall.ts'
import { networkOf } from './address.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever calls here is let through however often they come. */
    isUncounted?: boolean
  }
}

interface Window {
  count: number
  endsInMs: number
}

/** Counts one more under the key and tells how many there were in its window. */
type Count = (key: string, done: (window: Window) => void) => void

const windowMs = 60_000
const mostKept = 10_000

/** Limits how often one network may call in a minute: together over all instances where there is Redis. */
export function limitCalls(fastify: FastifyInstance, max: number, redis: Redis | undefined) {
  const inProcess = countInProcess()
  const count = redis ? countInRedis(redis, inProcess) : inProcess
  const most = String(max)
  // Reading what proxies say of a caller takes as long as the rest of the counting, and most callers come again.
  const networkBehind = recalled((_, request: FastifyRequest) => networkOf(request.ip))
  const networkFor = (request: FastifyRequest) =>
    networkBehind(`${request.socket.remoteAddress} ${request.headers['x-forwarded-for'] ?? ''}`, request)
  // It calls on instead of promising, for the sake of the many who are let through.
  const limit: onRequestHookHandler = (request, reply, done) =>
    count(networkFor(request), ({ count, endsInMs }) => {
      const endsInSeconds = Math.ceil(endsInMs / 1000)
      request.allowance = [
        'x-ratelimit-limit',
        most,
        'x-ratelimit-remaining',
        String(Math.max(0, max - count)),
        'x-ratelimit-reset',
        String(endsInSeconds),
      ]
      if (count <= max) return done()
      reply.header('retry-after', endsInSeconds)
      done(new Problem('request.tooMany', { retryAfterSeconds: endsInSeconds }))
    })
  fastify.addHook('onRoute', route => {
    if (!isCounted(route.url) || route.config?.isUncounted) return
    route.onRequest = [limit, ...[route.onRequest ?? []].flat()]
  })
}

/** Calls are counted; pages and their files are not. */
const isCounted = (url: string) => url.startsWith('/api/') || url.startsWith('/auth/')

/** By a clock that nobody can set: turned back, another one would lock people out until it has caught up. */
export function countInProcess(nowMs = () => performance.now()): Count {
  const windows = new Map<string, { count: number; endsAtMs: number }>()
  return (key, done) => {
    const now = nowMs()
    const found = windows.get(key)
    if (found && found.endsAtMs > now) {
      found.count++
      return done({ count: found.count, endsInMs: found.endsAtMs - now })
    }
    windows.delete(key)
    windows.set(key, { count: 1, endsAtMs: now + windowMs })
    // All last equally long, so the oldest is the one that ends first.
    const oldest = windows.size > mostKept ? windows.keys().next() : undefined
    if (oldest && !oldest.done) windows.delete(oldest.value)
    done({ count: 1, endsInMs: windowMs })
  }
}

const counting = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`

/** Without Redis every instance counts for itself until it is back. */
const countInRedis =
  (redis: Redis, otherwise: Count): Count =>
  (key, done) => {
    const counted = redis.eval(counting, 1, `pusula-rate-${key}`, windowMs).then(windowIn)
    counted.then(done, () => otherwise(key, done))
  }

function windowIn(answer: unknown): Window {
  const [count, endsInMs] = Array.isArray(answer) ? answer : []
  if (typeof count !== 'number' || typeof endsInMs !== 'number') throw new Error('Not an answer to a count.')
  return { count, endsInMs }
}
