import { type market, type ReplyOf, market as routes } from '@pusula/contract'
import { call } from '../../lib/call.ts'
import { useQuery } from '../../lib/use-query.ts'

export type Coin = ReplyOf<typeof market.topCoins>[number]

/** The coins that stand on the home screen. */
export const useTopCoins = () =>
  useQuery({ queryKey: ['market', 'topCoins'], queryFn: ({ signal }) => call(routes.topCoins, {}, signal) })

/** The closes of the last day or week, by symbol; a coin without a line has none yet. */
export function useSparklines(symbols: readonly string[], span: 'day' | 'week' = 'day') {
  const asked = [...symbols].sort().join(',')
  return useQuery({
    queryKey: ['market', 'sparklines', asked, span],
    queryFn: ({ signal }) => call(routes.sparklines, { symbols: asked, ...(span !== 'day' && { span }) }, signal),
    enabled: symbols.length > 0,
  })
}
