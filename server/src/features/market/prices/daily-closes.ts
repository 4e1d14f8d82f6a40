import { DAY_MS } from '@pusula/words'
import type { RateCurrency } from '../exchanges/rates.ts'
import type { Market } from '../market.ts'
import type { DayRate } from './day-rates.ts'

/** Daily closes without gaps; a day without a candle has the close before it. */
export interface DailyCloses {
  /** Days since 1970. */
  firstDay: number
  closesUsd: readonly number[]
}

/** Ten years and some days: what regular buying looks back on. */
const maxDays = 3_670
/** Some 30 kB each. */
const maxCoins = 300

/** Keeps the daily closes of coins as far back as exchanges tell them, and asks for the days since then alone. */
export function createDailyCloses({ candlesUntil }: Pick<Market, 'candlesUntil'>, nowMs: () => number) {
  const cached = new Map<string, Promise<DailyCloses>>()

  async function ask(symbol: string, count: number): Promise<DailyCloses> {
    const { value: rows } = await candlesUntil(symbol, '1d', count, nowMs())
    const firstDay = Math.floor((rows[0]?.[0] ?? 0) / DAY_MS)
    const closesUsd: number[] = []
    for (const [openedMs, , , , close] of rows) {
      const day = Math.floor(openedMs / DAY_MS)
      while (firstDay + closesUsd.length < day) closesUsd.push(closesUsd.at(-1) ?? close)
      closesUsd.push(close)
    }
    return { firstDay, closesUsd }
  }

  async function continued(symbol: string, before: DailyCloses): Promise<DailyCloses> {
    const yesterday = Math.floor(nowMs() / DAY_MS) - 1
    const end = before.firstDay + before.closesUsd.length
    if (end > yesterday) return before
    // One day more than is missing: that the two fit together is seen by it.
    const fresh = await ask(symbol, yesterday - end + 2)
    if (fresh.firstDay > end || fresh.closesUsd.length === 0) return before
    const known = before.closesUsd.slice(0, Math.max(0, fresh.firstDay - before.firstDay))
    return { firstDay: before.firstDay, closesUsd: [...known, ...fresh.closesUsd] }
  }

  /** Empty for a coin without candles. */
  return async (symbol: string): Promise<DailyCloses> => {
    const before = cached.get(symbol)
    const next = (async () => {
      const found = before && (await before.catch(() => undefined))
      return found?.closesUsd.length ? continued(symbol, found) : ask(symbol, maxDays)
    })()
    cached.delete(symbol)
    cached.set(symbol, next)
    for (const [oldest] of cached) {
      if (cached.size <= maxCoins) break
      cached.delete(oldest)
    }
    next.catch(() => cached.get(symbol) === next && cached.delete(symbol))
    return next
  }
}

/** What a dollar was worth day by day; put together once a day. */
export function createRateHistory(rateOn: RunningRates, nowMs: () => number) {
  const cached = new Map<RateCurrency, { today: number; history: Promise<RateHistory> }>()

  async function read(currency: RateCurrency, today: number): Promise<RateHistory> {
    const found: { day: number; perDollar: number }[] = []
    for (let day = today - maxDays; day < today; day++) {
      const rate = await rateOn(currency, day * DAY_MS).catch(() => undefined)
      if (rate) found.push({ day, perDollar: rate.perDollar })
      // A day in the middle that nobody knows: what comes before it is of no use.
      else found.length = 0
    }
    return { firstDay: found[0]?.day ?? today, perDollar: found.map(({ perDollar }) => perDollar) }
  }

  return (currency: RateCurrency): Promise<RateHistory> => {
    const today = Math.floor(nowMs() / DAY_MS)
    const found = cached.get(currency)
    if (found?.today === today) return found.history
    const history = read(currency, today)
    cached.set(currency, { today, history })
    return history
  }
}

interface RateHistory {
  firstDay: number
  perDollar: number[]
}
type RunningRates = (currency: RateCurrency, atMs: number) => Promise<DayRate | undefined>
