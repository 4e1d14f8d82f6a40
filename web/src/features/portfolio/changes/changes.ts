import { type InputOf, type Purchase, portfolio, type ReplyOf } from '@pusula/contract'
import { isoDay } from '@pusula/words'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { currentLanguage } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { isFromGateway } from '../../../lib/problem.ts'
import type { PurchaseForm } from '../form/flow.ts'
import { type EntryPages, entriesKey, type Overview, overviewKey, portfolioKey } from '../queries.ts'
import { handedOn } from '../queue/queue.ts'
import {
  entriesWithAdded,
  entriesWithChanged,
  entriesWithout,
  withAdded,
  withChanged,
  withoutCoin,
  withoutPurchase,
} from './optimistic.ts'

export const failedText = messages({
  asItWas: { tr: 'Portföyün olduğu gibi duruyor; tekrar dene.', en: 'Your portfolio is as it was; try again.' },
  again: {
    tr: 'Lütfen tekrar dene. Kaydedilmiş olan ikinci kez eklenmez.',
    en: 'Please try again. What is there is not added twice.',
  },
})

/** Toast for a failed change of the portfolio, or one whose response was lost. */
export const toastFailedChange = (error: Error, title: string, notKnown: string): void =>
  toastFailure(error, {
    ...{ title, notKnown },
    text: failedText[isFromGateway(error) ? 'again' : 'asItWas'][currentLanguage()],
  })

type Added = InputOf<typeof portfolio.add> & { id: string }
/** What is sent, and the form it came from, for when it has to come back. */
type Adding = { input: Added; form: PurchaseForm }
type Correcting = { symbol: string; before: Purchase; input: InputOf<typeof portfolio.change>; form: PurchaseForm }
type Ends<Wish, Reply = unknown> = {
  onDone: (wish: Wish, reply: Reply) => void
  onFail: (error: Error, wish: Wish) => void
}

/** What the screen showed before a change, and which change that was. */
interface Undo {
  order: number
  before: [QueryKey, unknown][]
}
let begun = 0
/** Of the changes under way that have failed so far. */
let earliest: Undo | undefined

/** How a change shows before it is counted: in the sums, and in the pages of its coin where they are here. */
interface Shown<Wish> {
  symbolOf: (wish: Wish) => string
  inOverview: (overview: Overview, wish: Wish) => Overview
  inEntries?: (pages: EntryPages, wish: Wish) => EntryPages
}

/** A change that is on the screen at once and taken back when the server refuses it. */
function useChange<Wish, Reply>(
  send: (wish: Wish) => Promise<Reply>,
  { symbolOf, inOverview, inEntries }: Shown<Wish>,
  { onDone, onFail }: Ends<Wish, Reply>,
) {
  const client = useQueryClient()
  const isAlone = () => client.isMutating({ mutationKey: portfolioKey }) === 1
  return useMutation({
    mutationKey: portfolioKey,
    mutationFn: send,
    onMutate: async wish => {
      const ofCoin = { queryKey: [...entriesKey, symbolOf(wish)] }
      const keys = [{ queryKey: overviewKey }, ofCoin]
      for (const key of keys) await client.cancelQueries(key)
      const before = keys.flatMap(key => client.getQueriesData(key))
      client.setQueriesData<Overview>({ queryKey: overviewKey }, shown => shown && inOverview(shown, wish))
      if (inEntries) client.setQueriesData<EntryPages>(ofCoin, shown => shown && inEntries(shown, wish))
      return { order: ++begun, before }
    },
    onSuccess: (reply, wish) => onDone(wish, reply),
    onError: (error, wish, undo) => {
      // What was there before knows nothing of another change that is on its way: the last one puts the earliest back.
      if (undo && (!earliest || undo.order < earliest.order)) earliest = undo
      if (isAlone()) for (const [key, shown] of earliest?.before ?? []) client.setQueryData(key, shown)
      onFail(error, wish)
    },
    // While another change is on its way, the answer would bring back what that one has taken from the screen.
    onSettled: () => {
      if (!isAlone()) return
      earliest = undefined
      return client.invalidateQueries({ queryKey: portfolioKey })
    },
  })
}

