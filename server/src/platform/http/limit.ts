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
    /**
     * So many calls a minute for whoever shows a key, wherever they come from, since the programs of many people may share a network;
     * who shows none, or one that is refused, is counted by network.
     */
    callsPerKey?: number
  }
}

interface Window {
  calls: number
  endsInMs: number
}

/** Nothing, to see how many there were. */
type Step = 0 | 1

const windowMs = 60_000
const maxEntries = 10_000

/** Rate limit per network and minute, shared by all instances where there is Redis. */
export function limitCalls(fastify: FastifyInstance, max: number, redis: Redis | undefined) {
  const countHere = callCounter()
  // Without Redis every instance counts for itself until it is back.
  const count = async (network: string, step: Step = 1) =>
    redis ? countInRedis(redis, network, step).catch(() => countHere(network, step)) : countHere(network, step)
  const refusedIn = ({ ip }: FastifyRequest) => `refused ${networkOf(ip)}`
  const limit = async (request: FastifyRequest, reply: FastifyReply) => {
    const key = keyIn(request)
    const { callsPerKey } = request.routeOptions.config
    if (!key || !callsPerKey) await limitTo(max, networkOf(request.ip), reply)
    // Keys that are made up are as many as calls.
    else await limitTo(max, refusedIn(request), reply, 0)
    // Wherever a program calls from, its key is counted as well; what is left of that is what it is told.
    if (key) await limitTo(callsPerKey ?? keyCallsPerMinute, `key ${hashOf(key)}`, reply)
  }
  const limitTo = async (max: number, whom: string, reply: FastifyReply, step: Step = 1) => {
    const { calls, endsInMs } = await count(whom, step)
    const endsInSeconds = Math.ceil(endsInMs / 1000)
    reply.headers({
      'x-ratelimit-limit': max,
      'x-ratelimit-remaining': Math.max(0, max - calls),
      'x-ratelimit-reset': endsInSeconds,
    })
    if (calls + 1 - step <= max) return
    reply.header('retry-after', endsInSeconds)
    throw new Problem('request.tooMany', { retryAfterSeconds: endsInSeconds })
  }
  fastify.addHook('onRoute', route => {
    if (!(isCounted(route.url) || route.config?.callsPerKey) || route.config?.isUncounted) return
    route.onRequest = [limit, ...[route.onRequest ?? []].flat()]
    if (route.config?.callsPerKey)
      route.onResponse = async (request, { statusCode }) => {
        if (statusCode === 401 && keyIn(request)) await count(refusedIn(request))
      }
  })
}

/** Calls are counted; pages and their files are not. */
const isCounted = (url: string) => ['/api/', '/auth/', '/oauth/'].some(start => url.startsWith(start))

/** By a clock that nobody can set: turned back, another one would lock people out until it has caught up. */
export function callCounter(nowMs = () => performance.now()): (network: string, step?: Step) => Window {
  const windows = new Map<string, { calls: number; endsAtMs: number }>()
  return (network, step = 1) => {
    const now = nowMs()
    const found = windows.get(network)
    if (found && found.endsAtMs > now) {
      found.calls += step
      return { calls: found.calls, endsInMs: found.endsAtMs - now }
    }
    if (!step) return { calls: 0, endsInMs: windowMs }
    windows.delete(network)
    windows.set(network, { calls: 1, endsAtMs: now + windowMs })
    // All last equally long, so the oldest is the one that ends first.
    const oldest = windows.size > maxEntries ? windows.keys().next() : undefined
    if (oldest && !oldest.done) windows.delete(oldest.value)
    return { calls: 1, endsInMs: windowMs }
  }
}

const counting = `local count = redis.call('INCRBY', KEYS[1], ARGV[2])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`

async function countInRedis(redis: Redis, network: string, step: Step): Promise<Window> {
  const answer = await redis.eval(counting, 1, `pusula-rate-${network}`, windowMs, step)
  const [calls, endsInMs] = Array.isArray(answer) ? answer : []
  if (typeof calls !== 'number' || typeof endsInMs !== 'number') throw new Error('Not an answer to a count.')
  return { calls, endsInMs }
}
