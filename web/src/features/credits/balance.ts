import { credits } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useViewer } from '../accounts/index.ts'
import { useVisitorStats } from '../guests/index.ts'

export type Balance = { kind: 'unknown' } | { kind: 'unlimited' } | { kind: 'counted'; left: number }

/** How many analyses the person at the screen has left. */
export function useBalance(): Balance {
  const viewer = useViewer()
  const user = viewer.state === 'member' ? viewer.user : null
  const visitor = useVisitorStats(viewer.state === 'guest')
  const stats = useQuery({
    queryKey: ['credits', 'stats'],
    queryFn: ({ signal }) => call(credits.stats, {}, signal),
    enabled: user !== null && user.tier !== 'pro',
  })
  if (user?.tier === 'pro') return { kind: 'unlimited' }
  const left = user ? (stats.data?.remainingAnalyses ?? user.remainingAnalyses) : visitor?.remaining
  return left === undefined ? { kind: 'unknown' } : { kind: 'counted', left }
}
