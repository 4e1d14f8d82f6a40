import { market } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

/** What the coin costs now, asked anew for every form. */
export const useCurrentPrice = (symbol: string | undefined, isWanted: boolean) =>
  useQuery({
    queryKey: ['portfolio-form', 'price', symbol],
    queryFn: async ({ signal }) => {
      const [day] = await call(market.currentPrice, { tradingSymbol: `${symbol}USDT` }, signal)
      return day?.lastPrice ?? null
    },
    enabled: isWanted && symbol !== undefined,
    staleTime: 0,
    refetchOnMount: 'always',
  })
