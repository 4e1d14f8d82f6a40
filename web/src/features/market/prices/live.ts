import type { LivePrices } from '@pusula/contract'
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLivePrices } from '../../../lib/live/live.ts'
import type { MarketList } from '../all-coins/list.ts'
import type { Overview } from '../coin-card/overview.ts'
import type { Prices } from './rule.ts'

type LivePrice = LivePrices['prices'][string]
/** Latest streamed price of each coin; a coin without an update has not changed. */
type Streamed = ReadonlyMap<string, LivePrice>

/** Throttle of the timestamp of streamed prices: nobody reads seconds, and every change is a render. */
const momentMs = 10_000

/** Prices with what was heard laid on them, which is true now. Those that say the same stay the very same. */
export function withLive(known: Prices, streamed: Streamed, nowMs: number): Prices {
  const isDue = ({ atMs, isStale }: Prices[string]) => isStale || atMs > nowMs || nowMs - atMs >= momentMs
  const areDue = Object.entries(known).some(([symbol, price]) => streamed.has(symbol) && isDue(price))
  const isNews = ([symbol, { price, changePercent }]: [string, Prices[string]]) => {
    const live = streamed.get(symbol)
    return live && !isSame(live, price, changePercent)
  }
  if (!areDue && !Object.entries(known).some(isNews)) return known
  return Object.fromEntries(
    Object.entries(known).map(([symbol, price]) => {
      const live = streamed.get(symbol)
      if (!live || (!areDue && isSame(live, price.price, price.changePercent))) return [symbol, price]
      return [symbol, { ...price, ...live, atMs: areDue ? nowMs : price.atMs, isStale: false }]
    }),
  )
}

const isSame = (live: LivePrice, price: number, changePercent: number) =>
  live.price === price && live.changePercent === changePercent

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
  const laidOn = (name: unknown, data: unknown, isStreamed: boolean) => {
    if (name === 'prices') return withLive(data as Prices, streamed, nowMs)
    if (name === 'list') return withRows(data as MarketList, streamed)
    return name === 'overview' && isStreamed ? withDay(data as Overview, streamed, nowMs) : data
  }
  // In one batch: what came at once is drawn at once.
  notifyManager.batch(() => {
    for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ['market'] })) {
      const { data, dataUpdatedAt } = state
      if (data === undefined) continue
      const isStreamed = coinsOf(queryKey[2]).every(symbol => streamed.has(symbol))
      const next = laidOn(queryKey[1], data, isStreamed)
      // What stays the same is not asked for either, and says so now and then.
      if (next === data && !(isStreamed && nowMs - dataUpdatedAt >= momentMs)) continue
      client.setQueryData(queryKey, next, { updatedAt: isStreamed ? nowMs : dataUpdatedAt })
    }
  })
}

/** Rows that say the same stay the very same, so that they are not drawn again. */
function withRows(list: MarketList, streamed: Streamed): MarketList {
  const rows = list.rows.map(row => {
    const live = streamed.get(row.symbol)
    if (!live || isSame(live, row.priceUsd, row.dayPercent)) return row
    return { ...row, priceUsd: live.price, dayPercent: live.changePercent }
  })
  return rows.every((row, place) => row === list.rows[place]) ? list : { ...list, rows }
}

function withDay(known: Overview, streamed: Streamed, nowMs: number): Overview {
  const live = streamed.get(known.coin.symbol)
  const { atMs, isStale } = known.origin
  const isRecent = !isStale && atMs <= nowMs && nowMs - atMs < momentMs
  if (!live || (isRecent && isSame(live, known.price.lastPrice, known.price.priceChangePercent))) return known
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
