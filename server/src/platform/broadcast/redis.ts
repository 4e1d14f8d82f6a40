import type { Redis } from 'ioredis'
import type { Log } from '../log.ts'
import { addListener, type Broadcast, dispatch } from './broadcast.ts'

const channel = 'pusula-words'

/** Redis pub/sub on a connection of its own, which a subscriber needs; it reconnects by itself. */
export function redisBroadcast(redis: Redis, log: Log): Broadcast {
  const listeners = new Map<string, ((message: string) => void)[]>()
  // Silence is no fault on a line that only listens.
  const listener = redis.duplicate({ socketTimeout: undefined, commandTimeout: undefined, autoResubscribe: false })
  listener.on('error', error => log.debug({ err: error }, 'redis listener'))
  listener.on('ready', () => listener.subscribe(channel).catch(error => log.debug({ err: error }, 'redis listener')))
  listener.on('message', (_, line) => dispatch(listeners, line))
  return {
    publish: async (topic, words) => {
      for (const word of words) await redis.publish(channel, `${topic} ${word}`)
    },
    subscribe: (topic, onMessage) => addListener(listeners, topic, onMessage),
    close: async () => listener.disconnect(),
  }
}
