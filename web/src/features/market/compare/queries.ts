import { market, type ReplyOf } from '@pusula/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import type { Compared } from './coins.ts'

export type Comparison = ReplyOf<typeof market.compare>

const everyMs = 60_000

/** Looked at again every minute; while another one is on its way the last stays. */
export const useComparison = ({ coins, span }: Compared) =>
  useQuery({
    queryKey: ['market', 'compare', coins.join(), span],
    queryFn: ({ signal }) => call(market.compare, { coins: coins.join(), span }, signal),
    enabled: coins.length > 0,
    placeholderData: keepPreviousData,
    staleTime: everyMs,
    refetchInterval: everyMs,
    refetchOnMount: true,
    refetchOnReconnect: true,
  })
