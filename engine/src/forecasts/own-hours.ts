import type { Past } from './volatility.ts'

const kinds = 48

/** Hours that are looked back on: a month. */
const memory = 720
/** How many ordinary hours each kind is credited with, so that a few wild ones do not make a habit. */
const ordinaryHours = 40
/** One hour counts at most this often as much as the mean of all. */
const cap = 6

/**
 * How much livelier each kind of hour was for this coin, this month, than the season of the week expects of any coin.
 * The season was fitted once; habits drift, and this follows them.
 */
export function ownHours({ hours, kindsOfHour }: Past, end: number): Float64Array {
  const start = Math.max(0, end - memory)
  let sum = 0
  let known = 0
  for (let i = start; i < end; i++) {
    if (!(hours[i] >= 0)) continue
    sum += hours[i]
    known++
  }
  const limit = (cap * sum) / known
  const sums = new Float64Array(kinds)
  const counts = new Float64Array(kinds)
  let cappedSum = 0
  for (let i = start; i < end; i++) {
    if (!(hours[i] >= 0)) continue
    const variance = Math.min(hours[i], limit)
    sums[kindsOfHour[i]] += variance
    counts[kindsOfHour[i]]++
    cappedSum += variance
  }
  const mean = cappedSum / known
  for (let kind = 0; kind < kinds; kind++) {
    sums[kind] = mean > 0 ? (ordinaryHours + sums[kind] / mean) / (ordinaryHours + counts[kind]) : 1
  }
  return sums
}