/** As it will stand there, before the server has counted: what was paid in other money has no dollars yet. */
function shownPurchase(kind: Purchase['kind'], input: Omit<Added, 'coinSymbol' | 'coinName'>): Purchase {
  const { id, quantity, usdCostBasis = '0', feeUsd = '0', paid, purchaseDate, notes = null } = input
  const isWholeDay = purchaseDate.length === 10
  const total = (unit: string, fee: string) =>
    String(Number(quantity) * Number(unit) + (kind === 'buy' ? Number(fee) : -Number(fee)))
  const { fee = '0', perDollar = '0' } = paid ?? {}
  return {
    id,
    kind,
    quantity,
    usdCostBasis,
    feeUsd,
    totalUsd: total(usdCostBasis, feeUsd),
    paid: paid ? { ...paid, fee, perDollar, total: total(paid.unit, fee), source: '' } : null,
    perDollar: null,
    purchaseDate: isWholeDay ? `${purchaseDate}T00:00:00.000Z` : purchaseDate,
    day: isWholeDay ? purchaseDate : isoDay(new Date(purchaseDate)),
    isWholeDay,
    isIncome: input.isIncome ?? false,
    notes,
    pairId: null,
    networkFee: null,
  }
}

const coinIn = ({ coinSymbol, coinName }: Added) => ({ symbol: coinSymbol, name: coinName })

export const useAdd = (ends: Ends<Adding>) =>
  useChange(
    ({ input, form }: Adding) =>
      handedOn({ input, draft: form, atMs: Date.now(), mayHaveArrived: true }, call(portfolio.add, input)),
    {
      symbolOf: ({ input }) => input.coinSymbol,
      inOverview: (overview, { input }) =>
        withAdded(overview, coinIn(input), shownPurchase(input.kind ?? 'buy', input)),
      inEntries: (pages, { input }) =>
        entriesWithAdded(pages, coinIn(input), shownPurchase(input.kind ?? 'buy', input)),
    },
    ends,
  )

/** A day that was not touched stays as it was seen. */
function corrected(before: Purchase, input: Correcting['input']): Purchase {
  const shown = shownPurchase(before.kind, { purchaseDate: before.purchaseDate, ...input })
  if (input.purchaseDate !== undefined) return shown
  const { purchaseDate, day, isWholeDay } = before
  return { ...shown, purchaseDate, day, isWholeDay }
}

export const useCorrect = (ends: Ends<Correcting>) =>
  useChange(
    ({ input }: Correcting) => call(portfolio.change, input),
    {
      symbolOf: ({ symbol }) => symbol,
      inOverview: (overview, { symbol }) => withChanged(overview, symbol),
      inEntries: (pages, { before, input }) => entriesWithChanged(pages, corrected(before, input)),
    },
    ends,
  )

/** An entry, alone or with the sales that need it. */
export type Removing = { symbol: string; id: string; kind: Purchase['kind']; andSales?: boolean }

type Removed = ReplyOf<typeof portfolio.remove>

export const useRemove = (ends: Ends<Removing, Removed>) =>
  useChange(
    ({ id, andSales = false }: Removing) => call(portfolio.remove, { id, ...(andSales && { andSales }) }),
    {
      symbolOf: ({ symbol }) => symbol,
      inOverview: (overview, { symbol }) => withoutPurchase(overview, symbol),
      inEntries: (pages, { id }) => entriesWithout(pages, id),
    },
    ends,
  )

export const useRemoveCoin = (ends: Ends<{ symbol: string }, Removed>) =>
  useChange(
    ({ symbol }: { symbol: string }) => call(portfolio.removeCoin, { symbol }),
    { symbolOf: ({ symbol }) => symbol, inOverview: (overview, { symbol }) => withoutCoin(overview, symbol) },
    ends,
  )
