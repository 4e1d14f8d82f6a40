import { normalAbove } from '../normal.ts'

export function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]
  return sum / values.length
}

/** Variance of the mean of a series that remembers its last `lags` values (Newey and West, Bartlett weights). */
export function neweyWest(values: readonly number[], lags: number): number {
  const average = mean(values)
  const covariance = (lag: number) => {
    let sum = 0
    for (let i = lag; i < values.length; i++) sum += (values[i] - average) * (values[i - lag] - average)
    return sum / values.length
  }
  let total = covariance(0)
  for (let lag = 1; lag <= Math.min(lags, values.length - 1); lag++) {
    total += 2 * (1 - lag / (lags + 1)) * covariance(lag)
  }
  return total / values.length
}

/**
 * Diebold and Mariano's test of equal accuracy on a series of loss differences, two-sided. A p near 0 says that the two
 * differ by more than chance; two forecasts that are the same give 1.
 */
export function dieboldMariano(differences: readonly number[], lags = 7): { statistic: number; p: number } {
  const variance = differences.length > 1 ? neweyWest(differences, lags) : 0
  if (!(variance > 0)) return { statistic: 0, p: 1 }
  const statistic = mean(differences) / Math.sqrt(variance)
  return { statistic, p: 2 * normalAbove(Math.abs(statistic)) }
}

/** Places from 0; equal values share the mean of their places. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((a, b) => values[a] - values[b])
  const result = new Array<number>(values.length)
  for (let start = 0; start < order.length; ) {
    let end = start + 1
    while (end < order.length && values[order[end]] === values[order[start]]) end++
    for (let i = start; i < end; i++) result[order[i]] = (start + end - 1) / 2
    start = end
  }
  return result
}

/** Spearman's rank correlation; 0 where one side never varies. */
export function rankCorrelation(left: readonly number[], right: readonly number[]): number {
  const a = ranks(left)
  const b = ranks(right)
  const middle = (a.length - 1) / 2
  let both = 0
  let ofA = 0
  let ofB = 0
  for (let i = 0; i < a.length; i++) {
    both += (a[i] - middle) * (b[i] - middle)
    ofA += (a[i] - middle) ** 2
    ofB += (b[i] - middle) ** 2
  }
  return ofA > 0 && ofB > 0 ? both / Math.sqrt(ofA * ofB) : 0
}

/** A quantile of sorted values, straight between neighbours. */
export function sortedQuantile(sorted: ArrayLike<number>, level: number): number {
  const place = level * (sorted.length - 1)
  const below = Math.floor(place)
  const above = Math.min(below + 1, sorted.length - 1)
  return sorted[below] + (place - below) * (sorted[above] - sorted[below])
}
