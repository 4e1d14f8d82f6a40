import type { LivePrices } from '@pusula/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLivePrices } from '../../../lib/live/live.ts'
import type { MarketList } from '../all-coins/list.ts'
import type { Overview } from '../coin-card/overview.ts'
import type { Prices } from './rule.ts'

type LivePrice = LivePrices['prices'][string]
/** What each coin was last said to cost, of those that are heard: of them no news is no change. */
type Streamed = ReadonlyMap<string, LivePrice>

/** Prices with what was heard laid on them, which is true now. */
export const withLive = (known: Prices, streamed: Streamed, nowMs: number): Prices =>
  Object.fromEntries(
    Object.entries(known).map(([symbol, price]) => {
      const live = streamed.get(symbol)
      return [symbol, live ? { ...price, ...live, atMs: nowMs, isStale: false } : price]
    }),
  )

/** Of a coin that is no longer believed all ask, not all at once. */
const askWithinMs = 10_000
const askAgain = (client: QueryClient, doubted: readonly string[]) =>
  setTimeout(() => {
    const shows = (key: unknown) => (Array.isArray(key) ? key : [key]).some(symbol => doubted.includes(String(symbol)))
    void client.invalidateQueries({
      predicate: ({ queryKey: [feature, name, key] }) =>
        feature === 'market' && (name === 'list' || ((name === 'prices' || name === 'overview') && shows(key))),
    })
  }, Math.random() * askWithinMs)

/** Lays prices on everything that is shown of these coins; what shows others too goes on asking for them. */
export function layPrices(client: QueryClient, streamed: Streamed, nowMs: number): void {
  const coinsOf = (key: unknown) => (Array.isArray(key) ? key : [key]).map(String)
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ['market'] })) {
    const [, name, key] = queryKey
    const isStreamed = coinsOf(key).every(symbol => streamed.has(symbol))
    const updatedAt = isStreamed ? nowMs : state.dataUpdatedAt
    if (name === 'prices' && coinsOf(key).some(symbol => streamed.has(symbol)))
      client.setQueryData<Prices>(queryKey, known => known && withLive(known, streamed, nowMs), { updatedAt })
    if (name === 'list')
      client.setQueryData<MarketList>(queryKey, known => known && withRows(known, streamed), { updatedAt })
    if (name === 'overview' && isStreamed)
      client.setQueryData<Overview>(queryKey, known => known && withDay(known, streamed, nowMs), { updatedAt })
  }
}

/** Rows that say the same stay the very same, so that they are not drawn again. */
const withRows = (list: MarketList, streamed: Streamed): MarketList => ({
  ...list,
  rows: list.rows.map(row => {
    const { price: priceUsd = row.priceUsd, changePercent: dayPercent = row.dayPercent } =
      streamed.get(row.symbol) ?? {}
    return priceUsd === row.priceUsd && dayPercent === row.dayPercent ? row : { ...row, priceUsd, dayPercent }
  }),
})

function withDay(known: Overview, streamed: Streamed, nowMs: number): Overview {
  const live = streamed.get(known.coin.symbol)
  if (!live) return known
  const price = { ...known.price, ...dayOf(known.price, live) }
  return { ...known, price, origin: { ...known.origin, atMs: nowMs, isStale: false } }
}

/** A price beyond the day's range has moved its end. */
const dayOf = ({ highPrice, lowPrice }: Overview['price'], { price, changePercent }: LivePrice) => ({
  lastPrice: price,
  priceChangePercent: changePercent,
  highPrice: Math.max(highPrice, price),
  lowPrice: Math.min(lowPrice, price),
})

/** So long without a word, what was last heard is no longer what is true now. */
const silentMs = 5_000

/** While these coins are shown, their prices arrive by themselves. */
export function useLive(symbols: readonly string[]): void {
  const client = useQueryClient()
  const asked = [...symbols].sort().join()
  // Kept while others come into view: what was heard of those that stay is still true.
  const [streamed] = useState(() => new Map<string, LivePrice>())
  const { hear: onPrices, layAgain } = useMemo(() => {
    const wanted = new Set(asked.split(','))
    for (const symbol of streamed.keys()) if (!wanted.has(symbol)) streamed.delete(symbol)
    let streamedAtMs = Number.NEGATIVE_INFINITY
    return {
      hear: ({ prices, doubted = [] }: LivePrices) => {
        for (const [symbol, price] of Object.entries(prices)) if (wanted.has(symbol)) streamed.set(symbol, price)
        const lost = doubted.filter(symbol => streamed.delete(symbol))
        if (lost.length) askAgain(client, lost)
        streamedAtMs = performance.now()
        layPrices(client, streamed, Date.now())
      },
      layAgain: () => {
        if (performance.now() - streamedAtMs < silentMs) layPrices(client, streamed, Date.now())
      },
    }
  }, [client, asked, streamed])
  useLivePrices(symbols, onPrices)
  // An answer was on its way, or kept for some seconds, while prices arrived: it does not turn them back.
  useEffect(
    () =>
      client.getQueryCache().subscribe(event => {
        if (event.type !== 'updated' || event.query.queryKey[0] !== 'market') return
        if (event.action.type === 'success' && !event.action.manual) layAgain()
      }),
    [client, layAgain],
  )
}
