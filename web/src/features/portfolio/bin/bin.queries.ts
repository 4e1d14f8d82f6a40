import { portfolio, type ReplyOf } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { queryClient } from '../../../lib/query.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { toastFailedChange } from '../changes/changes.ts'
import { portfolioKey } from '../queries.ts'
import { binText } from './bin.messages.ts'

export type Binned = ReplyOf<typeof portfolio.bin>['removals'][number]

export const useBin = () =>
  useQuery({
    queryKey: [...portfolioKey, 'bin'],
    queryFn: ({ signal }) => call(portfolio.bin, {}, signal),
    refetchOnMount: 'always',
  })

/** Restores a removal. Outside React, since a toast may ask for it after the screen that deleted it is unmounted. */
export async function restore(id: string): Promise<number> {
  try {
    return (await call(portfolio.restore, { id })).restored
  } finally {
    await queryClient.invalidateQueries({ queryKey: portfolioKey })
  }
}

export const useRestore = (onDone: (restored: number) => void, onFail: (error: Error) => void) =>
  useMutation({ mutationFn: restore, onSuccess: onDone, onError: onFail })

export function useClear(onDone: (bin: string | null) => void, onFail: (error: Error) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(portfolio.clear, {}),
    onSuccess: ({ bin }) => onDone(bin),
    onError: onFail,
    onSettled: () => client.invalidateQueries({ queryKey: portfolioKey }),
  })
}

/** What happened to an entry; asked for by whoever wants to see it. */
export const useEntryHistory = (id: string) =>
  useQuery({
    queryKey: [...portfolioKey, 'entry-history', id],
    queryFn: ({ signal }) => call(portfolio.entryHistory, { id }, signal),
    refetchOnMount: 'always',
  })

/** What a toast about a deletion offers: the way back, while it is seen. */
export function useUndoAction() {
  const t = useText(binText)
  return (bin: string | null | undefined) => {
    if (!bin) return undefined
    const run = () =>
      void restore(bin).then(
        restored => toast.show({ tone: 'ok', title: t.restored(restored) }),
        (error: Error) => toastFailedChange(error, t.notRestored, t.notKnown),
      )
    return { label: t.undo, run }
  }
}
