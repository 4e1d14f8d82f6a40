import { type InputOf, type Purchase, portfolio } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import type { PurchaseForm } from '../form/flow.ts'
import { type Overview, overviewKey, portfolioKey } from '../queries.ts'
import { withAdded, withChanged, withoutCoin, withoutPurchase } from './optimistic.ts'

type Added = InputOf<typeof portfolio.add> & { id: string }
/** What is sent, and the form it came from, for when it has to come back. */
type Adding = { input: Added; form: PurchaseForm }
type Correcting = { symbol: string; before: Purchase; input: InputOf<typeof portfolio.change>; form: PurchaseForm }
type Ends<Wish> = { onDone: (wish: Wish) => void; onFail: (error: Error, wish: Wish) => void }

/** A change that is on the screen at once and taken back when the server refuses it. */
function useChange<Wish>(
  send: (wish: Wish) => Promise<unknown>,
  apply: (overview: Overview, wish: Wish) => Overview,
  { onDone, onFail }: Ends<Wish>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: portfolioKey,
    mutationFn: send,
    onMutate: async wish => {
      await client.cancelQueries({ queryKey: overviewKey })
      const before = client.getQueryData<Overview>(overviewKey)
      if (before) client.setQueryData(overviewKey, apply(before, wish))
      return before
    },
    onSuccess: (_, wish) => onDone(wish),
    onError: (error, wish, before) => {
      if (before) client.setQueryData(overviewKey, before)
      onFail(error, wish)
    },
    // While another change is on its way, the answer would bring back what that one has taken from the screen.
    onSettled: () => {
      if (client.isMutating({ mutationKey: portfolioKey }) === 1)
        return client.invalidateQueries({ queryKey: portfolioKey })
    },
  })
}

const totalUsd = (kind: 'buy' | 'sell', quantity: string, unit: string, fee: string) =>
  String(Number(quantity) * Number(unit) + (kind === 'buy' ? Number(fee) : -Number(fee)))

function shownPurchase(kind: Purchase['kind'], input: Omit<Added, 'coinSymbol' | 'coinName'>): Purchase {
  const { id, quantity, usdCostBasis, feeUsd = '0', purchaseDate, notes = null } = input
  return {
    id,
    kind,
    quantity,
    usdCostBasis,
    feeUsd,
    totalUsd: totalUsd(kind, quantity, usdCostBasis, feeUsd),
    purchaseDate,
    notes,
  }
}

export const useAdd = (ends: Ends<Adding>) =>
  useChange(
    ({ input }: Adding) => call(portfolio.add, input),
    (overview, { input }) => {
      const coin = { symbol: input.coinSymbol, name: input.coinName }
      return withAdded(overview, coin, shownPurchase(input.kind ?? 'buy', input))
    },
    ends,
  )

export const useCorrect = (ends: Ends<Correcting>) =>
  useChange(
    ({ input }: Correcting) => call(portfolio.change, input),
    (overview, { symbol, before, input }) =>
      withChanged(overview, symbol, shownPurchase(before.kind, { purchaseDate: before.purchaseDate, ...input })),
    ends,
  )

export const useRemove = (ends: Ends<{ symbol: string; id: string }>) =>
  useChange(
    ({ id }: { symbol: string; id: string }) => call(portfolio.remove, { id }),
    (overview, { symbol, id }) => withoutPurchase(overview, symbol, id),
    ends,
  )

export const useRemoveCoin = (ends: Ends<{ symbol: string }>) =>
  useChange(
    ({ symbol }: { symbol: string }) => call(portfolio.removeCoin, { symbol }),
    (overview, { symbol }) => withoutCoin(overview, symbol),
    ends,
  )
