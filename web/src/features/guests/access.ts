import { guests } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { untilKnown } from '../../lib/query.ts'

/** Whether visitors from this address may look around; until the server says no, they may. */
export function useGuestBlocked(): boolean {
  const queryFn = () => call(guests.blocked, {})
  return useQuery({ ...untilKnown, queryKey: ['guests', 'blocked'], queryFn }).data?.isBlocked ?? false
}
