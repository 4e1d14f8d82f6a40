import { Registry } from 'prom-client'
import type { Config } from '../../../config.ts'
import { systemClock } from '../../../platform/clock.ts'
import { createLog } from '../../../platform/log.ts'
import { httpGetAs } from '../fetching/get.ts'
import { realTime } from '../fetching/time.ts'
import { toRefusal } from '../refusal.ts'
import { addressesOf } from './addresses.ts'
import { countRefusals } from './setup.ts'
import { createVenueHealth } from './venue-health.ts'
import { liveVenues } from './venues.ts'

export interface Reached {
  venue: string
  kind: 'exchange' | 'list'
  /** Why it could not be reached; null when it answers. */
  fault: { reason: string; says: string } | null
}

/** Asks every exchange and every list of coins once, for the doctor. */
export async function reachVenues(config: Config, userAgent: string): Promise<Reached[]> {
  const time = realTime(systemClock)
  const refusals = countRefusals(new Registry(), createLog('silent'))
  const reach = { get: httpGetAs(userAgent), time, refusals, venueHealth: createVenueHealth(time) }
  const addresses = addressesOf(config)
  const { exchanges, lists } = liveVenues(reach, { addresses: () => addresses, coinGeckoKey: config.coinGeckoKey })
  const tried = async (venue: string, kind: Reached['kind'], ask: () => Promise<unknown>): Promise<Reached> => {
    try {
      await ask()
      return { venue, kind, fault: null }
    } catch (error) {
      const { reason, message } = toRefusal(error, 'garbage')
      return { venue, kind, fault: { reason, says: message } }
    }
  }
  return Promise.all([
    ...exchanges.map(({ venue, ping }) => tried(venue, 'exchange', ping)),
    ...lists.map(({ venue, coins }) => tried(venue, 'list', coins)),
  ])
}
