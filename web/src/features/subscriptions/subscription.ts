import { type ReplyOf, subscriptions } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useLiveTopic, usePollMs } from '../../lib/live/live.ts'

export type Subscription = ReplyOf<typeof subscriptions.current>

export const subscriptionKey = ['subscriptions', 'current']
const pollMs = 60_000

/** The subscription of the member at the screen. The library stops asking while the tab is hidden. */
export function useSubscription(isMember: boolean) {
  const query = useQuery({
    queryKey: subscriptionKey,
    meta: { shows: 'membership' },
    queryFn: ({ signal }) => call(subscriptions.current, {}, signal),
    enabled: isMember,
    refetchInterval: usePollMs(pollMs),
    refetchOnMount: 'always',
  })
  useLiveTopic('subscription', subscriptionKey, isMember)
  return query
}
