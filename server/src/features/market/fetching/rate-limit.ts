import type { Time } from './time.ts'
import { type Allowance, createTokenBucket } from './token-bucket.ts'

/** Rate limit of a venue: how much may be asked of it. */
export interface RateLimit {
  /** Takes what a call costs and says how long to wait before making it; null when it is not worth the wait. */
  take(weight: number): Promise<number | null>
  /** The venue itself says how much is left. */
  noteRemaining(left: number): Promise<void>
}

/** For one process alone. */
export function localRateLimit(allowance: Allowance, time: Time): RateLimit {
  const bucket = createTokenBucket(allowance, time)
  return { take: async weight => bucket.take(weight), noteRemaining: async left => bucket.atMost(left) }
}
