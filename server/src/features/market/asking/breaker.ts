import type { Time } from './time.ts'

export interface Patience {
  /** Failures in a row after which a venue is left alone. */
  failures: number
  restMs: number
}

/** Leaves a venue alone when it keeps failing; after the rest, one call at a time tries whether it is back. */
export function createBreaker({ failures, restMs }: Patience, time: Time) {
  let failed = 0
  let restUntilMs: number | null = null
  let isTrying = false
  const rest = (ms: number) => {
    restUntilMs = time.nowMs() + ms
    isTrying = false
  }
  return {
    /** Whether a call may be made now. Whoever is let in reports how it ended. */
    enter(): boolean {
      if (restUntilMs === null) return true
      if (isTrying || time.nowMs() < restUntilMs) return false
      isTrying = true
      return true
    },
    succeeded() {
      failed = 0
      restUntilMs = null
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
