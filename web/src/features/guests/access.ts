import { guests } from '@pusula/contract'
import { call } from '../../lib/call.ts'
import { createRemote, useRemote } from '../../lib/remote.ts'

const blocked = createRemote(() => call(guests.blocked, {}))

/** Whether visitors from this address may look around; until the server says no, they may. */
export function useGuestBlocked(): boolean {
  const reply = useRemote(blocked)
  return reply.state === 'known' && reply.value.isBlocked
}
