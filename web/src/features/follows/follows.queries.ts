import { follows, type ReplyOf } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cachedReply } from '../../lib/cached-reply.ts'
import { call } from '../../lib/call.ts'
import { useGuestMode } from '../../lib/mode.ts'
import { useQuery } from '../../lib/use-query.ts'

export type Mine = ReplyOf<typeof follows.mine>
export type FollowedPlan = Mine['plans'][number]

const queryKey = ['follows', 'mine']
/** Refetch interval: plans change with hourly closes. */
const askEveryMs = 60_000

/** The plans that a member follows; kept for a visit without a network. Nobody else is asked about any. */
export function useMine() {
  const isGuest = useGuestMode()
  return useQuery({
    queryKey,
    ...cachedReply('keptPlans', signal => call(follows.mine, {}, signal)),
    enabled: !isGuest,
    refetchOnMount: 'always',
    refetchInterval: askEveryMs,
  })
}

/** Follows a plan, or changes whether one is told of it. */
export function useFollow() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: { id: number; isTold: boolean }) => call(follows.follow, wish),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export function useUnfollow() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(follows.unfollow, { id }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
