import { portfolio, type ReplyOf } from '@pusula/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { queryClient } from '../../../lib/query.ts'
import { portfolioKey } from '../queries.ts'

export type Binned = ReplyOf<typeof portfolio.bin>['removals'][number]

export const useBin = () =>
  useQuery({
    queryKey: [...portfolioKey, 'bin'],
    queryFn: ({ signal }) => call(portfolio.bin, {}, signal),
    refetchOnMount: 'always',
  })

/** Brings back what went together. A toast may ask for it after the screen that deleted it is gone. */
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
