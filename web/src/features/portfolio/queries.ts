import { portfolio, type ReplyOf } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

type Reply = ReplyOf<typeof portfolio.overview>

/** The portfolio as the server counted it; while a change is on its way, the coins whose figures are about to move. */
export type Overview = Reply & { pending?: readonly string[] }

export const portfolioKey = ['portfolio']
export const overviewKey = ['portfolio', 'overview']

const pollMs = 30_000

/** The library stops asking while the tab is hidden. */
export const useOverview = () =>
  useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }): Promise<Overview> => call(portfolio.overview, {}, signal),
    refetchInterval: pollMs,
    refetchOnMount: true,
    refetchOnReconnect: true,
    staleTime: pollMs,
  })

/** Days do not change while one looks at them; only a purchase moves them. */
export const useHistory = () =>
  useQuery({
    queryKey: ['portfolio', 'history'],
    queryFn: ({ signal }) => call(portfolio.history, {}, signal),
    refetchOnMount: true,
  })

const ratesPollMs = 600_000

/** What a dollar is worth, asked for only by whoever reads another currency. */
export const useRates = (isWanted: boolean) =>
  useQuery({
    queryKey: ['portfolio-rates'],
    queryFn: ({ signal }) => call(portfolio.rates, {}, signal),
    enabled: isWanted,
    refetchInterval: ratesPollMs,
    refetchOnMount: true,
    refetchOnReconnect: true,
    staleTime: ratesPollMs,
  })
