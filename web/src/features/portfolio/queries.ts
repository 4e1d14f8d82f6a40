import { type Currency, type Holding, portfolio, type ReplyOf } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { keptAnswer } from '../../lib/kept-answer.ts'
import { usePollMs } from '../../lib/live/live.ts'
import { useToldPrices } from '../../lib/live/told.ts'
import { useMoney } from '../../lib/money/money.ts'
import { atPrices } from './live.ts'

type Reply = ReplyOf<typeof portfolio.overview>

/** The portfolio as the server counted it; while a change is on its way, the coins whose figures are about to move. */
export type Overview = Reply & { pending?: readonly string[] }

export const portfolioKey = ['portfolio']
export const overviewKey = ['portfolio', 'overview']

const pollMs = 30_000

/** What a browser keeps has little room: of each coin the newest purchases. */
const mostKept = 40
const withFewPurchases = (overview: Overview): Overview => ({
  ...overview,
  holdings: overview.holdings.map(one => ({ ...one, purchases: one.purchases.slice(0, mostKept) })),
})

/** The portfolio at the prices of now. The library stops asking while the tab is hidden, and asks seldom while all prices arrive. */
export function useOverview(currency: Currency) {
  const seldomMs = usePollMs(pollMs)
  const query = useQuery({
    queryKey: [...overviewKey, currency],
    ...keptAnswer('keptPortfolio', (signal): Promise<Overview> => call(portfolio.overview, { currency }, signal), {
      part: withFewPurchases,
      fits: kept => kept.currency === currency,
    }),
    refetchInterval: ({ state }) => (heldCoins(state.data).every(symbol => told.prices[symbol]) ? seldomMs : pollMs),
    // What an earlier visit kept is shown, and never taken for new.
    refetchOnMount: 'always',
    refetchOnReconnect: true,
    staleTime: pollMs,
  })
  const told = useToldPrices(heldCoins(query.data))
  const { data: counted, dataUpdatedAt } = query
  // What the server counted after the last price arrived is the newer of the two.
  const isNewer = told.atMs > dataUpdatedAt
  const data = useMemo(
    () => (counted && isNewer ? atPrices(counted, told.prices, told.atMs) : counted),
    [counted, told, isNewer],
  )
  return { ...query, data }
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
