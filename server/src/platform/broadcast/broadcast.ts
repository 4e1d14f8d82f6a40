import { wordsChannel } from '../db/changes.ts'
import { type Db, sql } from '../db/db.ts'

/** Publish/subscribe between instances. Delivery is not guaranteed: whoever misses a message polls. */
export interface Broadcast {
  /** Every instance hears it, this one too. A word is at most `longestWord` bytes. */
  say(topic: string, words: readonly string[]): Promise<void>
  hear(topic: string, hear: (word: string) => void): void
  close(): Promise<unknown>
}

/** PostgreSQL takes less than 8,000 bytes, the topic among them. */
export const longestWord = 7_500

type Listeners = Map<string, ((word: string) => void)[]>

export const addListener = (listeners: Listeners, topic: string, hear: (word: string) => void) =>
  listeners.set(topic, [...(listeners.get(topic) ?? []), hear])

/** Hands a line of the form "topic word" to those who wait for it. */
export function handOut(listeners: Listeners, line: string) {
  const end = line.indexOf(' ')
  for (const hear of listeners.get(line.slice(0, end)) ?? []) hear(line.slice(end + 1))
}

/** Through the database. Behind a pooler nothing is heard. */
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
