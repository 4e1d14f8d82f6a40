import type { Time } from '../fetching/time.ts'

interface Sleeper {
  wakeAtMs: number
  wake: () => void
}

/** A fake clock that a test moves, and that knows its timers. */
export function movableTime(startMs = Date.parse('2026-11-15T12:00:00Z')) {
  let nowMs = startMs
  let sleepers: Sleeper[] = []
  const forwardTo = (ms: number) => {
    nowMs = Math.max(nowMs, ms)
    const due = sleepers.filter(({ wakeAtMs }) => wakeAtMs <= nowMs)
    sleepers = sleepers.filter(({ wakeAtMs }) => wakeAtMs > nowMs)
    for (const { wake } of due) wake()
  }
  const time: Time = {
    nowMs: () => nowMs,
    sleep: (ms, signal) =>
      new Promise(wake => {
        const leave = () => {
          sleepers = sleepers.filter(other => other !== sleeper)
          signal?.removeEventListener('abort', leave)
          wake()
        }
        const sleeper = { wakeAtMs: nowMs + ms, wake: leave }
        sleepers.push(sleeper)
        signal?.addEventListener('abort', leave)
        if (signal?.aborted) leave()
      }),
  }
  return {
    ...time,
    forward: (byMs: number) => forwardTo(nowMs + byMs),
    /** As somebody who sets the clock: whoever sleeps sleeps as long as before. */
    setBack: (byMs: number) => {
      nowMs -= byMs
      for (const sleeper of sleepers) sleeper.wakeAtMs -= byMs
    },
    /** To the moment at which the next one wakes up; stays if nobody waits. */
    forwardToNext: () => {
      if (sleepers.length) forwardTo(Math.min(...sleepers.map(({ wakeAtMs }) => wakeAtMs)))
    },
    waiting: () => sleepers.length,
  }
}

/** Lets everything happen that needs no time. */
export const happen = () => new Promise<void>(resolve => setImmediate(resolve))
