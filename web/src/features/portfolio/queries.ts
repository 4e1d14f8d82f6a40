import { type Currency, type Holding, portfolio, type ReplyOf } from '@pusula/contract'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/call.ts'
import { keptAnswer } from '../../lib/kept-answer.ts'
import { useToldPrices } from '../../lib/live/told.ts'
import { useMoney } from '../../lib/money/money.ts'

/** The portfolio as the server counted it; while a change is on its way, the coins whose figures are about to move. */
export type Overview = ReplyOf<typeof portfolio.overview> & { pending?: readonly string[] }

export const portfolioKey = ['portfolio']
export const overviewKey = ['portfolio', 'overview']

const pollMs = 30_000

/** What a browser keeps has little room: of each coin the newest purchases. */
const mostKept = 40
const withFewPurchases = (overview: Overview): Overview => ({
  ...overview,
  holdings: overview.holdings.map(one => ({ ...one, purchases: one.purchases.slice(0, mostKept) })),
})

/** Prices arrive every second; a whole portfolio is counted anew more seldom. */
const recountMs = 10_000

/** The portfolio at the prices of now. The server counts, so that all its parts add up; a price that arrives is a reason to ask. */
export function useOverview(currency: Currency) {
  // An answer from before a change that is on its way would bring back what it has taken from the screen; its end asks anew.
  const isChanging = useIsMutating({ mutationKey: portfolioKey }) > 0
  const query = useQuery({
    queryKey: [...overviewKey, currency],
    ...keptAnswer('keptPortfolio', (signal): Promise<Overview> => call(portfolio.overview, { currency }, signal), {
      part: withFewPurchases,
      fits: kept => kept.currency === currency,
    }),
    refetchInterval: !isChanging && pollMs,
    // What an earlier visit kept is shown, and never taken for new.
    refetchOnMount: !isChanging && 'always',
    refetchOnReconnect: !isChanging,
    staleTime: pollMs,
  })
  const { data, dataUpdatedAt, refetch } = query
  const { atMs } = useToldPrices(heldCoins(data))
  const isOutdated = dataUpdatedAt > 0 && atMs > dataUpdatedAt + recountMs
  useEffect(() => {
    if (isOutdated && !isChanging) void refetch()
  }, [isOutdated, isChanging, refetch])
  return query
}

const heldCoins = (overview: Overview | undefined): string[] =>
  overview?.holdings.flatMap(({ coinSymbol, totalQuantity }) => (Number(totalQuantity) > 0 ? coinSymbol : [])) ?? []

/** What is held, as far as a screen has asked for it: a form opens anywhere and does not wait for it. */
export function useKnownHoldings(): readonly Holding[] {
  const { tender } = useMoney()
  return useOverview(tender.currency).data?.holdings ?? []
}

/** The days of everything or of one coin, or the hours of the last day; only a purchase moves the past. */
export const useHistory = (currency: Currency, coin?: string, span?: 'day') =>
  useQuery({
    queryKey: ['portfolio', 'history', currency, coin ?? '', span ?? ''],
    queryFn: ({ signal }) =>
      call(portfolio.history, { currency, ...(coin && { coin }), ...(span && { span }) }, signal),
    refetchOnMount: true,
    // Another range may stand there meanwhile; another money would be written with the wrong sign.
    placeholderData: before => (before?.currency === currency ? before : undefined),
  })
