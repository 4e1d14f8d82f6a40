import type { Clock } from './clock.ts'

/** What is on its way to something better is kept so long. */
const passingMs = 3_000

/**
 * Cache by age, for what is dear to find out and the same for everybody. A failure is not cached, and what is only passing not for
 * long.
 */
export function cachedFor<Key, Found>(
  clock: Clock,
  usualMs: number,
  find: (key: Key) => Promise<Found>,
  isPassing: (found: Found) => boolean = () => false,
) {
  const cached = new Map<Key, { found: Promise<Found>; atMs: number; freshMs: number }>()
  return (key: Key): Promise<Found> => {
    const nowMs = clock.now().getTime()
    const last = cached.get(key)
    if (last && Math.abs(nowMs - last.atMs) < last.freshMs) return last.found
    const found = find(key)
    const entry = { found, atMs: nowMs, freshMs: usualMs }
    cached.set(key, entry)
    found.then(
      value => {
        if (isPassing(value)) entry.freshMs = passingMs
      },
      () => {
        if (cached.get(key) === entry) cached.delete(key)
      },
    )
    return found
  }
}
