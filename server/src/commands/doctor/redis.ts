import type { Config } from '../../config.ts'
import { reasonOf } from '../../platform/start-error.ts'
import type { Findings } from './findings.ts'

/** Whether Redis answers and may be written to. */
export async function checkRedis({ redisUrl }: Config, { good, wrong }: Findings) {
  if (!redisUrl) return good('redis', 'none is set: every instance counts and remembers for itself')
  const { Redis } = await import('ioredis')
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 0,
    retryStrategy: null,
  })
  redis.on('error', () => {})
  try {
    await redis.connect()
    await redis.set('pusula-doctor', '1', 'PX', 1_000)
    const version = /redis_version:(\S+)/.exec(await redis.info('server'))?.[1] ?? ''
    good('redis', `${version} answers`)
  } catch (error) {
    wrong(
      'redis',
      `it cannot be used (${reasonOf(error)})`,
      'Check REDIS_URL: address, password, and rediss:// where it wants TLS.',
    )
  } finally {
    redis.disconnect()
  }
}
