import type { Redis } from 'ioredis'
import type { Log } from '../log.ts'
import { addListener, type Broadcast, handOut } from './broadcast.ts'

const channel = 'pusula-words'

/** Redis pub/sub on a connection of its own, which a subscriber needs; it reconnects by itself. */
export function redisBroadcast(redis: Redis, log: Log): Broadcast {
  const listeners = new Map<string, ((word: string) => void)[]>()
  // Silence is no fault on a line that only listens.
  const listener = redis.duplicate({ socketTimeout: undefined, commandTimeout: undefined, autoResubscribe: false })
  listener.on('error', error => log.debug({ err: error }, 'redis listener'))
  listener.on('ready', () => listener.subscribe(channel).catch(error => log.debug({ err: error }, 'redis listener')))
  listener.on('message', (_, line) => handOut(listeners, line))
  return {
    say: async (topic, words) => {
      for (const word of words) await redis.publish(channel, `${topic} ${word}`)
    },
    hear: (topic, hear) => addListener(listeners, topic, hear),
    close: async () => listener.disconnect(),
  }
}
