import type { LivePrices } from '@pusula/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLivePrices } from '../../../lib/live/live.ts'
import type { Overview } from '../coin-card/overview.ts'
import type { Prices } from './rule.ts'

/** Prices with what arrived laid on them. Of those that are listened to no news is no change: they are true now. */
export function withLive(known: Prices, { prices }: LivePrices, nowMs: number): Prices {
  return Object.fromEntries(
    Object.entries(known).map(([symbol, price]) => [
      symbol,
      price.isStale && !prices[symbol] ? price : { ...price, ...prices[symbol], atMs: nowMs, isStale: false },
    ]),
  )
}

/** Lays prices on everything that is shown of these coins; what shows others too is left to ask for itself. */
export function layPrices(client: QueryClient, told: LivePrices, symbols: ReadonlySet<string>, nowMs: number): void {
  const isHeard = (key: unknown) => (Array.isArray(key) ? key : [key]).every(symbol => symbols.has(String(symbol)))
  client.setQueriesData<Prices>(
    { predicate: ({ queryKey: [feature, name, key] }) => feature === 'market' && name === 'prices' && isHeard(key) },
    known => known && withLive(known, told, nowMs),
  )
  client.setQueriesData<Overview>(
    { predicate: ({ queryKey: [feature, name, key] }) => feature === 'market' && name === 'overview' && isHeard(key) },
    known => {
      const live = known && told.prices[known.coin.symbol]
      if (!known || (!live && known.origin.isStale)) return known
      const price = live ? { ...known.price, ...dayOf(known.price, live) } : known.price
      return { ...known, price, origin: { ...known.origin, atMs: nowMs, isStale: false } }
    },
  )
}

/** A price beyond the day's range has moved its end. */
const dayOf = ({ highPrice, lowPrice }: Overview['price'], { price, changePercent }: LivePrices['prices'][string]) => ({
  lastPrice: price,
  priceChangePercent: changePercent,
  highPrice: Math.max(highPrice, price),
  lowPrice: Math.min(lowPrice, price),
})

/** While these coins are shown, their prices arrive by themselves. */
export function useLive(symbols: readonly string[]): void {
  const client = useQueryClient()
  const asked = [...symbols].sort().join()
  const lay = useMemo(() => {
    const wanted = new Set(asked.split(','))
    // Only of what was told once is no news no change.
    const heard = new Set<string>()
    return (told: LivePrices) => {
      for (const symbol of Object.keys(told.prices)) if (wanted.has(symbol)) heard.add(symbol)
      layPrices(client, told, heard, Date.now())
    }
  }, [client, asked])
  useLivePrices(symbols, lay)
}
