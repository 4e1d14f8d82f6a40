import { type Currency, portfolio } from '@pusula/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

/** What a coin cost on the day of the form, and what a dollar was worth; asked anew when the date changes. */
export function useDay(symbol: string | undefined, date: string, currency: Currency) {
  return useQuery({
    queryKey: ['portfolio-form', 'day', symbol, date, currency],
    queryFn: ({ signal }) =>
      call(portfolio.priceOn, { symbol: symbol ?? '', date, ...(currency !== 'USD' && { currency }) }, signal),
    enabled: symbol !== undefined && date !== '',
    staleTime: 30_000,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  })
}
