import { Redis } from 'ioredis'
import type { Log } from '../log.ts'
import type { Cache } from './memory.ts'

const prefix = 'pusula-cache-'

/** Longer than a Redis that works ever takes; one that hangs is as good as gone. */
const answerLimitMs = 500

/** One connection that fails fast: a cache that is down is a cache that knows nothing. */
export function connectRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    commandTimeout: answerLimitMs,
    // The connection goes with the answer that did not come: the next ones hear at once that there is no Redis.
    socketTimeout: answerLimitMs,
    // Nobody waits for them any more, and a count that is sent again is one too many.
    autoResendUnfulfilledCommands: false,
    enableOfflineQueue: false,
  })
  redis.on('error', error => log.warn({ err: error }, 'redis'))
  return redis
}

export function redisCache(redis: Redis, log: Log): Cache {
  const orNothing = async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work
    } catch (error) {
      log.warn({ err: error }, 'cache')
      return undefined
    }
  }
  return {
    kind: 'redis',
    get: async key => {
      // What cannot be read is not known either.
      return orNothing(redis.get(prefix + key).then(text => (text ? JSON.parse(text) : undefined)))
    },
    set: async (key, value, forMs) => {
      await orNothing(redis.set(prefix + key, JSON.stringify(value), 'PX', Math.max(1, Math.ceil(forMs))))
    },
    delete: async key => {
      await orNothing(redis.del(prefix + key))
    },
  }
}
