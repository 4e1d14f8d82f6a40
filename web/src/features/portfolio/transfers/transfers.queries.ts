import { type InputOf, portfolio, type ReplyOf } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { toastFailedChange } from '../changes/changes.ts'
import { portfolioKey } from '../queries.ts'
import { transferText } from './transfers.messages.ts'

export type Proposal = ReplyOf<typeof portfolio.transfers>['proposals'][number]

export const useProposals = () =>
  useQuery({
    queryKey: [...portfolioKey, 'transfers'],
    queryFn: ({ signal }) => call(portfolio.transfers, {}, signal),
    refetchOnMount: 'always',
  })

export const usePartners = (id: string, isWanted: boolean) =>
  useQuery({
    queryKey: [...portfolioKey, 'transfers', id],
    queryFn: ({ signal }) => call(portfolio.transferPartners, { id }, signal),
    enabled: isWanted,
    refetchOnMount: 'always',
  })

export function usePair() {
  const t = useText(transferText)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (pairs: InputOf<typeof portfolio.pairTransfers>['pairs']) => call(portfolio.pairTransfers, { pairs }),
    onSuccess: ({ paired }) => toast.show({ tone: 'ok', title: t.done(paired) }),
    onError: error => toastFailedChange(error, t.notDone, t.notKnown),
    onSettled: () => client.invalidateQueries({ queryKey: portfolioKey }),
  })
}

export function useUnpair() {
  const t = useText(transferText)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(portfolio.unpairTransfer, { id }),
    onSuccess: () => toast.show({ tone: 'ok', title: t.undone }),
    onError: error => toastFailedChange(error, t.notUndone, t.notKnown),
    onSettled: () => client.invalidateQueries({ queryKey: portfolioKey }),
  })
}
