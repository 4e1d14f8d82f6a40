import { market } from '@pusula/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { knownAppInfo } from '../../../lib/app-info.ts'
import { call } from '../../../lib/call.ts'
import { readCachedPrices, savePrices } from './cached.ts'
import { freshMs, mustAsk, nextAskMs, type Prices, pricesOf } from './rule.ts'

async function askPrices(symbols: readonly string[], signal: AbortSignal): Promise<Prices> {
  const [reply, info] = await Promise.all([
    call(market.bulkPrices, { symbols: [...symbols] }, signal),
    // Prices do not say which market they come from; the server does.
    knownAppInfo(),
  ])
  const nowMs = Date.now()
  const prices = pricesOf(reply, { nowMs, isSimulated: info.market === 'simulated' })
  savePrices({ prices, symbols, fetchedAtMs: nowMs })
  return prices
}

/** Prices by symbol: those of the last visit at once, new ones by the rule of two minutes. */
export function pricesQuery(symbols: readonly string[]) {
  const asked = [...symbols].sort()
  return queryOptions({
    queryKey: ['market', 'prices', asked],
    queryFn: ({ signal }) => askPrices(asked, signal),
    enabled: asked.length > 0,
    initialData: () => readCachedPrices()?.prices,
    initialDataUpdatedAt: () => {
      const cached = readCachedPrices()
      return cached && !mustAsk(cached, { symbols: asked, nowMs: Date.now() }) ? cached.fetchedAtMs : 0
    },
    staleTime: freshMs,
    refetchOnMount: true,
    refetchOnReconnect: true,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => nextAskMs(state, Date.now()),
  })
}

export const usePrices = (symbols: readonly string[]) => useQuery(pricesQuery(symbols))
