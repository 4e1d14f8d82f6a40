import { messagesChannel } from '../db/changes.ts'
import { type Db, sql } from '../db/db.ts'

/** Publish/subscribe between instances. Delivery is not guaranteed: whoever misses a message polls. */
export interface Broadcast {
  /** Publishes to every instance, this one too. A message is at most `maxMessageBytes` bytes. */
  publish(topic: string, messages: readonly string[]): Promise<void>
  subscribe(topic: string, onMessage: (message: string) => void): void
  close(): Promise<unknown>
}

/** Message size limit: a NOTIFY payload has less than 8,000 bytes, the topic among them. */
export const maxMessageBytes = 7_500

type Listeners = Map<string, ((message: string) => void)[]>

export const addListener = (listeners: Listeners, topic: string, onMessage: (message: string) => void) =>
  listeners.set(topic, [...(listeners.get(topic) ?? []), onMessage])

/** Dispatches a payload of the form "topic message" to its listeners. */
export function dispatch(listeners: Listeners, line: string) {
  const end = line.indexOf(' ')
  for (const onMessage of listeners.get(line.slice(0, end)) ?? []) onMessage(line.slice(end + 1))
}

/** Publish/subscribe through PostgreSQL (LISTEN/NOTIFY). Behind a pooler nothing is received. */
export function databaseBroadcast(db: Db, onLine: (hear: (line: string) => void) => unknown): Broadcast {
  const listeners: Listeners = new Map()
  onLine(line => dispatch(listeners, line))
  return {
    publish: async (topic, words) => {
      const lines = words.map(word => `${topic} ${word}`)
      await db.run(sql`select pg_notify(${messagesChannel}, line) from unnest(${lines}::text[]) as line`)
    },
    subscribe: (topic, onMessage) => addListener(listeners, topic, onMessage),
    close: async () => {},
  }
}
