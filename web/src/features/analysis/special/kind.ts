import { analysis, type ProblemCode, type ReplyOf } from '@pusula/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { currentLanguage, useLanguage } from '../../../lib/language.ts'
import { queryClient } from '../../../lib/query.ts'
import { useQuery } from '../../../lib/use-query.ts'

export type CoinKind = ReplyOf<typeof analysis.kind>

/** A coin does not become another kind while somebody looks; its distance from what it follows is read anew. */
const trustedMs = 60_000
/** Nobody waits longer for a question: the server charges for no special coin, whatever was asked. */
const timeoutMs = 2_500

const query = (symbol: string, language = currentLanguage()) =>
  queryOptions({
    queryKey: ['analysis', 'kind', symbol, language],
    queryFn: ({ signal }) => call(analysis.kind, { symbol, language, currency: 'marked' }, signal),
    staleTime: trustedMs,
  })

export const useKind = (symbol: string) =>
  useQuery({
    ...query(symbol, useLanguage()),
    refetchOnMount: true,
    refetchOnReconnect: true,
    refetchOnWindowFocus: true,
    // Prices that do not come now come by themselves later.
    refetchInterval: ({ state }) => state.data?.kind === 'silent' && trustedMs,
  })

/** Whether there is something else to show of this coin than an analysis. */
export async function isSpecial(symbol: string): Promise<boolean> {
  const late = new Promise<null>(resolve => setTimeout(() => resolve(null), timeoutMs))
  const found = await Promise.race([queryClient.fetchQuery(query(symbol)).catch(() => null), late])
  return found !== null && found.kind !== 'ordinary'
}

const codes: readonly ProblemCode[] = [
  'analysis.pegged',
  'analysis.notEnoughHistory',
  'analysis.still',
  'analysis.noCandles',
]

/** Refused because the coin has no analysis: trying again would end the same way. */
export const isForNothing = (code: string): boolean => codes.some(one => one === code)

/** The page of a coin: the address is the state, so that a reload finds it again. */
export const coinPath = (symbol: string): string => `/dashboard/analysis?coin=${encodeURIComponent(symbol)}`
