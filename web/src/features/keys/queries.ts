import { type KeyScope, keys } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { toastFailure } from '../../lib/failure-toast.ts'
import { currentLanguage, useText } from '../../lib/language.ts'
import { newId } from '../../lib/new-id.ts'
import { asProblem } from '../../lib/problem.ts'
import { useQuery } from '../../lib/use-query.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { keysText } from './messages.ts'

const listKey = ['keys', 'list']

export const useKeys = () =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(keys.list, {}, signal),
    refetchOnMount: 'always',
  })

const whyNot = (error: unknown) => asProblem(error).texts[currentLanguage()]

/**
 * The key is in the answer alone: it is kept nowhere, and gone with the sheet that shows it. Where the answer was lost, the
 * next tap means the same key and gets it a value that is seen.
 */
export function useMakeKey(onShown: (isShown: boolean) => void) {
  const t = useText(keysText)
  const client = useQueryClient()
  const [id] = useState(newId)
  return useMutation({
    mutationFn: (wish: { name: string; scopes: KeyScope[] }) => call(keys.make, { id, ...wish }),
    gcTime: 0,
    onMutate: () => onShown(true),
    onError: error => {
      onShown(false)
      toastFailure(error, { title: t.failed, text: whyNot(error), notKnown: t.notKnown })
    },
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

export function useRemoveKey(id: string, onDone: () => void) {
  const t = useText(keysText)
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(keys.remove, { id }),
    onSuccess: () => toast.show({ tone: 'ok', title: t.removed }),
    onError: error => toastFailure(error, { title: t.notRemoved, text: whyNot(error), notKnown: t.removeNotKnown }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: listKey })
      onDone()
    },
  })
}
