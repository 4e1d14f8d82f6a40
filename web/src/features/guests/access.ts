import { guests } from '@pusula/contract'
import { call } from '../../lib/call.ts'
import { untilKnown } from '../../lib/query.ts'
import { useQuery } from '../../lib/use-query.ts'

/** Whether guests from this address are allowed; optimistic until the server refuses. */
export function useGuestBlocked(): boolean {
  const queryFn = () => call(guests.blocked, {})
  return useQuery({ ...untilKnown, queryKey: ['guests', 'blocked'], queryFn }).data?.isBlocked ?? false
}
