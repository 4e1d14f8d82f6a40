import type { Time } from './time.ts'

export interface BreakerLimits {
  /** Failures in a row after which a venue is left alone. */
  failures: number
  restMs: number
}

/** Circuit breaker: leaves a venue alone when it keeps failing; after the rest, one call at a time tries whether it is back. */
export function createCircuitBreaker({ failures, restMs }: BreakerLimits, time: Time) {
  let failed = 0
  let resting: { fromMs: number; untilMs: number } | null = null
  let isTrying = false
  const rest = (ms: number) => {
    resting = { fromMs: time.nowMs(), untilMs: time.nowMs() + ms }
    isTrying = false
  }
  return {
    /** Whether a call may be made now. Whoever is let in reports how it ended. */
    enter(): boolean {
      if (resting === null) return true
      const nowMs = time.nowMs()
      // A rest that begins in the future is one of a clock that was set back.
      const isOver = nowMs < resting.fromMs || nowMs >= resting.untilMs
      if (isTrying || !isOver) return false
      isTrying = true
      return true
    },
    succeeded() {
      failed = 0
      resting = null
      isTrying = false
    },
    /** The call was not made after all. */
    left() {
      isTrying = false
    },
    /** `askedMs` is the rest the venue itself asks for: it is given at once. */
    failed(askedMs?: number) {
      failed++
      if (askedMs !== undefined) rest(askedMs)
      else if (isTrying || failed >= failures) rest(restMs)
    },
  }
}
