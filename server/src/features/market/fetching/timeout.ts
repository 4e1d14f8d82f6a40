import { Refusal } from '../refusal.ts'
import type { Time } from './time.ts'

/** Timeout: does the work, or aborts it after the limit. */
export async function withTimeout<T>(
  limitMs: number,
  time: Time,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ended = new AbortController()
  const limit = time.sleep(limitMs, ended.signal).then(() => {
    throw new Refusal('hang', `no answer within ${limitMs} ms`)
  })
  // Whichever loses the race ends in silence.
  limit.catch(() => {})
  try {
    return await Promise.race([work(ended.signal), limit])
  } finally {
    ended.abort()
  }
}
