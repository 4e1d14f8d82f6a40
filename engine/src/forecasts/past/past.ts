import type { Candles } from '../../candles.ts'
import { hourSeasonFactor, meanSeasonFactor, seasonFactor, slotMs } from './season.ts'

/**
 * The past as a forecast reads it: variances, each divided by what its time of the week leads one to expect, added up
 * from the first candle on, so that the mean of any window is one subtraction, at any moment of a walk through years.
 */
export interface Past {
  readonly quarters: Candles
  readonly hours: Candles
  readonly days: Candles
  /** Variance per quarter-hour of each 15m candle. */
  readonly quarterSums: VarianceSums
  /** Variance per hour of the four 15m candles that end with each: every fourth belongs to one run of hours. */
  readonly ownHourSums: VarianceSums
  /** How many such hours without a gap inside end there. */
  readonly ownHourCounts: Float64Array
  /** Trades of each 15m candle; null where they are not counted. */
  readonly tradeSums: Float64Array | null
  /** Variance per hour of each 1h candle, and the same before the season is taken out. */
  readonly hourSums: VarianceSums
  readonly rawHourSums: Float64Array
  /** Variance per hour of each 1d candle, and how far each closed from the one before. */
  readonly daySums: VarianceSums
  readonly dayMoveSums: Float64Array
}

/** Sums of the first 0, 1, 2, … variances and of their roots, the ranges. */
interface VarianceSums {
  readonly variance: Float64Array
  readonly range: Float64Array
}

/** How many candles of each kind are complete. */
export interface Ends {
  readonly quarters: number
  readonly hours: number
  readonly days: number
}

/** How far back the longest windows reach. */
export const longestWindow: Ends = { quarters: 673, hours: 720, days: 501 }
export const quartersPerHour = 4

/** Mean of the last `count` values before `end`, every `step`-th of them; NaN where they do not reach. */
export const meanBefore = (sums: Float64Array, end: number, count: number, step = 1): number =>
  count > 0 && end >= count * step ? (sums[end] - sums[end - count * step]) / count : Number.NaN

export function readPast(quarters: Candles, hours: Candles, days: Candles): Past {
  return { quarters, hours, days, ...readQuarters(quarters), ...readHours(hours), ...readDays(days) }
}

/**
 * Parkinson's variance: the squared log range of a candle, scaled to what a random walk of that range has.
 * ln(high / low) = 2 artanh u: five terms are exact to 1e-14 for a range under 10 % and far cheaper than a logarithm.
 */
function parkinson(high: number, low: number): number {
  const u = (high - low) / (high + low)
  const u2 = u * u
  const series = 2 * u * (1 + u2 * (1 / 3 + u2 * (1 / 5 + u2 * (1 / 7 + u2 / 9))))
  const logRange = u < 0.05 ? series : Math.log(high / low)
  return (logRange * logRange) / (4 * Math.LN2)
}

const emptySums = (count: number): VarianceSums => ({
  variance: new Float64Array(count + 1),
  range: new Float64Array(count + 1),
})

function add(sums: VarianceSums, end: number, variance: number, step = 1): void {
  sums.variance[end] = sums.variance[end - step] + variance
  sums.range[end] = sums.range[end - step] + Math.sqrt(variance)
}

// Plain loops: `map` on a typed array calls its function from outside the compiled code, three times slower.
function readQuarters({ time, high, low, trades }: Candles) {
  const count = time.length
  const quarterSums = emptySums(count)
  const ownHourSums = emptySums(count)
  const ownHourCounts = new Float64Array(count + 1)
  const season = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    season[i] = time[i] % slotMs === 0 ? seasonFactor(time[i]) : meanSeasonFactor(time[i], slotMs)
    add(quarterSums, i + 1, parkinson(high[i], low[i]) / season[i])
    if (i < 3) continue
    const highest = Math.max(high[i], high[i - 1], high[i - 2], high[i - 3])
    const lowest = Math.min(low[i], low[i - 1], low[i - 2], low[i - 3])
    const seasons = season[i] + season[i - 1] + season[i - 2] + season[i - 3]
    add(ownHourSums, i + 1, (4 * parkinson(highest, lowest)) / seasons, quartersPerHour)
    ownHourCounts[i + 1] = time[i] - time[i - 3] === 3 * slotMs ? ownHourCounts[i + 1 - quartersPerHour] + 1 : 0
  }
  return { quarterSums, ownHourSums, ownHourCounts, tradeSums: trades ? sumsOf(trades) : null }
}

function readHours({ time, high, low }: Candles) {
  const hourSums = emptySums(time.length)
  const rawHourSums = new Float64Array(time.length + 1)
  for (let i = 0; i < time.length; i++) {
    const variance = parkinson(high[i], low[i])
    rawHourSums[i + 1] = rawHourSums[i] + variance
    add(hourSums, i + 1, variance / hourSeasonFactor(time[i]))
  }
  return { hourSums, rawHourSums }
}

function readDays({ high, low, close }: Candles) {
  const daySums = emptySums(close.length)
  const dayMoveSums = new Float64Array(close.length + 1)
  for (let i = 0; i < close.length; i++) {
    add(daySums, i + 1, parkinson(high[i], low[i]) / 24)
    dayMoveSums[i + 1] = dayMoveSums[i] + (i > 0 ? Math.abs(Math.log(close[i] / close[i - 1])) : 0)
  }
  return { daySums, dayMoveSums }
}

function sumsOf(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1)
  for (let i = 0; i < values.length; i++) sums[i + 1] = sums[i] + values[i]
  return sums
}
