import { singleFlight } from './single-flight.ts'
import type { Time } from './time.ts'

/** A fact as it was found, and how long it needs no second look. */
export interface Found<T> {
  value: T
  venue: string
  freshForMs: number
}

export interface Cached<T> {
  value: T
  venue: string
  ageMs: number
  isStale: boolean
}

interface Entry<T> {
  found?: Found<T> & { atMs: number }
  failure?: { error: unknown; atMs: number }
}

interface StaleCacheOptions {
  time: Time
  /** Older than this is not shown at all. */
  tooOldMs: number
  maxEntries: () => number
}

/** Who has something older to show waits this long for something newer. */
const refreshLimitMs = 1_000
/** Negative cache: after a failure there is no new request for this long, however often people tap. */
const pauseMs = 5_000

/** Cache that serves stale entries with their age while the refresh fails; refreshes are single flights. */
export function createStaleCache<T>({ time, tooOldMs, maxEntries }: StaleCacheOptions) {
  const entries = new Map<string, Entry<T>>()
  /** What was asked for and never found: however much of it there is, it takes no room from what was. */
  const misses = new Map<string, Entry<T>>()
  const entryOf = (key: string) => entries.get(key) ?? misses.get(key)
  const flight = singleFlight<Entry<T>>()

  const seen = ({ value, venue, freshForMs, atMs }: Found<T> & { atMs: number }): Cached<T> => {
    const sinceMs = time.nowMs() - atMs
    // Fetched in the future, since the clock was set back: its age is unknown.
    return { value, venue, ageMs: Math.abs(sinceMs), isStale: sinceMs < 0 || sinceMs >= freshForMs }
  }
  const shown = (entry: Entry<T> | undefined): Cached<T> | undefined => {
    const saved = entry?.found && seen(entry.found)
    return saved && saved.ageMs <= tooOldMs ? saved : undefined
  }

  async function looked(before: Entry<T> | undefined, load: () => Promise<Found<T>>): Promise<Entry<T>> {
    const atMs = time.nowMs()
    try {
      return { found: { ...(await load()), atMs } }
    } catch (error) {
      return { ...(before?.found && { found: before.found }), failure: { error, atMs: time.nowMs() } }
    }
  }

  /** Hands the outcome to those who wait: where room is short it may be gone again before they have read it. */
  async function refresh(key: string, load: () => Promise<Found<T>>): Promise<Entry<T>> {
    const entry = await looked(entries.get(key), load)
    const alike = entry.found ? entries : misses
    // Taken out first, so that the order of the map is the order of the last looks.
    if (!entry.failure) entries.delete(key)
    misses.delete(key)
    alike.set(key, entry)
    for (const oldest of alike.keys()) {
      if (alike.size <= maxEntries()) break
      alike.delete(oldest)
    }
    return entry
  }

  return {
    /** What is known without asking anybody; nothing if it is too old. */
    peek: (key: string): Cached<T> | undefined => shown(entries.get(key)),
    /** What was found last, however long ago. */
    last(key: string): Cached<T> | undefined {
      const found = entries.get(key)?.found
      return found && seen(found)
    },
    /** Looks anew, however fresh it is. */
    renew: async (key: string, load: () => Promise<Found<T>>): Promise<void> => {
      await flight(key, () => refresh(key, load))
    },
    /** Makes of what is known what is true now; nothing is made of nothing. */
    change(key: string, changed: (value: T) => T) {
      const found = entries.get(key)?.found
      if (found) entries.set(key, { found: { ...found, value: changed(found.value), atMs: time.nowMs() } })
    },
    async get(key: string, load: () => Promise<Found<T>>): Promise<Cached<T>> {
      let entry = entryOf(key)
      const saved = shown(entry)
      if (saved && !saved.isStale) return saved
      if (!entry?.failure || Math.abs(time.nowMs() - entry.failure.atMs) >= pauseMs) {
        const refreshed = flight(key, () => refresh(key, load))
        entry = (await (saved ? withinRefreshLimit(time, refreshed) : refreshed)) ?? entry
      }
      const now = shown(entry) ?? saved
      if (now) return now
      throw entry?.failure?.error ?? new Error(`${key} took too long to come`)
    },
  }
}

/** What comes of the work, or nothing when it takes too long. */
async function withinRefreshLimit<T>(time: Time, work: Promise<T>): Promise<T | undefined> {
  const ended = new AbortController()
  const outcome = await Promise.race([work, time.sleep(refreshLimitMs, ended.signal).then(() => undefined)])
  ended.abort()
  return outcome
}
