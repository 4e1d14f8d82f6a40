import { credits, type ReplyOf } from '@pusula/contract'
import { call } from '../../lib/call.ts'
import { onThisClock } from '../../lib/server-time.ts'
import { useQuery } from '../../lib/use-query.ts'

type Entry = Pick<ReplyOf<typeof credits.history>['entries'][number], 'reason' | 'amount' | 'createdAt'>

const weekMs = 7 * 24 * 60 * 60_000

/** Analyses that were paid for since then; one that came back does not count. */
export const usedSince = (entries: readonly Entry[], sinceMs: number): number =>
  entries
    .filter(
      ({ reason, createdAt }) =>
        ['analysis', 'refund'].includes(reason) && onThisClock(Date.parse(createdAt)) >= sinceMs,
    )
    .reduce((used, { amount }) => used - amount, 0)

/** How many analyses a member has used in the last seven days, once that is known. */
export function useLastWeek(isMember: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: ['credits', 'history'],
    meta: { shows: 'credits' },
    queryFn: ({ signal }) => call(credits.history, {}, signal),
    enabled: isMember,
    refetchOnMount: 'always',
  })
  return data && usedSince(data.entries, Date.now() - weekMs)
}
