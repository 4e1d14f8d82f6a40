import { Refusal } from '../refusal.ts'
import type { Time } from './time.ts'

/** Does the work, or gives up on it after the limit and tells it to stop. */
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
