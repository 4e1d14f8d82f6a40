import type { Candles } from '../../candles.ts'
import { column, separately } from '../column.ts'
import { trueRange } from '../volatility/atr.ts'

export interface Adx {
  readonly adx: Float64Array
  readonly plusDi: Float64Array
  readonly minusDi: Float64Array
}

/**
 * Wilder's directional movement as in TA-Lib. The directions begin at candle `period`, the index at `2 * period - 1`.
 * Highs and lows that widen by the same amount count for neither side. While nothing has moved the directions read 0
 * and the index keeps its value, so a flat start ends in 0 and not in a division of nothing by nothing.
 */
export function adx({ high, low, close }: Candles, period = 14, allocate = separately): Adx {
  const { length } = close
  const first = 2 * period - 1
  const index = column(allocate, length, first)
  const plusDi = column(allocate, length, period)
  const minusDi = column(allocate, length, period)
  const weight = 1 / period
  const keep = 1 - weight
  let plus = 0
  let minus = 0
  let range = 0
  let average = 0
  for (let i = 1; i < length; i++) {
    const up = high[i] - high[i - 1]
    const down = low[i - 1] - low[i]
    const fade = i < period ? 1 : keep
    plus = plus * fade + (up > down && up > 0 ? up : 0)
    minus = minus * fade + (down > up && down > 0 ? down : 0)
    range = range * fade + trueRange(high[i], low[i], close[i - 1])
    if (i < period) continue
    const scale = range > 0 ? 100 / range : 0
    plusDi[i] = plus * scale
    minusDi[i] = minus * scale
    const moved = plus + minus
    const strength = moved > 0 ? (100 * Math.abs(plus - minus)) / moved : 0
    if (i <= first) average += strength * weight
    else if (moved > 0) average += (strength - average) * weight
    if (i >= first) index[i] = average
  }
  return { adx: index, plusDi, minusDi }
}
