import { accounts, type ReplyOf } from '@pusula/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

export type SecondFactor = ReplyOf<typeof accounts.secondFactor>

const queryKey = ['accounts', 'second-factor']

/** Asked for at every look: it may have been set up, or used up, in another window. */
export const useSecondFactor = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(accounts.secondFactor, {}, signal), refetchOnMount: 'always' })

/** For what changes it: everything that shows it is drawn anew. */
export function useFactorChange() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}

/** Shows a code of the app, or one that was kept for the day on which the app is gone. */
export function useShowFactor(onShown: () => void) {
  const changed = useFactorChange()
  return useMutation({
    mutationFn: (shown: { code: string } | { recoveryCode: string }) => call(accounts.showSecondFactor, shown),
    onSuccess: async () => {
      await changed()
      onShown()
    },
  })
}
