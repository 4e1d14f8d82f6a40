import { type CompareSpan, compareSpans, market, maxCompared, type ReplyOf } from '@pusula/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useQuery } from '../../../lib/use-query.ts'

/** What the address says is compared. */
export interface Compared {
  coins: readonly string[]
  span: CompareSpan
}

const usualSpan: CompareSpan = '1m'

function coinsIn(said: URLSearchParams): string[] {
  const symbols = (said.get('coins') ?? '').split(',').map(symbol => symbol.trim().toUpperCase())
  return [...new Set(symbols.filter(symbol => /^[A-Z0-9$._/-]{1,32}$/.test(symbol)))]
}

export function comparedIn(search: string): Compared {
  const said = new URLSearchParams(search)
  const coins = coinsIn(said).slice(0, maxCompared)
  return { coins, span: compareSpans.find(span => span === said.get('span')) ?? usualSpan }
}

/** What the address asks for beyond what can be compared. */
export const leftOutIn = (search: string): string[] => coinsIn(new URLSearchParams(search)).slice(maxCompared)

/** The shortest address that says the same. */
export function comparePath({ coins, span }: Compared): string {
  const said = [
    ...(coins.length ? [`coins=${coins.map(encodeURIComponent).join(',')}`] : []),
    ...(span === usualSpan ? [] : [`span=${span}`]),
  ]
  return `/dashboard/compare${said.length ? `?${said.join('&')}` : ''}`
}

/** What was asked by another name or as a pair is called by its symbol, once the server has said which; else null. */
export function renamed(compared: Compared, symbols: readonly string[], missing: readonly string[]): Compared | null {
  const isAsAsked = symbols.join() === compared.coins.join()
  return isAsAsked || missing.length > 0 ? null : { ...compared, coins: symbols }
}

/** One more, at the end; as it was where it is there already or four are. */
export const withCoin = (compared: Compared, symbol: string): Compared =>
  compared.coins.includes(symbol) || compared.coins.length >= maxCompared
    ? compared
    : { ...compared, coins: [...compared.coins, symbol] }

export const withoutCoin = (compared: Compared, symbol: string): Compared => ({
  ...compared,
  coins: compared.coins.filter(coin => coin !== symbol),
})

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
