import { type AuthorizationRequest, assistants, type Permission } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { toastFailure } from '../../lib/failure-toast.ts'
import { currentLanguage, useText } from '../../lib/language.ts'
import { asProblem } from '../../lib/problem.ts'
import { useQuery } from '../../lib/use-query.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { assistantsText, consentText } from './messages.ts'

const listKey = ['assistants', 'list']
const whyNot = (error: unknown) => asProblem(error).texts[currentLanguage()]

export const useAssistants = () =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(assistants.list, {}, signal),
    refetchOnMount: 'always',
  })

/** Authorization request by its parameters; an invalid one is not retried. */
export const useAsked = (request: AuthorizationRequest) =>
  useQuery({
    queryKey: ['assistants', 'asked', request],
    queryFn: ({ signal }) => call(assistants.asked, request, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Allows what was chosen, or nothing, and leaves for where the answer says. */
export function useDecision(request: AuthorizationRequest, leave: (address: string) => void) {
  const t = useText(consentText)
  return useMutation({
    mutationFn: (permission: Permission | null) =>
      permission ? call(assistants.allow, { request, permission }) : call(assistants.decline, { request }),
    onSuccess: ({ go }) => leave(go),
    onError: error => toastFailure(error, { title: t.failed, text: whyNot(error), notKnown: t.notKnown }),
  })
}

export function useChangePermission(id: string, onDone: () => void) {
  const t = useText(assistantsText)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (permission: Permission) => call(assistants.change, { id, ...permission }),
    onSuccess: () => {
      toast.show({ tone: 'ok', title: t.saved })
      onDone()
    },
    onError: error => toastFailure(error, { title: t.notSaved, text: whyNot(error), notKnown: t.notKnown }),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

export function useRemoveAssistant(id: string, onDone: () => void) {
  const t = useText(assistantsText)
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(assistants.remove, { id }),
    onSuccess: () => toast.show({ tone: 'ok', title: t.removed }),
    onError: error => toastFailure(error, { title: t.notRemoved, text: whyNot(error), notKnown: t.removeNotKnown }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: listKey })
      onDone()
    },
  })
}
