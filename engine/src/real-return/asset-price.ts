import {
  firstDayOf,
  type LevelKnown,
  lastUpTo,
  type MonthlySeries,
  maxAheadDays,
  monthNumber,
  monthOfDay,
  priceLevels,
} from './price-level.ts'

/** Price of one unit on a day in the reader's currency; null where it is unknown. */
export type PriceOn = (day: number) => number | null

/** Banks rest over a long weekend: the last price before counts for so many days. */
const lookBackDays = 7
const daysOfYear = 365
export const gramsOfOunce = 31.1034768

/** Daily closes: the last one on or before a day, at most a week old. */
export function dailyPrices(points: readonly (readonly [day: number, price: number])[]): PriceOn {
  const sorted = [...points].sort(([one], [other]) => one - other)
  return day => {
    const found = sorted[lastUpTo(sorted, day, ([at]) => at)]
    return found && day - found[0] <= lookBackDays && found[1] > 0 ? found[1] : null
  }
}

/** Closes of days that follow each other. */
export const dailySeries =
  (firstDay: number, values: readonly number[]): PriceOn =>
  day =>
    values[day - firstDay] ?? null

/** Means of months, joined as prices are; never carried on. */
export function monthlyPrices(series: MonthlySeries): PriceOn {
  const levelOn = priceLevels(series)
  return day => {
    const { level, known } = levelOn(day)
    return known === 'published' ? level : null
  }
}

/** One asset in the price of another, times a constant. */
export const timesPrice =
  (one: PriceOn, other: PriceOn, by = 1): PriceOn =>
  day => {
    const [a, b] = [one(day), other(day)]
    return a === null || b === null ? null : a * b * by
  }

/** The first that knows. */
export const firstKnownPrice =
  (...prices: readonly PriceOn[]): PriceOn =>
  day => {
    for (const priceOn of prices) {
      const found = priceOn(day)
      if (found !== null) return found
    }
    return null
  }

/** Yearly rates in percent, one a month, and the withholding tax in percent since certain days. */
export interface DepositRates extends MonthlySeries {
  withholding: readonly (readonly [since: number, percent: number])[]
}

/**
 * What one unit has become that was deposited when the rates begin. It is renewed on the first of each month at that
 * month's simple rate, less the tax in force that day; after the last rate it is carried on for `maxAheadDays`.
 */
export function depositLevels({ from, values, withholding }: DepositRates) {
  const first = monthNumber(from)
  const end = first + values.length
  const rates = values.filter(value => value !== null)
  const isWhole = rates.length > 0 && rates.length === values.length
  const months: { starts: number; level: number; nightly: number }[] = []
  let level = 1
  // A few months more than there are rates: as far as they may be carried on.
  for (let month = first; isWhole && month < end + 12; month++) {
    const starts = firstDayOf(month)
    const taxPercent = withholding.findLast(([since]) => since <= starts)?.[1] ?? 0
    const rate = rates[Math.min(month - first, rates.length - 1)] ?? 0
    const nightly = ((rate / 100) * (1 - taxPercent / 100)) / daysOfYear
    months.push({ starts, level, nightly })
    level *= 1 + nightly * (firstDayOf(month + 1) - starts)
  }

  return (day: number): { level: number | null; known: LevelKnown } => {
    const month = monthOfDay(day)
    if (month < first) return { level: null, known: 'begin' }
    if (!isWhole) return { level: null, known: 'none' }
    const ofMonth = months[month - first]
    if (!ofMonth || (month >= end && day - firstDayOf(end) >= maxAheadDays)) return { level: null, known: 'old' }
    return {
      level: ofMonth.level * (1 + ofMonth.nightly * (day - ofMonth.starts)),
      known: month >= end ? 'provisional' : 'published',
    }
  }
}
