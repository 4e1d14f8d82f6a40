import { market, type ReplyOf } from '@pusula/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { isDemo } from '../../../lib/mode.ts'
import { useQuery } from '../../../lib/use-query.ts'
import type { Saved } from '../../../stored/shapes.ts'
import { forgetStored, readStored, writeStored } from '../../../stored/stored.ts'
import type { Origin } from '../freshness.ts'
import { following, freshMs, nextAskMs } from '../prices/rule.ts'

type OverviewReply = ReplyOf<typeof market.overview>

/** The last reply about this coin and when it came. The demo's samples and what was really asked for never meet. */
export function cachedReply(symbol: string): Saved<OverviewReply> | undefined {
  const price = isDemo() ? undefined : readStored('analyzedCoinData')?.price
  return price?.value.coin.symbol === symbol ? price : undefined
}

export function saveReply(value: OverviewReply, atMs: number): void {
  if (isDemo()) return
  const { id, symbol, name, image } = value.coin
  writeStored('analyzedCoinData', { shape: 1, coin: { id, symbol, name, image }, price: { value, atMs } })
}

export const forgetReply = (): void => forgetStored('analyzedCoinData')

/** The last day of a coin and its size, with the moment it was true. */
export interface Overview extends Pick<OverviewReply, 'coin' | 'price' | 'rank' | 'marketCapUsd' | 'supply'> {
  origin: Origin
}

export function overviewOf({ provenance, ...known }: OverviewReply, repliedAtMs: number): Overview {
  const { ageMs, isStale, source } = provenance
  return { ...known, origin: { atMs: repliedAtMs - ageMs, isStale, isSimulated: source === 'simulated' } }
}

export function overviewQuery(symbol: string) {
  return queryOptions({
    queryKey: ['market', 'overview', symbol],
    queryFn: async ({ signal }) => {
      const reply = await call(market.overview, { symbol }, signal)
      const nowMs = Date.now()
      saveReply(reply, nowMs)
      return overviewOf(reply, nowMs)
    },
    initialData: () => {
      const saved = cachedReply(symbol)
      return saved && overviewOf(saved.value, saved.atMs)
    },
    initialDataUpdatedAt: () => {
      const cachedAtMs = cachedReply(symbol)?.atMs ?? 0
      // Kept before the clock was turned back: of unknown age.
      return cachedAtMs <= Date.now() ? cachedAtMs : 0
    },
    staleTime: freshMs,
    refetchOnMount: true,
    refetchOnReconnect: true,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => nextAskMs(state, Date.now()),
  })
}

/** The last reply about a coin while it is fresh: whoever has just seen its card need not ask for it again. */
export function freshOverview(symbol: string, nowMs: number): { value: OverviewReply; atMs: number } | undefined {
  const saved = cachedReply(symbol)
  const ageMs = nowMs - (saved?.atMs ?? Number.NEGATIVE_INFINITY)
  return ageMs >= 0 && ageMs < freshMs ? saved : undefined
}

export const useOverview = (symbol: string, isAsked = true) =>
  useQuery({ ...overviewQuery(symbol), ...(!isAsked && following) })

/** What stays from tick to tick: the ends of the day move seldom. */
const stillOf = ({ coin, rank, marketCapUsd, supply, price }: Overview) => {
  const { volume, weightedAvgPrice, lowPrice, highPrice } = price
  return { coin, rank, marketCapUsd, supply, price: { volume, weightedAvgPrice, lowPrice, highPrice } }
}
export type StillOverview = ReturnType<typeof stillOf>

/** The same for what stands around a price, which is not drawn anew with every tick. */
export const useStillOverview = (symbol: string, isAsked = true) =>
  useQuery({ ...overviewQuery(symbol), ...(!isAsked && following), select: stillOf })

/** A day of quarter hours. */
const dayCandles = 96

/** Candles are kept by their coin and by what was asked for. */
export const candlesKey = (symbol: string, ...asked: readonly (string | number)[]) => [
  'market',
  'candles',
  symbol,
  ...asked,
]

export const useDayCandles = (symbol: string) =>
  useQuery({
    queryKey: candlesKey(symbol, '15m', dayCandles),
    queryFn: ({ signal }) => call(market.candles, { symbol, timeframe: '15m', count: dayCandles }, signal),
  })
