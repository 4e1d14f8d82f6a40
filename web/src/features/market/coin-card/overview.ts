import { market, type ReplyOf } from '@pusula/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { readJson, writeJson } from '../../../lib/storage.ts'
import type { Origin } from '../freshness.ts'
import { freshMs, nextAskMs } from '../prices/rule.ts'

type Reply = ReplyOf<typeof market.overview>

/** The last day of a coin, with the moment it was true. */
export interface Overview extends Pick<Reply, 'coin' | 'price'> {
  origin: Origin
  fetchedAtMs: number
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const hasNumbers = (value: unknown, keys: string[]): boolean =>
  isObject(value) && keys.every(key => Number.isFinite(Reflect.get(value, key)))

const figures = ['lastPrice', 'priceChangePercent', 'highPrice', 'lowPrice', 'volume', 'weightedAvgPrice']

const isOverview = (value: unknown): value is Overview =>
  isObject(value) &&
  'coin' in value &&
  isObject(value.coin) &&
  ['id', 'symbol', 'name', 'image'].every(key => typeof Reflect.get(value.coin as object, key) === 'string') &&
  'price' in value &&
  hasNumbers(value.price, figures) &&
  'origin' in value &&
  hasNumbers(value.origin, ['atMs']) &&
  hasNumbers(value, ['fetchedAtMs'])

/** The card this browser showed last, so that it opens without a network. */
export const keptOverview = (): Overview | null => readJson('analyzedCoinData', isOverview)

export function overviewOf({ coin, price, provenance }: Reply, nowMs: number): Overview {
  const { ageMs, isStale, source } = provenance
  const origin = { atMs: nowMs - ageMs, isStale, isSimulated: source === 'simulated' }
  return { coin, price, origin, fetchedAtMs: nowMs }
}

export function overviewQuery(symbol: string) {
  const kept = () => {
    const last = keptOverview()
    return last?.coin.symbol === symbol ? last : undefined
  }
  return queryOptions({
    queryKey: ['market', 'overview', symbol],
    queryFn: async ({ signal }) => {
      const overview = overviewOf(await call(market.overview, { symbol }, signal), Date.now())
      writeJson('analyzedCoinData', overview)
      return overview
    },
    initialData: kept,
    initialDataUpdatedAt: () => {
      const fetchedAtMs = kept()?.fetchedAtMs ?? 0
      // Kept before the clock was turned back: of unknown age.
      return fetchedAtMs <= Date.now() ? fetchedAtMs : 0
    },
    staleTime: freshMs,
    refetchOnMount: true,
    refetchOnReconnect: true,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => nextAskMs(state.dataUpdatedAt, Date.now()),
  })
}

export const useOverview = (symbol: string) => useQuery(overviewQuery(symbol))

/** A day of quarter hours. */
const dayCandles = 96

export const useDayCandles = (symbol: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['market', 'candles', symbol, '15m', dayCandles],
    queryFn: ({ signal }) => call(market.candles, { symbol, timeframe: '15m', count: dayCandles }, signal),
    enabled: isWanted,
  })
