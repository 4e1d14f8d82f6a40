import { type Allowance, createBucket } from './bucket.ts'
import type { Time } from './time.ts'

/** What may be asked of a venue. */
export interface Purse {
  /** Takes what a call costs and says how long to wait before making it; null when it is not worth the wait. */
  take(weight: number): Promise<number | null>
  /** The venue itself says how much is left. */
  heard(left: number): Promise<void>
}

/** For one process alone. */
export function ownPurse(allowance: Allowance, time: Time): Purse {
  const bucket = createBucket(allowance, time)
  return { take: async weight => bucket.take(weight), heard: async left => bucket.atMost(left) }
}
