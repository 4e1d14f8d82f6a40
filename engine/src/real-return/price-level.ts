import { DAY_MS, utcDay } from '@pusula/words'
/** A value for every month from the first one on; null for one that was never published. */
export interface MonthlySeries {
  /** YYYY-MM. */
  from: string
  values: readonly (number | null)[]
}

/**
 * How far the level of a day is known: published, carried on after the last published month, before the first month, too
 * long after the last one, or no series at all.
 */
export type LevelKnown = 'published' | 'provisional' | 'begin' | 'old' | 'none'

export interface PriceLevel {
  level: number | null
  known: LevelKnown
  /** The last published month, YYYY-MM. */
  until: string | null
  /** Days after the middle of that month. */
  aheadDays: number
  /** Months that were never published and lie between the two that were joined. */
  bridged: readonly string[]
}

/** A year of months: the pace at which prices are carried on has no season in it (decision 85). */
const paceMonths = 12
/** So long after the middle of the last known month prices, and after its end deposit rates, are carried on. */
export const maxAheadDays = 92

/** Days since 1970. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
export const dateOfDay = (day: number): string => utcDay(day * DAY_MS)

/** Months since the year 0. */
export const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
export const monthName = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
export const firstDayOf = (month: number): number =>
  Math.floor(Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS)
export const monthOfDay = (day: number): number => monthNumber(dateOfDay(day))

/** The place of the last one in a sorted list that is not after `x`; -1 where all are. */
export function lastUpTo<T>(list: readonly T[], x: number, of: (one: T) => number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (of(list[middle]!) <= x) low = middle + 1
    else high = middle
  }
  return low - 1
}

interface Middle {
  month: number
  at: number
  log: number
}

/** A month's index is the mean of its prices, so it stands in the month's middle. */
function middlesOf({ from, values }: MonthlySeries): Middle[] {
  const first = monthNumber(from)
  return values.flatMap((value, i) => {
    if (value === null || !(value > 0)) return []
    const month = first + i
    return [{ month, at: (firstDayOf(month) + firstDayOf(month + 1)) / 2, log: Math.log(value) }]
  })
}

export type PriceLevels = (day: number, isFrozen?: boolean) => PriceLevel

/**
 * The level of prices on any day: between the middles of two months prices grow evenly in logarithms. After the last middle
 * they are carried on at the mean pace of the last twelve months, or stand still where frozen, and never longer than
 * `maxAheadDays`. A day counts at its noon.
 */
export function priceLevels(series: MonthlySeries): PriceLevels {
  const middles = middlesOf(series)
  const [first, last] = [middles[0], middles.at(-1)]
  if (!first || !last) return () => ({ level: null, known: 'none', until: null, aheadDays: 0, bridged: [] })
  const until = monthName(last.month)
  const yearAgo = middles.findLast(({ month }) => month <= last.month - paceMonths)
  const pace = yearAgo ? (last.log - yearAgo.log) / (last.at - yearAgo.at) : null

  return (day, isFrozen = false) => {
    const noon = day + 0.5
    const unknown = { level: null, until, bridged: [] }
    if (noon < first.at) return { ...unknown, known: 'begin', aheadDays: 0 }
    if (noon > last.at) {
      const aheadDays = noon - last.at
      if (aheadDays > maxAheadDays || pace === null) return { ...unknown, known: 'old', aheadDays }
      const level = Math.exp(last.log + (isFrozen ? 0 : pace) * aheadDays)
      return { level, known: 'provisional', until, aheadDays, bridged: [] }
    }
    const place = Math.max(
      0,
      Math.min(
        lastUpTo(middles, noon, ({ at }) => at),
        middles.length - 2,
      ),
    )
    const before = middles[place] ?? first
    const after = middles[place + 1] ?? before
    const share = after === before ? 0 : (noon - before.at) / (after.at - before.at)
    const bridged = Array.from({ length: Math.max(0, after.month - before.month - 1) }, (_, i) =>
      monthName(before.month + 1 + i),
    )
    const level = Math.exp(before.log + (after.log - before.log) * share)
    return { level, known: 'published', until, aheadDays: 0, bridged }
  }
}
