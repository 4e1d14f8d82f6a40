import type { market, ReplyOf } from '@pusula/contract'
import type { Price } from '../../../stored/table.ts'

export type { Price }

type Bulk = ReplyOf<typeof market.bulkPrices>

export type Prices = Readonly<Record<string, Price>>

/** The last reply as stored by the browser. */
export interface CachedPrices {
  symbols: readonly string[]
  fetchedAtMs: number
  prices: Prices
}

/** When a question was last answered, and when it last failed. */
type Asked = { dataUpdatedAt: number; errorUpdatedAt: number }

/** Prices are not asked for again within two minutes. */
export const freshMs = 2 * 60_000

/** For who shows what somebody else asks for: no clocks of its own. */
export const following = { enabled: false, staleTime: Number.POSITIVE_INFINITY, refetchInterval: false } as const

const isSameSet = (some: readonly string[], others: readonly string[]): boolean => {
  const wanted = new Set(others)
  return new Set(some).size === wanted.size && some.every(symbol => wanted.has(symbol))
}

/** A new fetch only if it is forced, for other coins than last time, or after two minutes. */
export function mustAsk(
  cached: CachedPrices | null,
  { symbols, nowMs, isForced = false }: { symbols: readonly string[]; nowMs: number; isForced?: boolean },
): boolean {
  if (isForced || cached === null || !isSameSet(cached.symbols, symbols)) return true
  const ageMs = nowMs - cached.fetchedAtMs
  // A clock that was turned back must not keep old prices for ever.
  return ageMs < 0 || ageMs > freshMs
}

/** Whoever is late asks soon, and not with every look. */
const soonMs = 1_000

/**
 * How long until something is asked for again, from when it was last answered or failed: a whole period at most, however
 * often prices that arrive by themselves make somebody look.
 */
export function nextAskMs({ dataUpdatedAt, errorUpdatedAt }: Asked, nowMs: number, everyMs = freshMs): number {
  const leftMs = Math.max(dataUpdatedAt, errorUpdatedAt) + everyMs - nowMs
  return leftMs > everyMs ? everyMs : Math.max(soonMs, leftMs)
}

export const pricesOf = (reply: Bulk, { nowMs, isSimulated }: { nowMs: number; isSimulated: boolean }): Prices =>
  Object.fromEntries(
    Object.entries(reply).map(([symbol, { price, changePercent, ageMs, isStale }]) => [
      symbol,
      { price, changePercent, atMs: nowMs - ageMs, isStale, isSimulated },
    ]),
  )
