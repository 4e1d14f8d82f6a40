import { sortedQuantile } from '../evaluation/statistics.ts'
import type { Horizon } from '../forecasts/index.ts'
import { type CallRange, callLevels } from './score.ts'

/** Baseline forecasts for calls. */
export interface Rivals {
  /** How far the price usually moves over the horizon, four times in five, as a logarithm. */
  readonly swing: number
  /** "No change": as far from the price as moves usually are, by `callLevels`. */
  readonly unchangedUsd: readonly number[]
  /** A random walk whose variance forgets: 94 % of yesterday's, 6 % of the newest square (RiskMetrics, 1996). */
  readonly ewma: CallRange
}

/** So many past candles say what is usual: 90 days, or the last 500 of the shorter ones. */
const memory: Record<Horizon, number> = { '15min': 500, '1hour': 500, '4hour': 500, '1day': 90 }
const fewestMoves = 30
const decay = 0.94
/** Of a normal distribution, eight tenths lie within so many standard deviations. */
export const normal80 = 1.2815515655446004

/** The rivals of a call, from the closes of the candles that are over and as long as its horizon; undefined where those are too few. */
export function rivalsOf(
  closes: ArrayLike<number>,
  count: number,
  priceUsd: number,
  horizon: Horizon,
): Rivals | undefined {
  const first = Math.max(count - memory[horizon], 1)
  if (count - first < fewestMoves) return undefined
  const moves = Array.from({ length: count - first }, (_, i) => Math.log(closes[first + i] / closes[first + i - 1]))
  const sizes = Float64Array.from(moves, Math.abs).sort()
  // The middle is the price itself, and half of all moves go either way: the quantile of a level is one of the moves' sizes.
  const sizeAt = (level: number) => sortedQuantile(sizes, Math.abs(2 * level - 1)) * Math.sign(level - 0.5)
  let variance = moves[0] ** 2
  for (const move of moves.slice(1)) variance = decay * variance + (1 - decay) * move ** 2
  const reach = normal80 * Math.sqrt(variance)
  return {
    swing: sizeAt(0.9),
    unchangedUsd: callLevels.map(level => priceUsd * Math.exp(sizeAt(level))),
    ewma: { lowUsd: priceUsd * Math.exp(-reach), highUsd: priceUsd * Math.exp(reach) },
  }
}
