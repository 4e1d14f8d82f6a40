import { singleFlight } from './single-flight.ts'
import type { Time } from './time.ts'

/** A fact as it was found, and how long it needs no second look. */
export interface Found<T> {
  value: T
  venue: string
  freshForMs: number
}

export interface Kept<T> {
  value: T
  venue: string
  ageMs: number
  isStale: boolean
}

interface Entry<T> {
  found?: Found<T> & { atMs: number }
  failure?: { error: unknown; atMs: number }
}

export interface KeeperOptions {
  time: Time
  /** Older than this is not shown at all. */
  tooOldMs: number
  maxEntries: () => number
}

/** Who has something older to show waits this long for something newer. */
const patienceMs = 1_000
/** After a failure nobody asks again for this long, however often people tap. */
const pauseMs = 5_000

export type Keeper<T> = ReturnType<typeof createKeeper<T>>

/** Keeps facts while they are fresh, and shows them with their age while newer ones cannot be had. */
export function createKeeper<T>({ time, tooOldMs, maxEntries }: KeeperOptions) {
  const entries = new Map<string, Entry<T>>()
  const flight = singleFlight<void>()

  const seen = ({ value, venue, freshForMs, atMs }: Found<T> & { atMs: number }): Kept<T> => {
    const ageMs = Math.max(0, time.nowMs() - atMs)
    return { value, venue, ageMs, isStale: ageMs >= freshForMs }
  }
  const peek = (key: string): Kept<T> | undefined => {
    const found = entries.get(key)?.found
    const kept = found && seen(found)
    return kept && kept.ageMs <= tooOldMs ? kept : undefined
  }

  async function refresh(key: string, load: () => Promise<Found<T>>) {
    const atMs = time.nowMs()
    const before = entries.get(key)
    try {
      const found = await load()
      // Taken out first, so that the order of the map is the order of the last looks.
      entries.delete(key)
      entries.set(key, { found: { ...found, atMs } })
    } catch (error) {
      entries.set(key, { ...(before?.found && { found: before.found }), failure: { error, atMs: time.nowMs() } })
    }
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries()) break
      entries.delete(oldest)
    }
  }

  return {
    /** What is known without asking anybody; nothing if it is too old. */
    peek,
    async get(key: string, load: () => Promise<Found<T>>): Promise<Kept<T>> {
      const kept = peek(key)
      if (kept && !kept.isStale) return kept
      const failure = entries.get(key)?.failure
      if (!failure || time.nowMs() - failure.atMs >= pauseMs) {
        const refreshed = flight(key, () => refresh(key, load))
        await (kept ? orPatience(time, refreshed) : refreshed)
      }
      const now = peek(key)
      if (now) return now
      throw entries.get(key)?.failure?.error ?? new Error(`${key} was not kept`)
    },
  }
}

async function orPatience(time: Time, work: Promise<void>) {
  const ended = new AbortController()
  await Promise.race([work, time.sleep(patienceMs, ended.signal)])
  ended.abort()
}
