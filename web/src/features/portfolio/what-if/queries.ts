import { type Currency, economy, market, type PriceIndex, type ReplyOf } from '@pusula/contract'
import {
  dailySeries,
  dayNumber,
  depositLevels,
  firstKnownPrice,
  gramsOfOunce,
  monthlyPrices,
  type PriceLevels,
  type PriceOn,
  priceLevels,
  timesPrice,
} from '@pusula/engine'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useQuery } from '../../../lib/use-query.ts'

/** Stale time: past prices do not change. */
const freshMs = 60 * 60_000
/** Apart from the portfolio's own: what happens there does not change it. */
const pastKey = ['portfolio-past']

export interface Closes {
  symbol: string
  firstDay: number
  closesUsd: readonly number[]
}

const closesOf = ({ symbol, from, closesUsd }: ReplyOf<typeof market.closes>): Closes => ({
  symbol,
  firstDay: dayNumber(from),
  closesUsd,
})

/** The same object as long as the answers are the same. */
function combined(queries: UseQueryResult<ReplyOf<typeof market.closes>>[]) {
  const found = queries.flatMap(({ data }) => (data ? [closesOf(data)] : []))
  return {
    closes: new Map(found.map(one => [one.symbol, one])),
    isWaiting: queries.some(({ isLoading }) => isLoading),
    error: found.length ? null : (queries.find(({ error }) => error)?.error ?? null),
    isSimulated: queries.some(({ data }) => data?.source === 'simulated'),
    refetch: () => {
      for (const query of queries) void query.refetch()
    },
  }
}

/** Daily closes of several coins, by symbol; those that cannot be had are missing. */
export const useCloses = (symbols: readonly string[]) =>
  useQueries({
    queries: symbols.map(symbol => ({
      queryKey: [...pastKey, 'closes', symbol],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(market.closes, { symbol }, signal),
      staleTime: freshMs,
    })),
    combine: combined,
  })

/** What a dollar was worth; always one where dollars are read. */
export function useDayRates(currency: Currency) {
  return useQuery({
    queryKey: [...pastKey, 'day-rates', currency],
    queryFn: ({ signal }) => call(market.dayRates, { currency: currency === 'EUR' ? 'EUR' : 'TRY' }, signal),
    enabled: currency !== 'USD',
    staleTime: freshMs,
  })
}

export const useEconomy = () =>
  useQuery({
    queryKey: [...pastKey, 'economy'],
    queryFn: ({ signal }) => call(economy.series, {}, signal),
    staleTime: freshMs,
  })

export const usualIndex: Record<Currency, PriceIndex> = { TRY: 'tuik', USD: 'us', EUR: 'euro' }

type Economy = ReplyOf<typeof economy.series>
type DayRates = ReplyOf<typeof market.dayRates>

/** What coins, gold and a deposit cost in the money that is read, and the level of its prices. */
export interface PastPrices {
  coinOn: (closes: Closes) => PriceOn
  goldOn: PriceOn
  /** A lira deposit is for who reads lira. */
  depositOn: PriceOn | null
  levelOn: PriceLevels
}

export function pastPrices(
  currency: Currency,
  economyNow: Economy,
  rates: DayRates | null,
  gold: Closes | undefined,
): PastPrices {
  const { series, withholding } = economyNow
  const perDollar: PriceOn = rates ? dailySeries(dayNumber(rates.from), rates.perDollar) : () => 1
  const coinOn = ({ firstDay, closesUsd }: Closes) => timesPrice(dailySeries(firstDay, closesUsd), perDollar)
  const ounces = monthlyPrices(series.gold)
  const ounceOn = gold ? firstKnownPrice(dailySeries(gold.firstDay, gold.closesUsd), ounces) : ounces
  const saved = depositLevels({
    ...series.deposit,
    withholding: withholding.map(([since, percent]) => [dayNumber(since), percent] as const),
  })
  return {
    coinOn,
    goldOn: timesPrice(ounceOn, perDollar, 1 / gramsOfOunce),
    depositOn: currency === 'TRY' ? day => saved(day).level : null,
    levelOn: priceLevels(series[usualIndex[currency]]),
  }
}
