import type { Candles } from '../../candles.ts'
import { type Arena, column } from '../column.ts'
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
export function adx({ high, low, close }: Candles, period = 14, arena?: Arena): Adx {
  const { length } = close
  const first = 2 * period - 1
  const index = column(length, first, arena)
  const plusDi = column(length, period, arena)
  const minusDi = column(length, period, arena)
  const weight = 1 / period
  const keep = 1 - weight
  let plus = 0
  let minus = 0
  let range = 0
  let average = 0
  let highBefore = high[0]
  let lowBefore = low[0]
  let closeBefore = close[0]
  for (let i = 1; i < length; i++) {
    const highNow = high[i]
    const lowNow = low[i]
    const up = highNow - highBefore
    const down = lowBefore - lowNow
    if (i >= period) {
      plus *= keep
      minus *= keep
      range *= keep
    }
    if (up > down) plus += Math.max(up, 0)
    else if (down > up) minus += Math.max(down, 0)
    range += trueRange(highNow, lowNow, closeBefore)
    highBefore = highNow
    lowBefore = lowNow
    closeBefore = close[i]
    if (i < period) continue
    const scale = range > 0 ? 100 / range : 0
    plusDi[i] = plus * scale
    minusDi[i] = minus * scale
    const moved = plus + minus
    if (moved > 0) {
      const strength = (100 * Math.abs(plus - minus)) / moved
      average += i <= first ? strength * weight : (strength - average) * weight
    }
    if (i >= first) index[i] = average
  }
  return { adx: index, plusDi, minusDi }
}
