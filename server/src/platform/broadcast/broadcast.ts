import { wordsChannel } from '../db/changes.ts'
import { type Db, sql } from '../db/db.ts'

/** Publish/subscribe between instances. Delivery is not guaranteed: whoever misses a message polls. */
export interface Broadcast {
  /** Publishes to every instance, this one too. A message is at most `longestWord` bytes. */
  say(topic: string, words: readonly string[]): Promise<void>
  hear(topic: string, hear: (word: string) => void): void
  close(): Promise<unknown>
}

/** Message size limit: a NOTIFY payload has less than 8,000 bytes, the topic among them. */
export const longestWord = 7_500

type Listeners = Map<string, ((word: string) => void)[]>

export const addListener = (listeners: Listeners, topic: string, hear: (word: string) => void) =>
  listeners.set(topic, [...(listeners.get(topic) ?? []), hear])

/** Dispatches a payload of the form "topic message" to its listeners. */
export function handOut(listeners: Listeners, line: string) {
  const end = line.indexOf(' ')
  for (const hear of listeners.get(line.slice(0, end)) ?? []) hear(line.slice(end + 1))
}

/** Publish/subscribe through PostgreSQL (LISTEN/NOTIFY). Behind a pooler nothing is received. */
export function databaseBroadcast(db: Db, onLine: (hear: (line: string) => void) => unknown): Broadcast {
  const listeners: Listeners = new Map()
  onLine(line => handOut(listeners, line))
  return {
    say: async (topic, words) => {
      const lines = words.map(word => `${topic} ${word}`)
      await db.run(sql`select pg_notify(${wordsChannel}, line) from unnest(${lines}::text[]) as line`)
    },
    hear: (topic, hear) => addListener(listeners, topic, hear),
    close: async () => {},
  }
}
