import { credits } from '@pusula/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useLiveTopic, usePollMs } from '../../lib/live/live.ts'
import { isGuest } from '../../lib/mode.ts'
import { queryClient } from '../../lib/query.ts'
import { useIsDrawn } from '../../lib/store.ts'
import { useQuery } from '../../lib/use-query.ts'
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
  // A page that stands drawn knows no balance: what is known by now would not match it, and its part would be drawn anew.
  if (useIsDrawn()) return { kind: 'unknown' }
  if (user) {
    const { tier, remainingAnalyses, totalAnalyses } = stats ?? user
    return tier === 'pro' ? { kind: 'unlimited' } : { kind: 'counted', left: remainingAnalyses, total: totalAnalyses }
  }
  return visitor ? { kind: 'counted', left: visitor.remaining, total: visitor.limit } : { kind: 'unknown' }
}

/** What costs nothing right now. */
interface OpenCoins {
  /** Until when each open coin is paid for, by the clock of this device. */
  untilMs: Readonly<Record<string, number>>
  /** Coins whose next analysis is a gift. */
  gifts: readonly string[]
}

/** Other tabs and devices open coins too: an older answer is asked for again before anything is said of a price. */
const trustedMs = 10_000
/** Nobody waits longer for a question; the server never charges for what is open, whatever was asked. */
const timeoutMs = 2_500

const query = () =>
  queryOptions({
    queryKey: ['credits', 'open', isGuest() ? 'guest' : 'member'],
    meta: { shows: 'credits' },
    queryFn: async ({ signal }): Promise<OpenCoins> => {
      const { coins, gifts } = await call(credits.open, {}, signal)
      const nowMs = Date.now()
      return { untilMs: Object.fromEntries(coins.map(({ symbol, leftMs }) => [symbol, nowMs + leftMs])), gifts }
    },
    staleTime: trustedMs,
  })

/** The coins that are open, as the server knows them; undefined until it has said so. */
export const useOpenCoins = (isAsked: boolean): OpenCoins | undefined =>
  useQuery({ ...query(), enabled: isAsked, refetchOnMount: true, refetchOnWindowFocus: true, refetchOnReconnect: true })
    .data

/** Whether this coin's analysis costs nothing now. */
export async function isFreeNow(symbol: string): Promise<boolean> {
  const late = new Promise<null>(resolve => setTimeout(() => resolve(null), timeoutMs))
  const open = await Promise.race([queryClient.fetchQuery(query()).catch(() => null), late])
  return open !== null && ((open.untilMs[symbol] ?? 0) > Date.now() || open.gifts.includes(symbol))
}

/** A coin was opened here. */
export function noteOpened(symbol: string, untilMs: number): void {
  queryClient.setQueryData(query().queryKey, before => ({
    untilMs: { ...before?.untilMs, [symbol]: untilMs },
    gifts: before?.gifts.filter(coin => coin !== symbol) ?? [],
  }))
}
