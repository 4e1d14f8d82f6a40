import { DAY_MS, HOUR_MS } from '@pusula/words'
import { correlation, deviation, mean } from './statistics.ts'

/** Candles in columns, oldest first and without holes. */
export type Series = { openMs: number; stepMs: number; high: Float64Array; low: Float64Array; close: Float64Array }

/** The same coin three times: quarter hours, hours and days. */
export type CoinSeries = { quarters: Series; hours: Series; days: Series }

/** So many candles folded into each one. */
export function folded({ openMs, stepMs, high, low, close }: Series, width: number): Series {
  const count = Math.floor(close.length / width)
  const each = (of: (from: number, to: number) => number) =>
    Float64Array.from({ length: count }, (_, i) => of(i * width, (i + 1) * width))
  return {
    openMs,
    stepMs: stepMs * width,
    high: each((from, to) => Math.max(...high.subarray(from, to))),
    low: each((from, to) => Math.min(...low.subarray(from, to))),
    close: each((_, to) => close[to - 1]),
  }
}

/** The log return of each candle but the first. */
const returnsOf = ({ close }: Series): number[] =>
  Array.from({ length: close.length - 1 }, (_, i) => Math.log(close[i + 1] / close[i]))

const sizesOf = (series: Series): number[] => returnsOf(series).map(Math.abs)

/** Root of Parkinson's variance against the mean move: 1.2 for a free walk, more where moves are taken back. */
function rangeToMove(series: Series): number {
  const ranges = Array.from(series.high, (high, i) => Math.log(high / series.low[i]))
  return mean(ranges.slice(1)) / Math.sqrt(4 * Math.LN2) / mean(sizesOf(series))
}

/** Variance of long moves, whenever they begin, against that of the short ones they are made of: 1 for a free walk. */
function varianceRatio({ close }: Series, width: number): number {
  const logs = close.map(Math.log)
  const meanSquare = (span: number) => {
    let sum = 0
    for (let i = span; i < logs.length; i++) sum += (logs[i] - logs[i - span]) ** 2
    return sum / (logs.length - span)
  }
  return meanSquare(width) / (width * meanSquare(1))
}

/** Hill's estimate of the tail index, from the largest twentieth. */
function tailIndex(series: Series): number {
  const sizes = sizesOf(series).sort((a, b) => b - a)
  const count = Math.floor(sizes.length / 20)
  return 1 / mean(sizes.slice(0, count).map(size => Math.log(size / sizes[count])))
}

/** Mean moves of hours, sorted into the given classes. */
function meanMoveBy(hours: Series, classOf: (openMs: number) => number): number[] {
  const classes: number[][] = []
  sizesOf(hours).forEach((size, i) => {
    const place = classOf(hours.openMs + (i + 1) * hours.stepMs)
    classes[place] ??= []
    classes[place].push(size)
  })
  return classes.map(mean)
}

/** 1970 began on a Thursday. */
const isWeekend = (openMs: number) => ((Math.floor(openMs / DAY_MS) + 4) % 7) % 6 === 0

function weekendShare(hours: Series): number {
  const [weekday, weekend] = meanMoveBy(hours, openMs => (isWeekend(openMs) ? 1 : 0))
  return weekend / weekday
}

function hourSpread(hours: Series): number {
  const byHour = meanMoveBy(hours, openMs => Math.floor(openMs / HOUR_MS) % 24)
  return Math.max(...byHour) / Math.min(...byHour)
}

/** The log of what days moved in each stretch of so many. */
function logVolatility(days: Series, width: number): number[] {
  const sizes = sizesOf(days)
  return Array.from({ length: Math.floor(sizes.length / width) }, (_, i) =>
    Math.log(mean(sizes.slice(i * width, (i + 1) * width))),
  )
}

const changes = (values: readonly number[]) => values.slice(1).map((value, i) => value - values[i])

/** The mean over all pairs of coins, over the stretch both have. */
function meanPairwise(columns: readonly number[][]): number {
  const pairs = columns.flatMap((left, i) => columns.slice(i + 1).map(right => [left, right] as const))
  return mean(
    pairs.map(([left, right]) => {
      const count = Math.min(left.length, right.length)
      return correlation(left.slice(-count), right.slice(-count))
    }),
  )
}

/** In one walk over the column: these are long, and slices of them for each lag took most of the time. */
function autocorrelation(values: readonly number[], lag: number): number {
  const middle = mean(values)
  let together = 0
  let alone = 0
  for (let i = 0; i < values.length; i++) {
    alone += (values[i] - middle) ** 2
    if (i >= lag) together += (values[i] - middle) * (values[i - lag] - middle)
  }
  return together / alone
}

/** How the candles of some coins behave, as the mean of the coins; names are the rows of the table. */
export function marketShape(coins: readonly CoinSeries[]): Record<string, number> {
  const each = (of: (coin: CoinSeries) => number) => mean(coins.map(of))
  const fading = (name: string, series: (coin: CoinSeries) => Series) =>
    Object.fromEntries(
      [1, 10, 100].map(lag => [
        `autocorrelation of moves, ${name}, lag ${lag}`,
        each(coin => autocorrelation(sizesOf(series(coin)), lag)),
      ]),
    )
  return {
    'range to move, 1h': each(({ hours }) => rangeToMove(hours)),
    'range to move, 1d': each(({ days }) => rangeToMove(days)),
    'variance ratio 1h / 15m': each(({ quarters }) => varianceRatio(quarters, 4)),
    'variance ratio 4h / 15m': each(({ quarters }) => varianceRatio(quarters, 16)),
    'variance ratio 1d / 15m': each(({ quarters }) => varianceRatio(quarters, 96)),
    'weekend / weekday move': each(({ hours }) => weekendShare(hours)),
    'liveliest / quietest hour': each(({ hours }) => hourSpread(hours)),
    'correlation of daily returns': meanPairwise(coins.map(({ days }) => returnsOf(days))),
    'correlation of 7-day volatility': meanPairwise(coins.map(({ days }) => logVolatility(days, 7))),
    'change of 7-day volatility': each(({ days }) => deviation(changes(logVolatility(days, 7)))),
    'change of 30-day volatility': each(({ days }) => deviation(changes(logVolatility(days, 30)))),
    'tail index, 15m': each(({ quarters }) => tailIndex(quarters)),
    'tail index, 1h': each(({ hours }) => tailIndex(hours)),
    'tail index, 1d': each(({ days }) => tailIndex(days)),
    ...fading('15m', ({ quarters }) => quarters),
    ...fading('1h', ({ hours }) => hours),
    ...fading('1d', ({ days }) => days),
    'correlation of a day with the size of the next': each(({ days }) => {
      const returns = returnsOf(days)
      return correlation(returns.slice(0, -1), returns.slice(1).map(Math.abs))
    }),
  }
}
