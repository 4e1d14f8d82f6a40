import { accounts, type ReplyOf } from '@pusula/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { profileText } from './profile-text.ts'

export type Session = ReplyOf<typeof accounts.sessions>['sessions'][number]

const queryKey = ['accounts', 'sessions']

/** Asked for with every look: a session that was opened a moment ago is the one that matters. */
export const useSessions = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(accounts.sessions, {}, signal), refetchOnMount: 'always' })

export function useEndSession(id: string) {
  const t = useText(profileText)
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(accounts.endSession, { id }),
    onSuccess: () => toast.show({ tone: 'ok', title: t.sessionEnded }),
    onError: ({ message }) => toast.show({ tone: 'err', title: t.failed, text: message }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
