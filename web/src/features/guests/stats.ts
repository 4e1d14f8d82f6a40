import { guests, type ReplyOf } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useLiveTopic, usePollMs } from '../../lib/live/live.ts'
import { writeStored } from '../../stored/stored.ts'
import { useVisit } from './visit.ts'

type VisitorStats = ReplyOf<typeof guests.stats>

const pollMs = 5_000
const statsKey = ['guests', 'stats']

async function ask(signal: AbortSignal): Promise<VisitorStats> {
  const stats = await call(guests.stats, {}, signal)
  writeStored('guestAnalysisCount', stats.used)
  return stats
}

/** How many analyses this guest has left, while there is a guest. The library stops asking while the tab is hidden. */
export function useVisitorStats(isGuest: boolean): VisitorStats | undefined {
  const visit = useVisit(isGuest)
  // Before the cookie is there the server could only guess by the network address.
  const isKnown = isGuest && (visit.state === 'open' || visit.state === 'unreachable')
  const { data } = useQuery({
    queryKey: statsKey,
    meta: { shows: 'credits' },
    queryFn: ({ signal }) => ask(signal),
    enabled: isKnown,
    refetchInterval: usePollMs(pollMs),
  })
  useLiveTopic('stats', statsKey, isKnown)
  return data
}
