import type { Time } from './time.ts'

export interface Allowance {
  /** As much as may be spent at once. */
  burst: number
  perSecond: number
  /** Waiting longer than this for one's turn is worse than asking somebody else. */
  maxWaitMs: number
}

/** Token bucket, refilled steadily; what a call costs is the venue's own measure. */
export function createTokenBucket({ burst, perSecond, maxWaitMs }: Allowance, time: Time) {
  let left = burst
  let countedMs = time.nowMs()
  return {
    /** Whoever counts for us knows of less. */
    atMost(most: number) {
      left = Math.min(left, most)
    },
    /** Takes what a call costs and says how long to wait before making it; null when it is not worth the wait. */
    take(weight: number): number | null {
      const nowMs = time.nowMs()
      left = Math.min(burst, left + (Math.max(0, nowMs - countedMs) / 1000) * perSecond)
      countedMs = nowMs
      const waitMs = left >= weight ? 0 : ((weight - left) / perSecond) * 1000
      if (waitMs > maxWaitMs) return null
      left -= weight
      return waitMs
    },
  }
}
