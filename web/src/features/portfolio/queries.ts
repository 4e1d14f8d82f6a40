import { type Currency, type Holding, portfolio, type ReplyOf } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { keptAnswer } from '../../lib/kept-answer.ts'
import { useMoney } from '../../lib/money/money.ts'

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

/** The library stops asking while the tab is hidden. */
export const useOverview = (currency: Currency) =>
  useQuery({
    queryKey: [...overviewKey, currency],
    ...keptAnswer('keptPortfolio', (signal): Promise<Overview> => call(portfolio.overview, { currency }, signal), {
      part: withFewPurchases,
      fits: kept => kept.currency === currency,
    }),
    refetchInterval: pollMs,
    // What an earlier visit kept is shown, and never taken for new.
    refetchOnMount: 'always',
    refetchOnReconnect: true,
    staleTime: pollMs,
  })

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
