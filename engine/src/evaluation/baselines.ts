import { gradedLevels } from './losses.ts'
import { sortedQuantile } from './statistics.ts'

/** Baselines of the evaluation; each is a set of log-return quantiles at `gradedLevels`. */
export interface Baselines {
  /** A random walk as volatile as the last 500 candles. */
  readonly constant: Float64Array
  /** A random walk whose variance forgets: 94 % of yesterday's, 6 % of the newest square. */
  readonly ewma: Float64Array
  /** The last 500 returns as they were. */
  readonly historical: Float64Array
}

export const baselineNames = ['constant', 'ewma', 'historical'] as const
export type BaselineName = (typeof baselineNames)[number]

/** Where each comes from, for whoever reads a skill. */
export const baselineSources: Record<BaselineName, string> = {
  constant: 'Gaussian, standard deviation of the last 500 candles as long as the horizon',
  ewma: 'Gaussian, exponentially weighted variance of the same candles, decay 0.94 (RiskMetrics, 1996)',
  historical: 'quantiles of the last 500 returns of the same candles (historical simulation)',
}

const memory = 500
const fewestReturns = 30
const decay = 0.94

/** Standard normal quantiles at 55 %, 60 %, … 95 %. */
const normalUpper = [
  0.12566135, 0.2533471, 0.38532047, 0.52440051, 0.67448975, 0.84162123, 1.03643339, 1.28155157, 1.64485363,
]
export const normalQuantiles = [...normalUpper.map(z => -z).reverse(), 0, ...normalUpper]

/** The last `size` values in order of size, kept sorted as they come and go. */
interface RollingSort {
  readonly sorted: () => Float64Array
  readonly push: (value: number) => void
}

export function rollingSort(size: number): RollingSort {
  const arrivals = new Float64Array(size)
  const sorted = new Float64Array(size)
  let seen = 0

  /** First place whose value is not below the given one. */
  const placeOf = (value: number, count: number) => {
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle] < value) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    sorted: () => sorted.subarray(0, Math.min(seen, size)),
    push: value => {
      let count = Math.min(seen, size)
      if (seen >= size) {
        const gone = placeOf(arrivals[seen % size], count)
        sorted.copyWithin(gone, gone + 1, count--)
      }
      const place = placeOf(value, count)
      sorted.copyWithin(place + 1, place, count)
      sorted[place] = value
      arrivals[seen++ % size] = value
    },
  }
}

/**
 * Walks along the closes of one timeframe. `at(count)` answers from the first `count` candles; counts must not go back.
 * Undefined until there are enough returns for a spread to mean anything.
 */
export function walkBaselines(close: Float64Array): (count: number) => Baselines | undefined {
  const returns = rollingSort(memory)
  const empty = () => new Float64Array(gradedLevels.length)
  const answer: Baselines = { constant: empty(), ewma: empty(), historical: empty() }
  let fading = Number.NaN
  let used = 1

  const answerAnew = () => {
    const sorted = returns.sorted()
    const spread = standardDeviation(sorted)
    gradedLevels.forEach((level, i) => {
      answer.constant[i] = normalQuantiles[i] * spread
      answer.ewma[i] = normalQuantiles[i] * Math.sqrt(fading)
      answer.historical[i] = sortedQuantile(sorted, level)
    })
  }

  return count => {
    if (used < count) {
      for (; used < count; used++) {
        const change = Math.log(close[used] / close[used - 1])
        returns.push(change)
        fading = Number.isNaN(fading) ? change ** 2 : decay * fading + (1 - decay) * change ** 2
      }
      if (returns.sorted().length >= fewestReturns) answerAnew()
    }
    return returns.sorted().length >= fewestReturns ? answer : undefined
  }
}

/** Standard deviation of the last 500 returns of the first `count` candles; null where there are too few to mean anything. */
export function constantScale(close: Float64Array, count: number): number | null {
  const first = Math.max(count - memory, 1)
  if (count - first < fewestReturns) return null
  return standardDeviation(
    Float64Array.from({ length: count - first }, (_, i) => Math.log(close[first + i] / close[first + i - 1])),
  )
}

function standardDeviation(values: Float64Array): number {
  let sum = 0
  let squares = 0
  for (let i = 0; i < values.length; i++) {
    sum += values[i]
    squares += values[i] ** 2
  }
  const average = sum / values.length
  return Math.sqrt(Math.max(squares / values.length - average ** 2, 0))
}
