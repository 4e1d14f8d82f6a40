import { Redis } from 'ioredis'
import type { Log } from './log.ts'

/** Longer than a Redis that works ever takes; one that hangs is as good as gone. */
const answerLimitMs = 500

/** One connection that fails fast: while Redis is away each instance counts requests for itself. */
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
