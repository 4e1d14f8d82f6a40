import { type Ends, meanBefore, type Past, quartersPerHour } from '../past/past.ts'
import { meanSeasonFactor, slotMs } from '../past/season.ts'

/** What the models ask of the past, by the length of a window in candles (quarter-hours or hours). */
export interface Windows {
  readonly meanVariance: (count: number) => number
  readonly meanRange: (count: number) => number
  /** Trades per candle; null where they are not counted. */
  readonly meanTrades: ((count: number) => number) | null
  /** Log return since the candle opened that many candles ago. */
  readonly move: (count: number) => number
  /** The slowest variance and range there are. */
  readonly slowVariance: number
  readonly slowRange: number
  /** Season of the last candle and of the last four. */
  readonly lastSeason: number
  readonly lastFourSeasons: number
}

const weekOfQuarters = 672
const weekOfHours = 168
const monthOfHours = 720
const halfYearOfDays = 180
const fewestDays = 30
const hourMs = quartersPerHour * slotMs

/** For 15 minutes: a week of quarters and a month of hours; undefined without them. */
export function readQuarterWindows(past: Past, ends: Ends): Windows | undefined {
  const { quarters: end } = ends
  const slowVariance = rawMonth(past, ends) / 4
  if (end < weekOfQuarters || !(slowVariance > 0)) return undefined
  const { quarterSums, tradeSums, quarters } = past
  const openedMs = quarters.time[end - 1]
  return {
    meanVariance: count => meanBefore(quarterSums.variance, end, count),
    meanRange: count => meanBefore(quarterSums.range, end, count),
    meanTrades: tradeSums && (count => meanBefore(tradeSums, end, count)),
    move: count => Math.log(quarters.close[end - 1] / quarters.open[end - count]),
    slowVariance,
    slowRange: Math.sqrt(slowVariance),
    lastSeason: meanSeasonFactor(openedMs, slotMs),
    lastFourSeasons: meanSeasonFactor(openedMs - 3 * slotMs, hourMs),
  }
}

/**
 * For an hour and more: hours put together from the quarters that end now, a week of them without a gap; further back
 * the exchange's own hours, a month of them; and at least thirty days. Undefined where one of these is missing.
 */
export function readHourWindows(past: Past, ends: Ends): Windows | undefined {
  const { quarters: end, hours } = ends
  const slowVariance = meanOfDays(past.daySums.variance, ends)
  if (past.ownHourCounts[end] < weekOfHours || hours < monthOfHours || !(slowVariance > 0)) return undefined
  const { ownHourSums, hourSums, tradeSums, quarters } = past
  const mean = (own: Float64Array, exchange: Float64Array) => (count: number) =>
    count <= weekOfHours ? meanBefore(own, end, count, quartersPerHour) : meanBefore(exchange, hours, count)
  const openedMs = quarters.time[end - quartersPerHour]
  return {
    meanVariance: mean(ownHourSums.variance, hourSums.variance),
    meanRange: mean(ownHourSums.range, hourSums.range),
    meanTrades: tradeSums && (count => quartersPerHour * meanBefore(tradeSums, end, quartersPerHour * count)),
    move: count => Math.log(quarters.close[end - 1] / quarters.open[end - quartersPerHour * count]),
    slowVariance,
    slowRange: meanOfDays(past.daySums.range, ends),
    lastSeason: meanSeasonFactor(openedMs, hourMs),
    lastFourSeasons: meanSeasonFactor(openedMs - 3 * hourMs, 4 * hourMs),
  }
}

/** Variances of the last windows, shortest first; NaN where the candles do not reach. */
interface FewWindows {
  /** Per quarter-hour over 15 minutes, 1, 4, 24, 168 and 720 hours. */
  readonly perQuarter: readonly number[]
  /** Per hour over 1, 4, 24, 168 and 720 hours and 180 days. */
  readonly perHour: readonly number[]
}

/** Where one kind of candle is missing or never moved, the other kind stands in; undefined when neither helps. */
export function readFewWindows(past: Past, ends: Ends): FewWindows | undefined {
  const { quarters, hours } = ends
  const quarterVariance = (count: number) => meanBefore(past.quarterSums.variance, quarters, count)
  const hourVariance = (count: number) =>
    past.ownHourCounts[quarters] >= count
      ? meanBefore(past.ownHourSums.variance, quarters, count, quartersPerHour)
      : meanBefore(past.hourSums.variance, hours, count)
  const perQuarter = [...[1, 4, 16, 96, weekOfQuarters].map(quarterVariance), rawMonth(past, ends) / 4]
  const perHour = [
    ...[1, 4, 24, weekOfHours].map(hourVariance),
    meanBefore(past.hourSums.variance, hours, monthOfHours),
    meanOfDays(past.daySums.variance, ends),
  ]
  const isKnown = (variances: readonly number[]) => variances[0] >= 0 && variances.some(variance => variance > 0)
  if (isKnown(perQuarter) && isKnown(perHour)) return { perQuarter, perHour }
  if (isKnown(perHour)) return { perQuarter: perHour.map(variance => variance / 4), perHour }
  if (isKnown(perQuarter)) return { perQuarter, perHour: perQuarter.map(variance => variance * 4) }
  return undefined
}

/** How far a day usually closed from the one before, over as many days as are known up to `maxDays`. */
export function usualDayMove({ dayMoveSums }: Past, { days }: Ends, minDays: number, maxDays: number) {
  const count = Math.min(days - 1, maxDays)
  return count >= minDays ? meanBefore(dayMoveSums, days, count) : undefined
}

const rawMonth = ({ rawHourSums }: Past, { hours }: Ends) => meanBefore(rawHourSums, hours, monthOfHours)

function meanOfDays(sums: Float64Array, { days }: Ends): number {
  const count = Math.min(days, halfYearOfDays)
  return count >= fewestDays ? meanBefore(sums, days, count) : Number.NaN
}
