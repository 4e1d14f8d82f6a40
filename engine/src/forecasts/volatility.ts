import type { Candles } from '../candles.ts'
import { hourSeasonFactor, seasonFactor } from './season.ts'

/**
 * The past as a forecast reads it: one variance per candle, each divided by what its time of the week leads one to
 * expect. Computed once per run of candles, so that walking through years costs only sums.
 */
export interface Past {
  readonly candles15m: Candles
  readonly candles1h: Candles
  readonly candles1d: Candles
  /** Variance per quarter-hour of each 15m candle. */
  readonly quarters: Float64Array
  /** Variance per hour of the four 15m candles that end with this one; NaN for the first three. */
  readonly hoursOfQuarters: Float64Array
  /** Variance per hour of each 1h candle, and the same before the season is taken out. */
  readonly hours: Float64Array
  readonly rawHours: Float64Array
  /** Variance per hour of each 1d candle. */
  readonly days: Float64Array
}

/** Variances of the last windows, shortest first; NaN where the candles do not reach. */
export interface Windows {
  /** Per quarter-hour over 15 minutes, 1, 4, 24, 168 and 720 hours. */
  readonly perQuarter: readonly number[]
  /** Per hour over 1, 4, 24, 168 and 720 hours and 180 days. */
  readonly perHour: readonly number[]
}

/**
 * Parkinson's variance: the squared log range of a candle, scaled to what a random walk of that range has. NaN for a
 * broken candle, so that its windows count as unknown.
 */
function parkinson(high: number, low: number): number {
  if (!(low > 0 && high >= low)) return Number.NaN
  const u = (high - low) / (high + low)
  // ln(high / low) = 2 artanh u. Five terms are exact to 1e-14 for a range under 10 % and far cheaper than a logarithm.
  const u2 = u * u
  const series = 2 * u * (1 + u2 * (1 / 3 + u2 * (1 / 5 + u2 * (1 / 7 + u2 / 9))))
  const logRange = u < 0.05 ? series : Math.log(high / low)
  return (logRange * logRange) / (4 * Math.LN2)
}

export function readPast(candles15m: Candles, candles1h: Candles, candles1d: Candles): Past {
  return {
    candles15m,
    candles1h,
    candles1d,
    ...readQuarters(candles15m),
    ...readHours(candles1h),
    days: readDays(candles1d),
  }
}

// Plain loops: `map` on a typed array calls its function from outside the compiled code, three times slower.
function readQuarters({ time, high, low }: Candles) {
  const quarters = new Float64Array(time.length)
  const hoursOfQuarters = new Float64Array(time.length).fill(Number.NaN)
  const season = new Float64Array(time.length)
  for (let i = 0; i < time.length; i++) {
    season[i] = seasonFactor(time[i])
    quarters[i] = parkinson(high[i], low[i]) / season[i]
    if (i < 3) continue
    const highest = Math.max(high[i], high[i - 1], high[i - 2], high[i - 3])
    const lowest = Math.min(low[i], low[i - 1], low[i - 2], low[i - 3])
    const seasons = season[i] + season[i - 1] + season[i - 2] + season[i - 3]
    hoursOfQuarters[i] = (4 * parkinson(highest, lowest)) / seasons
  }
  return { quarters, hoursOfQuarters }
}

function readHours({ time, high, low }: Candles) {
  const hours = new Float64Array(time.length)
  const rawHours = new Float64Array(time.length)
  for (let i = 0; i < time.length; i++) {
    rawHours[i] = parkinson(high[i], low[i])
    hours[i] = rawHours[i] / hourSeasonFactor(time[i])
  }
  return { hours, rawHours }
}

function readDays({ time, high, low }: Candles) {
  const days = new Float64Array(time.length)
  for (let i = 0; i < time.length; i++) days[i] = parkinson(high[i], low[i]) / 24
  return days
}

/** Means over the last 1, 4, … of the values before `end`, walking back once; NaN where they do not reach. */
function means(values: Float64Array, end: number, counts: readonly number[], step = 1, first = 0): number[] {
  const result: number[] = []
  let sum = 0
  let taken = 0
  for (const count of counts) {
    while (taken < count && end - 1 - taken * step >= first) sum += values[end - 1 - taken++ * step]
    result.push(taken === count ? sum / count : Number.NaN)
  }
  return result
}

/** The longest window with any movement in it; -1 without one. */
export const longestKnown = (variances: readonly number[]) => variances.findLastIndex(variance => variance > 0)

/** A candle that did not move says "quiet", not "never moves again". */
export const varianceFloor = (variances: readonly number[]) => 0.002 * variances[longestKnown(variances)]

/** How many candles of each kind are complete. */
export interface Ends {
  readonly quarters: number
  readonly hours: number
  readonly days: number
}

export const longestWindow: Ends = { quarters: 672, hours: 720, days: 180 }
const fewestDays = 30

export function readWindows(past: Past, { quarters, hours, days }: Ends): Windows {
  const [quarter, hour, fourHours, day, week] = means(past.quarters, quarters, [1, 4, 16, 96, 672])
  const fromQuarters = means(past.hoursOfQuarters, quarters, [1, 4, 24, 168], 4, 3)
  const fromHours = means(past.hours, hours, [1, 4, 24, 168, 720])
  const [rawMonth] = means(past.rawHours, hours, [720])
  const dayCount = Math.min(days, longestWindow.days)
  const [halfYear] = dayCount >= fewestDays ? means(past.days, days, [dayCount]) : [Number.NaN]
  return {
    perQuarter: [quarter, hour, fourHours, day, week, rawMonth / 4],
    perHour: [...fromHours.map((variance, i) => (fromQuarters[i] >= 0 ? fromQuarters[i] : variance)), halfYear],
  }
}
