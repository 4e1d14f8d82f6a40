import { guests, type ReplyOf } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export type VisitorStats = ReplyOf<typeof guests.stats>

/** How many analyses this guest has left, while there is a guest. */
export const useVisitorStats = (isGuest: boolean): VisitorStats | undefined =>
  useQuery({
    queryKey: ['guests', 'stats'],
    queryFn: ({ signal }) => call(guests.stats, {}, signal),
    enabled: isGuest,
  }).data
