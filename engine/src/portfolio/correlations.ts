import { HOUR_MS } from '@pusula/words'

/** Correlations of coins: pairs of those that are in the table, and what stands in for any other pair. */
export interface Correlations {
  readonly coins: readonly string[]
  readonly average: number
  readonly rho: readonly (readonly number[])[]
}

/** Finished hourly candles, oldest first; a missing one leaves a gap. */
export interface HourlyCloses {
  readonly time: ArrayLike<number>
  readonly close: ArrayLike<number>
}

/** The very candles that the forecast asks for: thirty days. */
export const correlationHours = 720
/** With fewer common hours, a pair is not measured. */
const minHours = 168
/** An hour counts at most so many times its coin's root mean square. */
const clipTimes = 3
/** Pulled towards one: measured correlations of large coins are a little too trusting. */
const towardsOne = 0.2
/** Where no pair at all could be measured. */
const unmeasuredPair = 0.8

const used = (measured: number) => towardsOne + (1 - towardsOne) * measured

/** The correlations of all coins, from hourly returns about zero, without those below it. */
export function correlationsOf(closes: Readonly<Record<string, HourlyCloses>>): Correlations {
  const coins = Object.keys(closes).sort()
  const newest = coins.reduce((end, coin) => {
    const { time } = closes[coin]!
    return time.length ? Math.max(end, time[time.length - 1]!) : end
  }, Number.NEGATIVE_INFINITY)
  const slots = correlationHours - 1
  const returns = coins.map(coin => clippedReturns(closes[coin]!, newest - (slots - 1) * HOUR_MS, slots))
  const measured = coins.map(() => new Float64Array(coins.length).fill(Number.NaN))
  const known: number[] = []
  for (let i = 0; i < coins.length; i++)
    for (let j = 0; j < i; j++) {
      const rho = measuredPair(returns[i]!, returns[j]!)
      if (rho === undefined) continue
      measured[i]![j] = rho
      measured[j]![i] = rho
      known.push(rho)
    }
  const average = known.length ? used(known.reduce((sum, rho) => sum + rho, 0) / known.length) : unmeasuredPair
  const rho = coins.map((_, i) =>
    coins.map((_, j) => (i === j ? 1 : Number.isNaN(measured[i]![j]!) ? average : used(measured[i]![j]!))),
  )
  return { coins, average, rho }
}

/** A return exists only between two candles exactly an hour apart. */
function clippedReturns({ time, close }: HourlyCloses, firstMs: number, slots: number): Float64Array {
  const found = new Float64Array(slots).fill(Number.NaN)
  let [squares, count] = [0, 0]
  for (let i = 1; i < time.length; i++) {
    const slot = (time[i]! - firstMs) / HOUR_MS
    if (slot < 0 || time[i]! - time[i - 1]! !== HOUR_MS || !(close[i]! > 0) || !(close[i - 1]! > 0)) continue
    const move = Math.log(close[i]! / close[i - 1]!)
    found[slot] = move
    squares += move * move
    count++
  }
  const limit = clipTimes * Math.sqrt(squares / count)
  return found.map(move => Math.min(limit, Math.max(-limit, move)))
}

/** Over the hours that both have; undefined where those are too few. */
function measuredPair(one: Float64Array, other: Float64Array): number | undefined {
  let [count, ofOne, ofOther, both] = [0, 0, 0, 0]
  for (let i = 0; i < one.length; i++) {
    const [x, y] = [one[i]!, other[i]!]
    if (Number.isNaN(x) || Number.isNaN(y)) continue
    count++
    ofOne += x * x
    ofOther += y * y
    both += x * y
  }
  if (count < minHours || !(ofOne > 0) || !(ofOther > 0)) return undefined
  return Math.min(1, Math.max(0, both / Math.sqrt(ofOne * ofOther)))
}
