import { credits } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useLiveTopic, usePollMs } from '../../lib/live/live.ts'
import { useViewer } from '../accounts/index.ts'
import { useVisitorStats } from '../guests/index.ts'

/** `total` counts what was ever given or bought. */
export type Balance = { kind: 'unknown' } | { kind: 'unlimited' } | { kind: 'counted'; left: number; total: number }

const pollMs = 30_000
const statsKey = ['credits', 'stats']

/** How many analyses the person at the screen has left. The library stops asking while the tab is hidden. */
export function useBalance(): Balance {
  const viewer = useViewer()
  const user = viewer.state === 'member' ? viewer.user : null
  const visitor = useVisitorStats(viewer.state === 'guest')
  const isCounted = user !== null && user.tier !== 'pro'
  const { data: stats } = useQuery({
    queryKey: statsKey,
    meta: { shows: 'credits' },
    queryFn: ({ signal }) => call(credits.stats, {}, signal),
    enabled: isCounted,
    refetchInterval: usePollMs(pollMs),
  })
  useLiveTopic('stats', statsKey, isCounted)
  if (user) {
    const { tier, remainingAnalyses, totalAnalyses } = stats ?? user
    return tier === 'pro' ? { kind: 'unlimited' } : { kind: 'counted', left: remainingAnalyses, total: totalAnalyses }
  }
  return visitor ? { kind: 'counted', left: visitor.remaining, total: visitor.limit } : { kind: 'unknown' }
}
