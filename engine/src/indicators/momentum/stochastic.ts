import type { Candles } from '../../candles.ts'
import { channelInto } from '../channel.ts'
import { type Arena, column } from '../column.ts'

const third = 1 / 3

export interface Stochastic {
  readonly k: Float64Array
  readonly d: Float64Array
}

/**
 * Slow stochastic as in TA-Lib: where the close stands between the lowest low and the highest high of `period` candles,
 * 0 to 100, averaged over three candles (k) and over three again (d). Both begin together, at candle `period + 3`. A
 * window without any range reads 50: the close is at neither end.
 */
export function stochastic({ high, low, close }: Candles, period = 14, arena?: Arena): Stochastic {
  const { length } = close
  const first = period + 3
  const k = column(length, period - 1, arena)
  const d = column(length, first, arena)
  channelInto(k, d, high, low, period)
  let place = 0
  let placeBefore = 0
  let average = 0
  let averageBefore = 0
  for (let i = period - 1; i < length; i++) {
    const range = k[i] - d[i]
    const placeNow = range > 0 ? (100 * (close[i] - d[i])) / range : 50
    const averageNow = (placeNow + place + placeBefore) * third
    k[i] = averageNow
    d[i] = (averageNow + average + averageBefore) * third
    placeBefore = place
    place = placeNow
    averageBefore = average
    average = averageNow
  }
  k.fill(Number.NaN, 0, first)
  d.fill(Number.NaN, 0, first)
  return { k, d }
}
