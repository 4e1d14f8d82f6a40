import type pg from 'pg'
import type { Clock } from '../clock.ts'
import { listenForChanges } from './changes.ts'
import type { Database } from './db.ts'

/** Cache lifetime, should an invalidation ever be lost: an older entry is read again. */
const believedMs = 10_000
/** Cache size: some 30 MB of accounts. */
const maxEntries = 50_000

type Read<T> = (key: string) => Promise<T | undefined>

/** Read-through cache of rows that every request needs, in this process; notifications of the database invalidate it. */
export interface RowCache {
  /** Reads once and then from memory. What is not there is not remembered, nor is a failure. */
  keep<T>(topic: string, read: Read<T>): Read<T>
  forget(topic: string, key: string): void
  forgetAll(): void
}

interface Entry<T> {
  value: Promise<T | undefined>
  readAtMs: number
}

/** Nothing is kept while nobody listens. */
export function createRowCache(clock: Clock, isListening: () => boolean): RowCache {
  const shelves: { topic: string; entries: Map<string, Entry<unknown>> }[] = []

  return {
    keep: <T>(topic: string, read: Read<T>): Read<T> => {
      const entries = new Map<string, Entry<T>>()
      shelves.push({ topic, entries })
      return key => {
        if (!isListening()) return read(key)
        const nowMs = clock.now().getTime()
        const found = entries.get(key)
        // A clock that was set back makes nothing younger.
        if (found && nowMs >= found.readAtMs && nowMs - found.readAtMs < believedMs) return found.value
        // Kept before it is known: a change that is told while the row is being read takes it away again.
        const entry: Entry<T> = { value: read(key), readAtMs: nowMs }
        const drop = () => entries.get(key) === entry && entries.delete(key)
        entries.delete(key)
        entries.set(key, entry)
        entry.value.then(value => value === undefined && drop(), drop)
        const oldest = entries.size > maxEntries ? entries.keys().next() : undefined
        if (oldest && !oldest.done) entries.delete(oldest.value)
        return entry.value
      }
    },
    forget: (topic, key) => {
      for (const rows of shelves) if (rows.topic === topic) rows.entries.delete(key)
    },
    forgetAll: () => {
      for (const { entries } of shelves) entries.clear()
    },
  }
}

const noListener = { isListening: () => false, close: async () => {} }

/** Row cache, and the messages of its LISTEN connection. */
export type OpenRowCache = ReturnType<typeof openRowCache>

/** Row cache with invalidation by NOTIFY: of this process’s own changes before they are answered, of others’ as they arrive. */
export function openRowCache(connection: pg.ClientConfig, database: Database, clock: Clock) {
  const changeListeners: ((change: string) => void)[] = []
  const messageListeners: ((word: string) => void)[] = []
  const memory = createRowCache(clock, () => listener.isListening())
  const hear = (change: string) => {
    const end = change.indexOf(' ')
    memory.forget(change.slice(0, end), change.slice(end + 1))
  }
  const lose = () => {
    memory.forgetAll()
    database.doubt()
  }
  // Behind a pooler LISTEN does not work, so that nothing is cached.
  const listener = database.isPooled
    ? noListener
    : listenForChanges(connection, {
        onChange: change => {
          hear(change)
          for (const listener of changeListeners) listener(change)
        },
        onMessage: word => {
          for (const listener of messageListeners) listener(word)
        },
        onLost: lose,
      })
  database.onChange(hear)
  return {
    ...memory,
    isListening: listener.isListening,
    /** Hears of each change once, while it listens. */
    onChange: (listener: (change: string) => void) => changeListeners.push(listener),
    /** Hears what instances say to each other, while it listens. */
    onMessage: (listener: (word: string) => void) => messageListeners.push(listener),
    close: listener.close,
  }
}
