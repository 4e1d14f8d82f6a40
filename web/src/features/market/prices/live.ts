import type { LivePrices } from '@pusula/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLivePrices } from '../../../lib/live/live.ts'
import type { Overview } from '../coin-card/overview.ts'
import type { Price, Prices } from './rule.ts'

/** Prices with what arrived laid on them. Of those that are heard no news is no change: they are true now. */
export function withLive(known: Prices, { prices }: LivePrices, heard: ReadonlySet<string>, nowMs: number): Prices {
  const isTrue = (symbol: string, price: Price) => heard.has(symbol) && (!price.isStale || prices[symbol])
  return Object.fromEntries(
    Object.entries(known).map(([symbol, price]) => [
      symbol,
      isTrue(symbol, price) ? { ...price, ...prices[symbol], atMs: nowMs, isStale: false } : price,
    ]),
  )
}

/** Of a coin that is no longer believed all ask, not all at once. */
const askWithinMs = 10_000
const askAgain = (client: QueryClient, doubted: readonly string[]) =>
  setTimeout(() => {
    const shows = (key: unknown) => (Array.isArray(key) ? key : [key]).some(symbol => doubted.includes(String(symbol)))
    void client.invalidateQueries({
      predicate: ({ queryKey: [feature, name, key] }) =>
        feature === 'market' && (name === 'prices' || name === 'overview') && shows(key),
    })
  }, Math.random() * askWithinMs)

/** Lays prices on everything that is shown of these coins; what shows others too goes on asking for them. */
export function layPrices(client: QueryClient, told: LivePrices, symbols: ReadonlySet<string>, nowMs: number): void {
  const coinsOf = (key: unknown) => (Array.isArray(key) ? key : [key]).map(String)
  const isHeard = (key: unknown) => coinsOf(key).every(symbol => symbols.has(symbol))
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ['market', 'prices'] })) {
    if (!coinsOf(queryKey[2]).some(symbol => symbols.has(symbol))) continue
    const updatedAt = isHeard(queryKey[2]) ? nowMs : state.dataUpdatedAt
    client.setQueryData<Prices>(queryKey, known => known && withLive(known, told, symbols, nowMs), { updatedAt })
  }
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
      const doubted = told.doubted?.filter(symbol => heard.delete(symbol))
      if (doubted?.length) askAgain(client, doubted)
      layPrices(client, told, heard, Date.now())
    }
  }, [client, asked])
  useLivePrices(symbols, lay)
}
