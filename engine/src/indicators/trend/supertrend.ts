import type { Candles } from '../../candles.ts'
import { type Arena, column } from '../column.ts'
import { trueRange } from '../volatility/atr.ts'

export interface Supertrend {
  readonly line: Float64Array
  /** 1 while the line runs below the price (rising), -1 while it runs above. */
  readonly direction: Float64Array
}

/**
 * SuperTrend: a stop that follows the price at `multiplier` average ranges and turns when a close passes it. Its
 * average counts the first candle's own range, as charts do, and so begins at candle `period - 1`. The first trend is
 * taken as falling unless the close is already above the upper band.
 */
export function supertrend({ high, low, close }: Candles, period = 10, multiplier = 3, arena?: Arena): Supertrend {
  const { length } = close
  const line = column(length, period - 1, arena)
  const direction = column(length, period - 1, arena)
  if (length < period) return { line, direction }

  let range = (high[0] - low[0]) / period
  for (let i = 1; i < period; i++) range += trueRange(high[i], low[i], close[i - 1]) / period
  const weight = 1 / period
  let upper = Number.POSITIVE_INFINITY
  let lower = Number.NEGATIVE_INFINITY
  let rising = false
  for (let i = period - 1; i < length; i++) {
    if (i >= period) range += (trueRange(high[i], low[i], close[i - 1]) - range) * weight
    const middle = (high[i] + low[i]) / 2
    const nextUpper = middle + multiplier * range
    const nextLower = middle - multiplier * range
    if (nextUpper < upper || (i >= period && close[i - 1] > upper)) upper = nextUpper
    if (nextLower > lower || (i >= period && close[i - 1] < lower)) lower = nextLower
    rising = rising ? close[i] >= lower : close[i] > upper
    line[i] = rising ? lower : upper
    direction[i] = rising ? 1 : -1
  }
  return { line, direction }
}
