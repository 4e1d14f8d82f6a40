import type { Clock } from '../../../platform/clock.ts'

/** Clock and timers, injected so that tests need not wait. */
export interface Time {
  nowMs(): number
  /** Resolves after the wait, or as soon as the signal says that nobody waits any more. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export const realTime = (clock: Clock): Time => ({
  nowMs: () => clock.now().getTime(),
  sleep: (ms, signal) =>
    new Promise(resolve => {
      const done = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      signal?.addEventListener('abort', done)
      if (signal?.aborted) done()
    }),
})
