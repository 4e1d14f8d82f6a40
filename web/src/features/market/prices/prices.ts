import { market } from '@pusula/contract'
import { queryOptions } from '@tanstack/react-query'
import { useCallback } from 'react'
import { knownAppInfo } from '../../../lib/app-info.ts'
import { call } from '../../../lib/call.ts'
import { isDemo } from '../../../lib/mode.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { readStored, writeStored } from '../../../stored/stored.ts'
import { type Origin, originOf } from '../freshness.ts'
import { type CachedPrices, following, freshMs, mustAsk, nextAskMs, type Price, type Prices, pricesOf } from './rule.ts'

/** The last prices this browser saw, if all three parts of the memory are whole; the demo's are not among them. */
export function readCachedPrices(): CachedPrices | null {
  if (isDemo()) return null
  const prices = readStored('coinPricesData')
  const symbols = readStored('coinPricesSymbols')
  const fetchedAtMs = readStored('coinPricesLastFetch')
  return prices && symbols && fetchedAtMs !== null ? { prices, symbols, fetchedAtMs } : null
}

export function savePrices({ prices, symbols, fetchedAtMs }: CachedPrices): void {
  if (isDemo()) return
  writeStored('coinPricesData', prices)
  writeStored('coinPricesSymbols', symbols)
  writeStored('coinPricesLastFetch', fetchedAtMs)
}

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

/** Asks for prices and tells where they come from; what they are is followed row by row, so that a tick draws its own number alone. */
export function useOrigin(symbols: readonly string[]) {
  const shown = symbols.join()
  const select = useCallback(
    (prices: Prices): Origin | null => originOf(shown.split(',').flatMap(symbol => prices[symbol] ?? [])),
    [shown],
  )
  return useQuery({ ...pricesQuery(symbols), select })
}

export type Figures = Pick<Price, 'price' | 'changePercent'>

/** One of the prices that somebody asks for; while it is out of sight it rests. */
export function useFigures(symbol: string, asked: readonly string[], isSeen: boolean): Figures | undefined {
  const select = useCallback(
    (prices: Prices): Figures | null => {
      const { price, changePercent } = prices[symbol] ?? {}
      return price === undefined || changePercent === undefined ? null : { price, changePercent }
    },
    [symbol],
  )
  return useQuery({ ...pricesQuery(asked), ...following, select, subscribed: isSeen }).data ?? undefined
}
