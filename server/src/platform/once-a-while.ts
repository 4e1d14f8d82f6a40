import type { Clock } from './clock.ts'

/** What is dear to find out and the same for everybody: found once for all who ask within a while. A failure is not kept. */
export function onceAWhile<Key, Found>(clock: Clock, freshMs: number, find: (key: Key) => Promise<Found>) {
  const kept = new Map<Key, { found: Promise<Found>; atMs: number }>()
  return (key: Key): Promise<Found> => {
    const nowMs = clock.now().getTime()
    const last = kept.get(key)
    if (last && Math.abs(nowMs - last.atMs) < freshMs) return last.found
    const found = find(key)
    kept.set(key, { found, atMs: nowMs })
    found.catch(() => {
      if (kept.get(key)?.found === found) kept.delete(key)
    })
    return found
  }
}
