import type { Market } from '../coins/market.ts'
import { type Bars, emptyBars, quotePerTickLot } from './bars.ts'
import { exponential } from './exponential.ts'
import { avalanche, bitsAt, fraction, squaredStep } from './hash.ts'
import { sharedOver, wanderOver } from './wander.ts'

export const quarterMs = 900_000

/** The whole quarter hours from `from` up to, not including, `to`. */
export function quartersOver(market: Market, from: number, to: number): Bars {
  const { beta, homeTicks, key, quarterLots } = market
  const common = sharedOver(market.common, from, to - from)
  const own = wanderOver(market.own, from, to - from)
  const quoteRate = quotePerTickLot(market)
  const meanDeviation = Math.sqrt(beta * beta * market.common.quarterVariance + market.own.quarterVariance)
  const bars = emptyBars(to - from)

  let price = homeTicks * exponential(beta * common.edges[0] + own.edges[0])
  for (let i = 0; i < to - from; i++) {
    const bits = bitsAt(key, from + i)
    const open = price * (1 + gapAt(bits, meanDeviation))
    price = homeTicks * exponential(beta * common.edges[i + 1] + own.edges[i + 1])
    // How far a Brownian bridge reaches, given both ends: its highest point, and its lowest drawn alike.
    const middle = (open + price) / 2
    const move = (price - open) * (price - open)
    const spread = (beta * beta * common.variances[i] + own.variances[i]) * middle * middle
    const high = middle + Math.sqrt(move + spread * squaredStep(avalanche(bits + 1))) / 2
    const low = middle - Math.sqrt(move + spread * squaredStep(avalanche(bits + 2))) / 2
    const storm = meanDeviation === 0 ? 0 : 0.12 + (0.72 * (high - low)) / (middle * meanDeviation)
    const lots = rounded(quarterLots * storm * busyness(from + i) * (0.4 + 1.2 * fraction(avalanche(bits + 3))))
    // The border: from here on a price is a whole number of ticks. Up to here there were integer hashes and + - * / and
    // square roots, which IEEE 754 rounds in one way, so the same tick comes out on every machine.
    const openTicks = toTicks(open)
    const closeTicks = toTicks(price)
    bars.open[i] = openTicks
    bars.close[i] = closeTicks
    bars.high[i] = Math.max(openTicks, closeTicks, toTicks(high))
    bars.low[i] = Math.min(openTicks, closeTicks, toTicks(low))
    bars.lots[i] = lots
    bars.quote[i] = rounded(((open + high + low + price) / 4) * lots * quoteRate)
  }
  return bars
}

/** Once in about three weeks the next trade is a leap away: the other side of the book had gone. */
function gapAt(bits: number, meanDeviation: number): number {
  if ((bits & 2047) !== 0) return 0
  return ((bits & 2048) === 0 ? 1 : -1) * meanDeviation * (1 + 3 * fraction(bits))
}

/** Not Math.round, which is slower: these are never negative. */
const rounded = (value: number) => Math.floor(value + 0.5)

const toTicks = (ticks: number) => (ticks < 1 ? 1 : rounded(ticks))

/** Trading by hour of the day in UTC: busy when Europe and America are both awake, quiet in the American night. */
const hours = [
  0.95, 0.85, 0.85, 0.8, 0.75, 0.75, 0.8, 0.9, 1, 1, 1, 1.05, 1.15, 1.4, 1.5, 1.5, 1.35, 1.2, 1.1, 1.05, 1, 0.95, 0.85,
  0.9,
]

/** 1970 began on a Thursday, so the third and fourth of every seven days are a weekend. */
const days = [1.12, 1.12, 0.7, 0.7, 1.12, 1.12, 1.12]

const week = Float64Array.from({ length: 672 }, (_, i) => days[Math.floor(i / 96)] * hours[Math.floor((i % 96) / 4)])

const busyness = (quarter: number) => week[quarter % 672]
