import type { Clock } from './clock.ts'

/** Cache lifetime of a preliminary value, such as figures that are still being worked out. */
const passingMs = 3_000

/**
 * Memoization by key with a lifetime, for values that are costly and the same for everybody: concurrent callers share one computation.
 * A failure is not cached, and a preliminary value only for a moment.
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
