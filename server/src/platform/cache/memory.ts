import type { Clock } from '../clock.ts'

/** Short-lived facts, shared by all instances where Redis is set. Losing one costs time, never truth. */
export interface Cache {
  kind: 'memory' | 'redis'
  get<T>(key: string): Promise<T | undefined>
  set(key: string, value: unknown, forMs: number): Promise<void>
  delete(key: string): Promise<void>
}

const maxEntries = 10_000

/** In this process, the oldest entry going first when full. */
export function memoryCache(clock: Clock): Cache {
  const entries = new Map<string, { text: string; until: number }>()
  const alive = (key: string) => {
    const entry = entries.get(key)
    if (entry && entry.until <= clock.now().getTime()) {
      entries.delete(key)
      return undefined
    }
    return entry
  }
  return {
    kind: 'memory',
    // Kept as text, so that nobody can change what another reads; the same as over a network.
    get: async key => {
      const entry = alive(key)
      return entry && JSON.parse(entry.text)
    },
    set: async (key, value, forMs) => {
      entries.delete(key)
      entries.set(key, { text: JSON.stringify(value), until: clock.now().getTime() + forMs })
      const oldest = entries.size > maxEntries ? entries.keys().next() : undefined
      if (oldest && !oldest.done) entries.delete(oldest.value)
    },
    delete: async key => {
      entries.delete(key)
    },
  }
}
