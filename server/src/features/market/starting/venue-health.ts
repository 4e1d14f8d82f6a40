import type { Time } from '../fetching/time.ts'
import { toRefusal } from '../refusal.ts'

/** Health of a venue by its last responses. */
export interface VenueState {
  venue: string
  lastOkAt: Date | null
  /** In a row, up to now. */
  failures: number
  /** Why it failed the last time. */
  says: string | null
}

export type VenueHealth = ReturnType<typeof createVenueHealth>

/** Remembers of every venue whether it answers. A coin that is not listed, or a question that was not sent, is no failure. */
export function createVenueHealth(time: Time) {
  const states = new Map<string, VenueState>()
  const stateOf = (venue: string): VenueState => states.get(venue) ?? { venue, lastOkAt: null, failures: 0, says: null }
  return {
    worked: (venue: string) => states.set(venue, { venue, lastOkAt: new Date(time.nowMs()), failures: 0, says: null }),
    failed: (venue: string, error: unknown) => {
      const { reason, message } = toRefusal(error, 'garbage')
      if (reason === 'unlisted' || reason === 'resting' || reason === 'budget') return
      const before = stateOf(venue)
      const says = message === reason ? reason : `${reason}: ${message}`
      states.set(venue, { ...before, failures: before.failures + 1, says: says.slice(0, 200) })
    },
    /** Each venue once, also one that was not asked yet. */
    seen: (venues: readonly string[]): VenueState[] => [...new Set(venues)].map(stateOf),
  }
}
