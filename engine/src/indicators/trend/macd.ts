import { type Arena, column } from '../column.ts'
import { meanUpTo } from './averages.ts'

export interface Macd {
  readonly line: Float64Array
  readonly signal: Float64Array
  readonly histogram: Float64Array
}

/**
 * Moving average convergence and divergence, aligned as in TA-Lib: both averages are seeded at the same candle,
 * `slow - 1`, each with its own last `fast` or `slow` closes; the signal is seeded with the mean of the first `signal`
 * lines. All three columns begin together at candle `slow + signal - 2`.
 */
export function macd(close: Float64Array, fast = 12, slow = 26, signal = 9, arena?: Arena): Macd {
  const { length } = close
  const first = slow + signal - 2
  const line = column(length, first, arena)
  const signalLine = column(length, first, arena)
  const histogram = column(length, first, arena)
  if (length <= first) return { line, signal: signalLine, histogram }

  const fastWeight = 2 / (fast + 1)
  const slowWeight = 2 / (slow + 1)
  const signalWeight = 2 / (signal + 1)
  let fastAverage = meanUpTo(close, slow - 1, fast)
  let slowAverage = meanUpTo(close, slow - 1, slow)
  let signalAverage = (fastAverage - slowAverage) / signal
  for (let i = slow; i <= first; i++) {
    fastAverage += (close[i] - fastAverage) * fastWeight
    slowAverage += (close[i] - slowAverage) * slowWeight
    signalAverage += (fastAverage - slowAverage) / signal
  }
  line[first] = fastAverage - slowAverage
  signalLine[first] = signalAverage
  histogram[first] = line[first] - signalAverage
  for (let i = first + 1; i < length; i++) {
    fastAverage += (close[i] - fastAverage) * fastWeight
    slowAverage += (close[i] - slowAverage) * slowWeight
    const difference = fastAverage - slowAverage
    signalAverage += (difference - signalAverage) * signalWeight
    line[i] = difference
    signalLine[i] = signalAverage
    histogram[i] = difference - signalAverage
  }
  return { line, signal: signalLine, histogram }
}
