import { type Purchase, portfolio, type ReplyOf } from '@pusula/contract'
import type { Language } from '@pusula/words'
import { call } from '../../../lib/call.ts'
import { useDebounced } from '../../../lib/debounced.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { portfolioKey } from '../queries.ts'
import { amountsOf, complaintsOf, type FilledDraft } from './draft.ts'
import { today } from './flow.ts'

export type Sellable = ReplyOf<typeof portfolio.sellable>

/** A day that was not touched keeps its hour, which an import may have brought; a whole day has none, and ends too late to be asked about. */
const momentOf = (draft: FilledDraft, correcting: Purchase | null): string =>
  correcting?.day === draft.date && !correcting.isWholeDay ? correcting.purchaseDate : draft.date

/** What there was to sell on the day of the form, and what the coins to be sold had cost; undefined while nobody knows. */
export function useSellable(draft: FilledDraft, correcting: Purchase | null, language: Language): Sellable | undefined {
  const { quantity } = amountsOf(draft, language)
  const debounced = useDebounced(quantity ?? '')
  const isAsked = draft.kind === 'sell' && draft.coin !== null && !complaintsOf(draft, today(), language).date
  const sale = isAsked
    ? { symbol: draft.coin?.symbol ?? '', at: momentOf(draft, correcting), without: correcting?.id ?? '' }
    : undefined
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...portfolioKey, 'sellable', JSON.stringify(sale), debounced],
    queryFn: ({ signal }) => {
      const { symbol = '', at = '', without = '' } = sale ?? {}
      return call(
        portfolio.sellable,
        { symbol, at, ...(debounced && { quantity: debounced }), ...(without && { without }) },
        signal,
      )
    },
    enabled: sale !== undefined,
    refetchOnMount: 'always',
    // While another quantity is asked about, what was held is the same.
    placeholderData: (before, query) => (query?.queryKey.at(-2) === JSON.stringify(sale) ? before : undefined),
  })
  if (!sale || !data) return undefined
  return isPlaceholderData || debounced !== quantity ? { ...data, costUsd: null } : data
}

/** Whether more is to be sold than there was. */
export function isTooMuch(draft: FilledDraft, sellable: Sellable | undefined, language: Language): boolean {
  const { quantity } = amountsOf(draft, language)
  return sellable !== undefined && quantity !== null && Number(quantity) > Number(sellable.most)
}
