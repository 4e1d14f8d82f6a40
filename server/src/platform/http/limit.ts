import { keyCallsPerMinute } from '@pusula/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { Problem } from '../problem.ts'
import { hashOf } from '../tokens.ts'
import { networkOf } from './address.ts'
import { keyIn } from './key.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever calls here is let through however often they come. */
    isUncounted?: boolean
    /** So many calls a minute for whoever shows a key, wherever they come from; who shows none is counted by network. */
    callsPerKey?: number
  }
}

interface Window {
  calls: number
  endsInMs: number
}

const windowMs = 60_000
const maxEntries = 10_000

/** Rate limit per network and minute, shared by all instances where there is Redis. */
export function limitCalls(fastify: FastifyInstance, max: number, redis: Redis | undefined) {
  const countHere = callCounter()
  // Without Redis every instance counts for itself until it is back.
  const count = async (network: string) =>
    redis ? countInRedis(redis, network).catch(() => countHere(network)) : countHere(network)
  const limit = async (request: FastifyRequest, reply: FastifyReply) => {
    const key = keyIn(request)
    const { callsPerKey } = request.routeOptions.config
    if (!key || !callsPerKey) await limitTo(max, networkOf(request.ip), reply)
    // Wherever a program calls from, its key is counted as well; what is left of that is what it is told.
    if (key) await limitTo(callsPerKey ?? keyCallsPerMinute, `key ${hashOf(key)}`, reply)
  }
  const limitTo = async (max: number, whom: string, reply: FastifyReply) => {
    const { calls, endsInMs } = await count(whom)
    const endsInSeconds = Math.ceil(endsInMs / 1000)
    reply.headers({
      'x-ratelimit-limit': max,
      'x-ratelimit-remaining': Math.max(0, max - calls),
      'x-ratelimit-reset': endsInSeconds,
    })
    if (calls <= max) return
    reply.header('retry-after', endsInSeconds)
    throw new Problem('request.tooMany', { retryAfterSeconds: endsInSeconds })
  }
  fastify.addHook('onRoute', route => {
    if (!(isCounted(route.url) || route.config?.callsPerKey) || route.config?.isUncounted) return
    route.onRequest = [limit, ...[route.onRequest ?? []].flat()]
  })
}

/** Calls are counted; pages and their files are not. */
const isCounted = (url: string) => ['/api/', '/auth/', '/oauth/'].some(start => url.startsWith(start))

/** By a clock that nobody can set: turned back, another one would lock people out until it has caught up. */
export function callCounter(nowMs = () => performance.now()): (network: string) => Window {
  const windows = new Map<string, { calls: number; endsAtMs: number }>()
  return network => {
    const now = nowMs()
    const found = windows.get(network)
    if (found && found.endsAtMs > now) {
      found.calls++
      return { calls: found.calls, endsInMs: found.endsAtMs - now }
    }
    windows.delete(network)
    windows.set(network, { calls: 1, endsAtMs: now + windowMs })
    // All last equally long, so the oldest is the one that ends first.
    const oldest = windows.size > maxEntries ? windows.keys().next() : undefined
    if (oldest && !oldest.done) windows.delete(oldest.value)
    return { calls: 1, endsInMs: windowMs }
  }
}

const counting = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`

async function countInRedis(redis: Redis, network: string): Promise<Window> {
  const answer = await redis.eval(counting, 1, `pusula-rate-${network}`, windowMs)
  const [calls, endsInMs] = Array.isArray(answer) ? answer : []
  if (typeof calls !== 'number' || typeof endsInMs !== 'number') throw new Error('Not an answer to a count.')
  return { calls, endsInMs }
}
