import { type ReplyOf, subscriptions } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export type Subscription = ReplyOf<typeof subscriptions.current>

export const subscriptionKey = ['subscriptions', 'current']
const pollMs = 60_000

/** The subscription of the member at the screen. The library stops asking while the tab is hidden. */
export const useSubscription = (isMember: boolean) =>
  useQuery({
    queryKey: subscriptionKey,
    queryFn: ({ signal }) => call(subscriptions.current, {}, signal),
    enabled: isMember,
    refetchInterval: pollMs,
    refetchOnMount: 'always',
  })
