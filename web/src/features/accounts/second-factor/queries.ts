import { accounts, type ReplyOf } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { useText } from '../../../lib/language.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { passkeyText, whyNot } from './messages.ts'
import { addPasskey, passkeyFailureOf } from './passkey.ts'

export type SecondFactor = ReplyOf<typeof accounts.secondFactor>

const queryKey = ['accounts', 'second-factor']

/** Always refetched: it may have been set up, or used up, in another window. */
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

export type Passkey = ReplyOf<typeof accounts.passkeys>['passkeys'][number]

const passkeysKey = ['accounts', 'passkeys']

export const usePasskeys = (isWanted = true) =>
  useQuery({
    queryKey: passkeysKey,
    queryFn: ({ signal }) => call(accounts.passkeys, {}, signal),
    refetchOnMount: 'always',
    enabled: isWanted,
  })

/** What becomes of a passkey is said, and the list is asked for again, with what else is made of it. */
function usePasskeyChange<Input>(
  change: (input: Input) => Promise<unknown>,
  says: { done: string; text?: string; failed: string },
  onDone?: () => void,
) {
  const t = useText(passkeyText)
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      toast.show({ tone: 'ok', title: says.done, text: says.text })
      onDone?.()
    },
    onError: error => {
      const said = { title: says.failed, text: whyNot(error) }
      // What the device refused has not been asked of the server.
      if (passkeyFailureOf(error)) toast.show({ tone: 'err', ...said })
      else toastFailure(error, { ...said, notKnown: t.notKnown })
    },
    onSettled: () =>
      Promise.all([passkeysKey, ['accounts', 'second-factor']].map(queryKey => client.invalidateQueries({ queryKey }))),
  })
}

export function useAddPasskey(onDone?: () => void) {
  const t = useText(passkeyText)
  return usePasskeyChange(addPasskey, { done: t.added, text: t.addedSays, failed: t.notAdded }, onDone)
}

export function useRenamePasskey(id: string, onDone: () => void) {
  const t = useText(passkeyText)
  const says = { done: t.save, failed: t.notChanged }
  return usePasskeyChange((name: string) => call(accounts.renamePasskey, { id, name }), says, onDone)
}

export function useRemovePasskey(id: string, onDone: () => void) {
  const t = useText(passkeyText)
  return usePasskeyChange(() => call(accounts.removePasskey, { id }), { done: t.removed, failed: t.notChanged }, onDone)
}
